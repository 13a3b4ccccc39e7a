// The short names that people at a table call each other by.

/** The family name, where the whole name has one and nobody else has it too. */
export function shortName(name: string, others: readonly string[]): string {
  const family = familyOf(name);
  return others.some((other) => other !== name && familyOf(other) === family) ? name : family;
}

/** What stands before the space: written with the family name first, and in the club's script. */
function familyOf(name: string): string {
  const [family = name] = name.split(/[ 　]/);
  return /^[\p{Script=Latin}]/u.test(name) ? name : family;
}
