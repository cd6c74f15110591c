import type { CslItem } from '@veracite/model/csl';
import { factsOf, type Facts } from './facts';

/** CSL ids of the styles other than APA, MLA and Chicago notes. */
export const OTHER_STYLES = ['chicago-author-date', 'ieee', 'vancouver', 'harvard', 'ama', 'acs', 'nature'] as const;
export type OtherStyle = (typeof OTHER_STYLES)[number];

type Writer = (facts: Facts) => string;

/** Formatters, loaded on first use. */
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

/** Formats a work's entry in one of the other styles, with italic marks and without the list's number. */
export async function inOtherStyle(item: CslItem, style: OtherStyle): Promise<string> {
  const write = await WRITERS[style]();
  return write(factsOf(item));
}
