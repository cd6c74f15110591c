import { toPlain } from '@veracite/formatting/markup';
import { inOtherStyle, OTHER_STYLES } from '@veracite/formatting/other-styles';
import { reference } from '@veracite/formatting/reference';
import type { CslItem } from '@veracite/model/csl';

/** Styles that entries are written in, by the rules of libs/formatting. */
export const STYLES = ['apa', 'mla', 'chicago', ...OTHER_STYLES] as const;
export type StyleName = (typeof STYLES)[number];

/** A way of printing a DOI behind an entry. */
export const FORMS = {
  none: () => '',
  bare: (doi) => ` ${doi}`,
  'doi:': (doi) => ` doi:${doi}`,
  'DOI: .': (doi) => ` DOI: ${doi}.`,
  https: (doi) => ` https://doi.org/${doi}`,
  'https.': (doi) => ` https://doi.org/${doi}.`,
  dx: (doi) => ` http://dx.doi.org/${doi}`,
  'own line': (doi) => `\nhttps://doi.org/${doi}`,
  '[Crossref]': (doi) => ` doi:${doi}[Crossref]`,
  Markdown: (doi) => ` [doi:${doi}](https://doi.org/${doi})`,
  href: (doi) => ` \\href{https://doi.org/${doi}}{doi:${doi}}`,
  'links behind': (doi) => ` https://doi.org/${doi} | CrossRef | Google Scholar`,
  PMID: (doi) => ` doi: ${doi}. Epub 2018. PMID: 26017442`,
} satisfies Record<string, (doi: string) => string>;
export type Form = keyof typeof FORMS;

/** One reference as printed, and its DOI. */
export interface Printed {
  text: string;
  doi?: string;
}

/** A work in a style with its DOI in a form; undefined where the style has nothing to say of it. */
export async function printed(work: CslItem, style: StyleName, form: Form): Promise<Printed | undefined> {
  const bare: CslItem = { ...work };
  delete bare.DOI;
  delete bare.URL;
  const text =
    style === 'apa' || style === 'mla' || style === 'chicago'
      ? reference(bare, style)
      : await inOtherStyle(bare, style);
  const plain = toPlain(text)
    .replace(/\s+/g, ' ')
    .replace(/^(?:\[?1[\].]\s*)/, '')
    .trim();
  if (plain.length < 20) return undefined;
  const doi = form === 'none' ? undefined : work.DOI?.toLowerCase();
  return doi ? { text: plain + FORMS[form](work.DOI ?? ''), doi } : { text: plain };
}
