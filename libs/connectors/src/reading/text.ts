import { decodeEntities } from './entities';
import { decodeLatex } from './latex';

/**
 * A title or name as people read it: markup (HTML, JATS, MathML) and LaTeX written out, character references decoded
 * (twice, since some databases encode them twice), white space single, invisible characters gone, composed (NFC).
 * @returns undefined when nothing is left
 */
export function plain(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const clean = decodeLatex(decodeEntities(untag(decodeEntities(untag(text)))))
    .normalize('NFC')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean || undefined;
}

/** The text of a title without the full stop that PubMed and DBLP put at its end. */
export function plainTitle(text: string | undefined): string | undefined {
  const title = plain(text);
  return title && /[^.]\.$/.test(title) && !/\b(?:[A-Z]|etc|al|Inc|Ltd|St)\.$/.test(title) ? title.slice(0, -1) : title;
}

/** Paragraphs of an abstract, without its heading. */
export function plainAbstract(text: string | undefined): string | undefined {
  const clean = plain(text?.slice(0, 20_000));
  return clean?.replace(/^(?:abstract|summary)\b[:.]?\s{0,3}(?=[A-Z])/i, '').slice(0, 5_000);
}

/** Elements that repeat in TeX what MathML says. */
const REPEATED = /<((?:mml:)?annotation|tex-math|alternatives-tex)\b[^>]{0,300}>[^<]{0,3000}<\/\1>/g;
/** Elements between which a blank is due. */
const BLOCK = /<\/?(?:jats:)?(?:p|title|sec|br|div|li|list-item)\b[^<>]{0,300}>/gi;
const TAG = /<\/?[a-z][a-z\d:-]{0,30}(?:\s[^<>]{0,1000})?\/?>/gi;

function untag(text: string): string {
  if (!text.includes('<')) return text;
  return text.replace(REPEATED, '').replace(/<!\[CDATA\[|\]\]>/g, '').replace(BLOCK, ' ').replace(TAG, '');
}
