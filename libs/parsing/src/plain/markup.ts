import { fromLatex } from '../formats/latex/to-text';
import { CHARACTERS, OPERATORS } from '../formats/latex/tables';
import { asItIs, rewrite, withChanges, type Change, type Decoded } from './rewrite';

/** Soft hyphens, joiners, marks of direction and byte order: they show nothing and come along from web pages and PDF files. */
const HIDDEN = String.raw`[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]`;
const TAG = String.raw`<\/?(a|abbr|b|br|cite|div|em|font|i|italic|bold|li|ol|p|q|sc|small|span|strong|sub|sup|td|tr|u|ul)\b([^<>]{0,300})>`;
const MARKUP = new RegExp(`${HIDDEN}|${TAG}`, 'giu');
const LINK = /\bhref\s?=\s?["']?(https?:\/\/[^\s"'<>]{4,200})/i;
/** Tags that part words. */
const PARTS = new Set(['br', 'div', 'li', 'ol', 'p', 'td', 'tr', 'ul']);

const HAS_MARKUP = new RegExp(`${HIDDEN}|<`, 'u');

/** Without tags of HTML (of a link the address stays) and without characters that show nothing. */
export function withoutMarkup(text: string): Decoded {
  if (!HAS_MARKUP.test(text)) return asItIs(text);
  return rewrite(text, MARKUP, ([, tag, attributes = '']) => {
    const link = LINK.exec(attributes)?.[1];
    return link && /10\.\d{4}|pubmed|arxiv/i.test(link) ? ` ${link} ` : PARTS.has(tag?.toLowerCase() ?? '') ? ' ' : '';
  });
}

const IS_LATEX =
  /\$[^$]{0,80}\\[A-Za-z]|\\(?:newblock|emph|text[a-z]{2}|em|it|bf|sc|url|href|doi|bib[a-z]{3,9}|natexlab)\b|\\["'`^~=.]\s?\{?\\?[A-Za-z]|\\[cvuHk]\{/;
/** Accents and letters, which stay; commands and braces, which go. */
const LATEX = new RegExp(
  [
    String.raw`(\\["'\x60^~=.]\s?\{?\\?[A-Za-z]\}?|\\[uvHtcdbkr]\{\\?[A-Za-z]\}|\\(?:ss|ae|AE|oe|OE|aa|AA|o|O|l|L|i)(?![A-Za-z])\s?(?:\{\})?|\\[&%$#_])`,
    String.raw`\$[^$\n]{1,200}\$`,
    String.raw`\\newblock\b`,
    String.raw`\\bibinfo\s?\{[a-z]{2,12}\}`,
    String.raw`\\(?<command>[A-Za-z]{2,20})\*?\s?`,
    String.raw`~|[{}]`,
  ].join('|'),
  'gu',
);

/** Without the commands of LaTeX, where the text has some: "\\newblock {\\em Nature}", "Erd{\\H{o}}s". */
export function withoutLatex(text: string): Decoded {
  if (!text.includes('\\') || !IS_LATEX.test(text)) return asItIs(text);
  return rewrite(text, LATEX, (match) => {
    const [all, letter] = match;
    if (letter || /^\$./.test(all)) return fromLatex(all);
    const command = match.groups?.['command'] ?? '';
    return CHARACTERS.get(command) ?? (OPERATORS.has(command) ? command : /^(?:~|\\newblock)/.test(all) ? ' ' : '');
  });
}

/** Bold and italics of Markdown: the marks go where two of them hold a text between them. */
const EMPHASIS = /(?<![\p{L}\p{N}*\\/])(\*{1,3})(?=[^\s*])([^*\n]{1,400})(?<=[^\s*])\1(?![\p{L}\p{N}*])/gu;

/** Without the marks of Markdown: "**Nature**, *12*". An asterisk alone stays ("The A* search"). */
export function withoutMarkdown(text: string): Decoded {
  if (!text.includes('*')) return asItIs(text);
  const changes = [...text.matchAll(EMPHASIS)].flatMap(({ 0: all, 1: mark = '', index }): Change[] => [
    { start: index, end: index + mark.length, piece: '' },
    { start: index + all.length - mark.length, end: index + all.length, piece: '' },
  ]);
  return withChanges(text, changes);
}
