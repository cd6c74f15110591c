import type { KeyedItem } from '@veracite/model/document';

/** A citing command, with its offsets in the text. */
export interface Citing {
  start: number;
  end: number;
  items: KeyedItem[];
  isSilent: boolean;
}

/** Matches citing commands of LaTeX, natbib, BibLaTeX, apacite, harvard, jurabib, abntex2cite and csquotes, and commands named like them. */
const COMMAND =
  /\\((?:[A-Za-z]{0,12}[cC]ite[A-Za-z]{0,16}|citation|apud(?:online)?|(?:text|block)cquote)\*?)(?=\s*[[({<])/g;
const NO_CITATION =
  /^(?:citestyle|citename|citeindex\w*|setcite\w*|bibcite|defcite\w*|citeauthoryear|newcite\w*def|DeclareCite\w*|citepunct|citedash|citeleft|citeright|citeform|citenumfont)/;

/** Finds the citing commands of a LaTeX text, with their page locators. */
export function citingIn(text: string): Citing[] {
  const found: Citing[] = [];
  for (const { index, 0: all, 1: name = '' } of text.matchAll(COMMAND)) {
    if (NO_CITATION.test(name)) continue;
    const isMany = /^apud|cites\*?$/i.test(name) && !/^nocites$/.test(name);
    let position = index + all.length;
    const items: KeyedItem[] = [];
    if (isMany) position = options(text, position, '(', ')').end;
    do {
      const { values, end } = options(text, position, '[', ']');
      const keys = group(text, end);
      if (!keys) break;
      position = keys.end;
      const locator = tidy(values.at(-1) ?? '');
      const listed = keys.words
        .split(',')
        .map((key) => key.trim())
        .filter((key) => key !== '' && !key.includes('#'));
      items.push(...listed.map((key, i) => ({ key, ...(locator && i === listed.length - 1 && { locator }) })));
    } while (isMany && /^\s*[[{]/.test(text.slice(position, position + 40)));
    if (items.length > 0) found.push({ start: index, end: position, items, isSilent: name.startsWith('nocite') });
  }
  return found;
}

const tidy = (note: string): string =>
  note
    .replace(/~/g, ' ')
    .replace(/-{2,}/g, '–')
    .replace(/\\[a-zA-Z]+\s?|[{}]/g, '')
    .trim();

function options(text: string, from: number, open: string, close: string): { values: string[]; end: number } {
  const values: string[] = [];
  let offset = from;
  for (;;) {
    const blank = /^\s*/.exec(text.slice(offset, offset + 20))?.[0].length ?? 0;
    if (text.charAt(offset + blank) !== open) return { values, end: offset };
    const end = closing(text, offset + blank, open, close);
    if (end === undefined) return { values, end: offset };
    values.push(text.slice(offset + blank + 1, end));
    offset = end + 1;
  }
}

function group(text: string, from: number): { words: string; end: number } | undefined {
  const blank = /^\s*/.exec(text.slice(from, from + 20))?.[0].length ?? 0;
  if (text.charAt(from + blank) !== '{') return undefined;
  const end = closing(text, from + blank, '{', '}');
  return end === undefined ? undefined : { words: text.slice(from + blank + 1, end), end: end + 1 };
}

/** Returns the offset of the bracket that closes the one at `from`, searching up to `most` characters. */
export function closing(text: string, from: number, open: string, close: string, most = 3000): number | undefined {
  let depth = 0;
  for (let index = from; index < Math.min(text.length, from + most); index += 1) {
    const char = text.charAt(index);
    if (char === '\\') index += 1;
    else if (char === open) depth += 1;
    else if (char === close) {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return undefined;
}
