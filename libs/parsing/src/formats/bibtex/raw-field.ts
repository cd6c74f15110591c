/** Value of the first of these fields that has one, with its commands and braces. */
export type RawField = (...names: string[]) => string | undefined;
