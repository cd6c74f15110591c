/** Labels of tokens, in the order of the model's columns. `other` is what is not a field: numbering, notes. */
export const LABELS = [
  'other',
  'author',
  'editor',
  'translator',
  'title',
  'container',
  'series',
  'date',
  'volume',
  'issue',
  'page',
  'number',
  'edition',
  'publisher',
  'place',
  'genre',
] as const;

export type Label = (typeof LABELS)[number];

export const LABEL_INDEX: Readonly<Record<Label, number>> = Object.fromEntries(
  LABELS.map((label, index) => [label, index]),
) as Record<Label, number>;
