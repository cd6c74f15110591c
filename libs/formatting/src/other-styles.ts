import type { CslItem } from '@veracite/model/csl';
import { factsOf, type Facts, type FormatOptions } from './facts';

/** Styles beside APA, MLA and Chicago, by the id that CSL gives them. */
export const OTHER_STYLES = ['chicago-author-date', 'ieee', 'vancouver', 'harvard', 'ama', 'acs', 'nature'] as const;
export type OtherStyle = (typeof OTHER_STYLES)[number];

type Writer = (facts: Facts) => string;

/** Each family of styles is fetched when first asked for. */
const WRITERS: Record<OtherStyle, () => Promise<Writer>> = {
  'chicago-author-date': async () => {
    const { chicagoAuthorDate } = await import('./styles/chicago/bibliography');
    return ({ item, casings }) => chicagoAuthorDate(item, { casings });
  },
  ieee: async () => (await import('./styles/more/ieee')).ieee,
  vancouver: async () => (await import('./styles/more/medicine')).vancouver,
  ama: async () => (await import('./styles/more/medicine')).ama,
  acs: async () => (await import('./styles/more/sciences')).acs,
  nature: async () => (await import('./styles/more/sciences')).nature,
  harvard: async () => (await import('./styles/more/harvard')).harvard,
};

/**
 * A work's entry in one of the further styles, with marks of italics.
 * Numbered styles come without their number: it is the list's, not the work's.
 */
export async function inOtherStyle(item: CslItem, style: OtherStyle, options?: FormatOptions): Promise<string> {
  const write = await WRITERS[style]();
  return write(factsOf(item, options));
}
