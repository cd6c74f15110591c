import names from '../data/field-names.json';

/** Returns the name of a field in a sentence: "venue" for `container-title`. Names that equal their key are not listed. */
export const fieldName = (field: string): string => (names as Record<string, string>)[field] ?? field;

/** Returns the name of a field as a label: "Venue", but "arXiv". */
export const fieldLabel = (field: string): string =>
  fieldName(field).replace(/^[a-z](?=[a-z]+\b)/, (letter) => letter.toUpperCase());
