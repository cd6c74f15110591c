import type { CslItem } from '@veracite/model/csl';
import { cleanText } from './clean';

/** Returns a style's label for a thesis with a recorded genre such as "PhD thesis", "phdthesis", "Masterarbeit", "Doctoral". */
export function thesisLabel(
  genre: string | undefined,
  words: { doctoral: string; master: string; bachelor: string; other: string },
): string {
  const text = cleanText(genre ?? '');
  if (/ph\.?\s?d|doctor|dissertation|d\.?phil|habilitation|th[eè]se/i.test(text)) return words.doctoral;
  if (/master|m\.?\s?sc|m\.?\s?a\b|m\.?phil|diploma/i.test(text)) return words.master;
  if (/bachelor|b\.?\s?sc|b\.?\s?a\b|honou?rs|undergraduate/i.test(text)) return words.bachelor;
  return words.other;
}

/** Joins the recorded genre and number: "Report No. 12", "NBER Working Paper No. 123". */
export function numberedLabel(item: Pick<CslItem, 'genre' | 'number'>, plain: string): string {
  const number = cleanText(item.number ?? '');
  const genre = cleanText(item.genre ?? '');
  if (!number) return '';
  // "RFC 2119", "NBER-w1234" and "No. 7" need no label.
  if (/\p{L}{2}/u.test(number)) return number;
  const label =
    genre && !/^(?:report|preprint|other|article|journal article|tech\.?\s?report)$/i.test(genre) ? genre : plain;
  return /\bno\.?$/i.test(label) ? `${label} ${number}` : `${label} No. ${number}`;
}

/** Returns the recorded version without a leading "v". */
export const versionNumber = (item: Pick<CslItem, 'version'>): string =>
  cleanText(item.version ?? '').replace(/^v(?:ersion)?\.?\s?(?=\d)/i, '');

/** Returns the name of the preprint server. */
export function serverOf(item: CslItem): string {
  const server = item['container-title'] ?? item.archive ?? item.publisher;
  const name = cleanText(server ?? '');
  if (/arxiv/i.test(`${name} ${item.URL ?? ''} ${item.DOI ?? ''}`) && !/^(?:bio|med|chem|psy|soc|eng)/i.test(name))
    return 'arXiv';
  return name;
}
