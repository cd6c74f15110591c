import type { CslItem } from '@veracite/model/csl';
import { fold } from '@veracite/text/fold';

/** A reference according to the source. A reference without a title has its whole text. */
export interface TrueReference {
  key: string;
  title?: string;
  /** Family name of the first author. */
  family?: string;
  year?: string;
  raw?: string;
}

/** Folds a text and removes spaces, so that line breaks, hyphens and broken letters do not matter. */
export const squeezed = (text: string): string => fold(text).replace(/ /g, '');

export const fromCsl = (csl: Partial<CslItem> & { id?: unknown }): TrueReference => ({
  key: String(csl.id ?? ''),
  ...definedOnly({
    title: csl.title,
    family: csl.author?.[0]?.family ?? csl.author?.[0]?.literal,
    year: csl.issued?.['date-parts']?.[0]?.[0]?.toString(),
  }),
});

/** Removes fields without a value. */
export function definedOnly<T extends Record<string, string | undefined>>(fields: T): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as { [K in keyof T]?: string };
}
