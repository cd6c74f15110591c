import { plainOfHtml, plainOfLatex } from '@veracite/text/markup';

/** Elements in which MathML and JATS repeat a formula in TeX or Content MathML. */
const REPEATED = /<((?:mml:)?annotation(?:-xml)?|(?:jats:)?tex-math)\b[^>]{0,300}>[^<]{0,3000}<\/\1>/g;
const LATEX = /\\[a-z"'`^~]|\$[^$]{1,300}\$|\{[^{}]{0,300}\}/i;

/**
 * Converts a title or name to plain text: removes markup (HTML, JATS, MathML) and LaTeX, decodes character references,
 * collapses white space, removes invisible characters and normalizes to NFC.
 * @returns undefined for an empty result
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

/** Removes the final period that PubMed and DBLP add to titles. */
export function plainTitle(text: string | undefined): string | undefined {
  const title = plainText(text);
  return title && /[^.]\.$/.test(title) && !/\b(?:[A-Z]|etc|al|Inc|Ltd|St)\.$/.test(title) ? title.slice(0, -1) : title;
}

/** Returns the text of an abstract without its heading. */
export function plainAbstract(text: string | undefined): string | undefined {
  const clean = plainText(text?.slice(0, 20_000));
  return clean?.replace(/^(?:abstract|summary)\b[:.]?\s{0,3}(?=[A-Z])/i, '').slice(0, 5_000);
}

/** Removes the brackets around the translated titles of PubMed, Europe PMC and ERIC. */
export function removeBrackets(title: string | undefined): string | undefined {
  return title?.replace(/^\s{0,9}\[(.{1,2000})\]\.?\s{0,9}$/s, '$1');
}
