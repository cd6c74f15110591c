import { citingIn } from '@veracite/documents/latex/cite-commands';
import type { Span } from '@veracite/model/reference';

/** A citation of an entry by its key, with the offsets of the key. */
interface CitedKey extends Span {
  key: string;
}

/** A key after @ as in Pandoc and Typst, or in angle brackets as a label of Typst. */
const WRITTEN = /(?<![\p{L}\p{N}_\\/.:])@\{?([\p{L}\p{N}_][^\s[\]{},;<>()"'@]*)|<([\p{L}\p{N}_][\p{L}\p{N}_.:-]*)>/gu;

const isLatex = (name: string): boolean => /\.(?:tex|ltx)$/i.test(name);

/** Finds the citations of known keys in a document. */
export function citedKeys(name: string, text: string, isKnown: (key: string) => boolean): CitedKey[] {
  return isLatex(name) ? inCommands(text, isKnown) : inText(text, isKnown);
}

function inCommands(text: string, isKnown: (key: string) => boolean): CitedKey[] {
  return citingIn(text).flatMap(({ start, end, items }) => {
    let from = start;
    return items.flatMap(({ key }): CitedKey[] => {
      const found = text.indexOf(key, from);
      if (found < 0 || found >= end) return [];
      from = found + key.length;
      return isKnown(key) ? [{ key, start: found, end: from }] : [];
    });
  });
}

function inText(text: string, isKnown: (key: string) => boolean): CitedKey[] {
  return [...text.matchAll(WRITTEN)].flatMap(({ index, 0: all, 1: after, 2: label }): CitedKey[] => {
    const written = after ?? label ?? '';
    // Punctuation may follow a key or be a part of it.
    const key = [written, /^.*[\p{L}\p{N}_]/u.exec(written)?.[0] ?? ''].find(isKnown);
    const start = index + all.indexOf(written);
    return key === undefined ? [] : [{ key, start, end: start + key.length }];
  });
}

/** The longest text before the cursor that is looked at. */
const CONTEXT_LENGTH = 600;
const LATEX_START = /\\[A-Za-z]{0,12}[cC]ite[A-Za-z]{0,16}\*?\s?(?:\[[^\]]*\]\s?){0,2}\{(?:[^{}]*,)?\s*([^{},\s]*)$/;
const OTHER_START = /(?:(?<![\p{L}\p{N}_\\/.:])@\{?|cite\([^()]*<)([^\s[\]{},;<>()"'@]*)$/u;

/** Returns the part of a key that was typed before an offset; undefined where no key belongs. */
export function startedKey(name: string, text: string, offset: number): string | undefined {
  const before = text.slice(Math.max(0, offset - CONTEXT_LENGTH), offset);
  return (isLatex(name) ? LATEX_START : OTHER_START).exec(before)?.[1];
}
