import { fromLatex } from '../../formats/latex/to-text';
import { CHARACTERS, JOURNAL_COMMANDS, OPERATORS } from '../../formats/latex/tables';
import { INVISIBLE } from '@veracite/text/hidden';
import { asItIs, rewrite, withChanges, type Change, type Decoded } from './rewrite';

const TAG = String.raw`<\/?(a|abbr|b|br|cite|div|em|font|i|italic|bold|li|ol|p|q|sc|small|span|strong|sub|sup|td|tr|u|ul)\b([^<>]{0,300})>`;
const MARKUP = new RegExp(`${INVISIBLE}|${TAG}`, 'giu');
const LINK = /\bhref\s?=\s?["']?(https?:\/\/[^\s"'<>]{4,200})/i;
/** Tags that separate words. */
const PARTS = new Set(['br', 'div', 'li', 'ol', 'p', 'td', 'tr', 'ul']);

const HAS_MARKUP = new RegExp(`${INVISIBLE}|<`, 'u');

/** Removes HTML tags and invisible characters. The address of a link to an identifier stays. */
export function withoutMarkup(text: string): Decoded {
  if (!HAS_MARKUP.test(text)) return asItIs(text);
  const changes: Change[] = [];
  for (const match of text.matchAll(MARKUP)) {
    const [all, tag, attributes = ''] = match;
    const start = match.index;
    const end = start + all.length;
    const link = LINK.exec(attributes)?.[1];
    if (link && /10(?:\.|%2e)\d{4}|pubmed|arxiv/i.test(link)) {
      const index = start + all.indexOf(link);
      changes.push({ start, end: index, replacement: ' ' }, { start: index + link.length, end, replacement: ' ' });
    } else changes.push({ start, end, replacement: PARTS.has(tag?.toLowerCase() ?? '') ? ' ' : '' });
  }
  return withChanges(text, changes);
}

/** A Markdown link: "[doi:10.1000/182](https://doi.org/10.1000/182)". The address may contain a pair of brackets. */
const MARKDOWN_LINK =
  /\[([^[\]]{1,300})\]\(<?(https?:\/\/[^\s()<>]{1,300}(?:\([^\s()<>]{0,80}\)[^\s()<>]{0,300}){0,4})>?\)/g;

/** The end of a SICI, which programs take for the name of a host: "110<446:EOTOFR>[2.0.CO;2](http://2.0.CO;2)". */
const SICI_END = /^(?:https?:\/\/)?\d\.\d\.co\b/i;

/** Replaces each Markdown link by its words and its address; inside a SICI, by its words. */
export function withoutLinks(text: string): Decoded {
  if (!text.includes('](')) return asItIs(text);
  const changes: Change[] = [];
  for (const { 0: all, 1: words = '', 2: address = '', index: start } of text.matchAll(MARKDOWN_LINK)) {
    const behind = start + 1 + words.length;
    changes.push({ start, end: start + 1, replacement: '' });
    if (SICI_END.test(words) && /(?:>|%3e)$/i.test(text.slice(Math.max(0, start - 3), start))) {
      changes.push({ start: behind, end: start + all.length, replacement: '' });
      continue;
    }
    const index = behind + all.slice(1 + words.length).indexOf(address);
    changes.push({ start: behind, end: index, replacement: ' ' });
    changes.push({ start: index + address.length, end: start + all.length, replacement: '' });
  }
  return withChanges(text, changes);
}

const IS_LATEX =
  /\$[^$]{0,80}\\[A-Za-z]|\\(?:newblock|emph|text[a-z]{2}|em|it|bf|sc|url|href|doi|bib[a-z]{3,9}|natexlab)\b|\\["'`^~=.]\s?\{?\\?[A-Za-z]|\\[cvuHk](?:\{|\s\p{L})|\\(?:ss|ae|AE|oe|OE|aa|AA|o|O|l|L)(?!\p{L})/u;
const HAS_JOURNAL = new RegExp(String.raw`\\(?:${JOURNAL_COMMANDS.join('|')})(?![A-Za-z])`);
/** Accents and letters, which are converted; commands and braces, which are removed. */
const LATEX = new RegExp(
  [
    String.raw`(\\["'\x60^~=.]\s?\{?\\?[A-Za-z]\}?|\\[uvHtcdbkr](?:\{\\?[A-Za-z]\}|\s[A-Za-z])|\\(?:ss|ae|AE|oe|OE|aa|AA|o|O|l|L|i)(?![A-Za-z])\s?(?:\{\})?|\\[&%$#_])`,
    String.raw`\$[^$\n]{1,200}\$`,
    String.raw`\\newblock\b`,
    // Between the address and the words of a link.
    String.raw`(?<=\\href\s?\{[^{}]{0,300})\}\s?\{`,
    String.raw`\\bibinfo\s?\{[a-z]{2,12}\}`,
    String.raw`\\(?<command>[A-Za-z]{2,20})\*?\s?`,
    String.raw`(?<!/)~|[{}]`,
  ].join('|'),
  'gu',
);

/** Removes LaTeX commands and converts LaTeX letters: "\\newblock {\\em Nature}", "Erd{\\H{o}}s". */
export function withoutLatex(text: string): Decoded {
  if (!text.includes('\\') || !(IS_LATEX.test(text) || HAS_JOURNAL.test(text))) return asItIs(text);
  return rewrite(text, LATEX, (match) => {
    const [all, letter] = match;
    if (letter || /^\$./.test(all)) return fromLatex(all);
    const command = match.groups?.['command'] ?? '';
    return (
      CHARACTERS.get(command) ??
      (OPERATORS.has(command)
        ? command
        : /^(?:~|\\newblock|\}|\\(?:url|href|doi|path|nolinkurl)\b)/.test(all) && all !== '}'
          ? ' '
          : '')
    );
  });
}

/** Bold and italic text in Markdown. */
const EMPHASIS = /(?<![\p{L}\p{N}*\\/])(\*{1,3})(?=[^\s*])([^*\n]{1,400})(?<=[^\s*])\1(?![\p{L}\p{N}*])/gu;

/** Removes Markdown emphasis: "**Nature**, *12*". A single asterisk stays ("The A* search"). */
export function withoutMarkdown(text: string): Decoded {
  if (!text.includes('*')) return asItIs(text);
  const changes = [...text.matchAll(EMPHASIS)].flatMap(({ 0: all, 1: mark = '', index }): Change[] => [
    { start: index, end: index + mark.length, replacement: '' },
    { start: index + all.length - mark.length, end: index + all.length, replacement: '' },
  ]);
  return withChanges(text, changes);
}
