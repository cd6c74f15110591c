import type { Span } from '@veracite/model/reference';
import type { PlainEntry } from '../entry';

const ITEM = /\\bibitem\b/g;
/** The end of the last item: the end of the list or of its environment. */
const END =
  /\\end\s*\{thebibliography\}|\\end\s*\{document\}|\\end\s*\{references\}|\\appendix\b|\\section\*?\s*\{|\\begin\s*\{(?:biography|IEEEbiography)/g;
/** Comments, ties, and commands of REVTeX, natbib and BibTeX styles that contain no text of the reference. */
const HOLES =
  /(?<!\\)%[^\n]*|(?<![\\/])~|\\[\s,;:!/@]|\\(?:enspace|thinspace|nobreakspace|quad)(?:\{\}|(?![A-Za-z]))|\\h(?:space\*?\s?\{[^{}]{0,40}\}|skip\s?[\d.]{1,6}\s?[a-z]{2})|\\MR\s?\{[^{}]{0,60}\}|\\(?:input|include)\s*\{[^{}]{0,200}\}|\\Bib(?:itemOpen|itemShut\s*\{[A-Za-z]*\})|\\bib(?:field|info)\s*\{[a-z]{2,14}\}|\\bib(?:namefont|fnamefont)\b|\\href(?:@noop|Noop)?\s*\{\}|\\(?:natexlab|noopsort)\s*\{[^{}]{0,40}\}|\\(?:newblock|BibitemShut|enquote|path|urlstyle\s*\{[a-z]*\}|penalty-?\d{1,5}|relax)(?![A-Za-z])/g;

/** Reads the items of `\begin{thebibliography}` inside LaTeX; the text of an item begins after its key. */
export function readLatexBibliography(text: string): PlainEntry[] {
  const entries: PlainEntry[] = [];
  const starts = [...text.matchAll(ITEM)].filter(({ index }) => !isComment(text, index)).map(({ index }) => index);
  const ends = [...text.matchAll(END)].map(({ index }) => index);
  let nextEnd = 0;
  starts.forEach((index, i) => {
    while (nextEnd < ends.length && (ends[nextEnd] ?? 0) < index) nextEnd += 1;
    const until = Math.min(starts[i + 1] ?? text.length, ends[nextEnd] ?? text.length);
    const start = skipKey(text, index + '\\bibitem'.length, until);
    const inside = text.slice(start, until);
    const from = start + inside.length - inside.trimStart().length;
    const span = { start: from, end: from + inside.trim().length };
    if (span.end > span.start) entries.push({ span, holes: holesIn(text.slice(span.start, span.end)) });
  });
  return entries;
}

function isComment(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 200), index);
  return /(?<!\\)%/.test(before.slice(before.lastIndexOf('\n') + 1));
}

function holesIn(item: string): Span[] {
  return [...item.matchAll(HOLES)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Returns the position after `[label]` and `{key}`, in which braces may be nested. */
function skipKey(text: string, from: number, until: number): number {
  let index = from;
  for (const [open, close] of [
    ['[', ']'],
    ['{', '}'],
  ] as const) {
    while (index < until && /[\s%]/.test(text.charAt(index))) index += 1;
    if (text.charAt(index) !== open) continue;
    let depth = 0;
    for (let i = index + 1; i < until; i += 1) {
      const char = text.charAt(i);
      if (char === '\\') i += 1;
      else if (char === close && depth === 0) {
        index = i + 1;
        break;
      } else if (char === '{') depth += 1;
      else if (char === '}') depth -= 1;
    }
  }
  return index;
}
