// Where the parts of 進行 stand, so that what comes next can be led to.

export const roundPlace = (stage: number, round: number) => `round-${stage}-${round}`;

export const cutPlace = (stage: number) => `cut-${stage}`;

export const lotPlace = (stage: number) => `lot-${stage}`;
