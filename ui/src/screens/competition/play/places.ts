// Where the parts of 進行 stand, so that what comes next can be led to.

export const roundPlace = (stage: number, round: number) => `round-${stage}-${round}`;

/** In place of the rounds of a stage while one of them is drawn. */
export const drawingPlace = (stage: number) => `drawing-${stage}`;

export const cutPlace = (stage: number) => `cut-${stage}`;

export const lotPlace = (stage: number) => `lot-${stage}`;
