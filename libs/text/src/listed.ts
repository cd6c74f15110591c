/** Joins names with commas and "and": "Crossref, DBLP and OpenAlex". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
