import { plainOfHtml, plainOfLatex } from '@veracite/text/markup';

/** What MathML and JATS repeat in TeX or Content MathML beside the form that is shown. */
const REPEATED = /<((?:mml:)?annotation(?:-xml)?|(?:jats:)?tex-math)\b[^>]{0,300}>[^<]{0,3000}<\/\1>/g;
const LATEX = /\\[a-z"'`^~]|\$[^$]{1,300}\$|\{[^{}]{0,300}\}/i;

/**
 * A title or name as people read it: markup (HTML, JATS, MathML) and LaTeX written out, character references decoded,
 * white space single, invisible characters gone, composed (NFC).
 * @returns undefined when nothing is left
 */
export function plainText(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const unmarked = plainOfHtml(text.replace(REPEATED, '').replace(/<!\[CDATA\[|\]\]>/g, ''));
  const clean = (
    LATEX.test(unmarked) ? plainOfLatex(unmarked).replace(/(?<=[\p{L}\p{N}])[\^_](?=[\p{L}\p{N}+−-])/gu, '') : unmarked
  )
    .normalize('NFC')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean || undefined;
}

/** A title without the full stop that PubMed and DBLP put at its end. */
export function plainTitle(text: string | undefined): string | undefined {
  const title = plainText(text);
  return title && /[^.]\.$/.test(title) && !/\b(?:[A-Z]|etc|al|Inc|Ltd|St)\.$/.test(title) ? title.slice(0, -1) : title;
}

/** The text of an abstract, without its heading. */
export function plainAbstract(text: string | undefined): string | undefined {
  const clean = plainText(text?.slice(0, 20_000));
  return clean?.replace(/^(?:abstract|summary)\b[:.]?\s{0,3}(?=[A-Z])/i, '').slice(0, 5_000);
}

/** A title without the brackets in which PubMed, Europe PMC and ERIC put translations. */
export function removeBrackets(title: string | undefined): string | undefined {
  return title?.replace(/^\s{0,9}\[(.{1,2000})\]\.?\s{0,9}$/s, '$1');
}
