import type { Span } from '@veracite/model/reference';
import { labelOf } from './label';
import { linesOf, type Line } from './lines';
import { looksFinished, looksLikeStart } from './looks';

/** One entry of a pasted list. */
export interface Part extends Span {
  /** Characters at its beginning that are numbering. */
  lead: number;
  /** The split here is a guess. */
  isDoubtful?: boolean;
}

const HEADING =
  /^(?:[^\p{L}\p{N}]|\d{1,2}\.?\s)*(?:references?(?: cited| list)?|bibliograph(?:y|ie|ía|ia)|works cited|literature(?: cited)?|literatur(?:verzeichnis|angaben)?|referencias(?: bibliográficas)?|referências(?: bibliográficas)?|références(?: bibliographiques)?|riferimenti bibliografici|referenties|(?:список (?:использованн(?:ой|ых) )?)?(?:литератур[аы]|источник(?:и|ов))|参考文献)\W*$/iu;

/**
 * Where the entries of a pasted list begin and end: by numbering, blank lines, hanging indent, or, when lines were broken
 * by a printer's width, by what the lines look like. Headings are left out.
 */
export function splitText(text: string): Part[] {
  const lines = linesOf(text).filter((line) => !HEADING.test(line.text));
  const filled = lines.filter((line) => !line.isBlank);
  if (filled.length === 0) return [];
  if (isNumbered(filled)) return group(text, lines, (line) => labelOf(line.text) !== undefined, true);
  if (hasBlocks(lines)) return group(text, lines, (_, previous) => previous === undefined || previous.isBlank);
  const hanging = hangingIndent(filled);
  if (hanging !== undefined) return group(text, lines, (line) => line.indent <= hanging);
  if (isWrapped(filled)) {
    return group(
      text,
      lines,
      (line, previous) => previous === undefined || (looksFinished(previous.text) && looksLikeStart(line.text)),
    ).map((part) => ({ ...part, isDoubtful: true }));
  }
  return group(text, lines, () => true);
}

function group(
  text: string,
  lines: readonly Line[],
  starts: (line: Line, previous: Line | undefined) => boolean,
  numbered = false,
): Part[] {
  const parts: Part[] = [];
  lines.forEach((line, i) => {
    if (line.isBlank) return;
    const last = parts.at(-1);
    if (last && !starts(line, lines[i - 1])) last.end = line.end;
    else parts.push({ start: line.start, end: line.end, lead: labelOf(text.slice(line.start, line.end))?.length ?? 0 });
  });
  // What stands before the first number is a heading or a sentence, unless it is the only thing there.
  const first = parts[0];
  if (numbered && parts.length > 1 && first && first.lead === 0) parts.shift();
  return parts;
}

/** At least two numbers in rising order, or every line with a bullet; the first such line is among the first two. */
function isNumbered(lines: readonly Line[]): boolean {
  const labels = lines.map((line) => labelOf(line.text));
  const found = labels.filter((label) => label !== undefined);
  if (found.length < 2 || (labels[0] === undefined && labels[1] === undefined))
    return found.length === 1 && labels[0] !== undefined && lines.length > 1 && found[0]?.number === 1;
  const numbers = found.flatMap((label) => (label.number === undefined ? [] : [label.number]));
  if (numbers.length === found.length) {
    const rising = numbers.filter((number, i) => i > 0 && number > (numbers[i - 1] ?? 0)).length;
    return rising >= (numbers.length - 1) * 0.8;
  }
  return found.length >= lines.length * 0.25;
}

/** Blank lines between entries, and more than one line in some entry. */
function hasBlocks(lines: readonly Line[]): boolean {
  let blanks = 0;
  let joined = 0;
  let seen = false;
  lines.forEach((line, i) => {
    if (line.isBlank) blanks += seen ? 1 : 0;
    else {
      seen = true;
      if (i > 0 && lines[i - 1]?.isBlank === false) joined += 1;
    }
  });
  if (blanks === 0 || joined === 0) return false;
  // Lines that each look whole are a list that happens to have gaps.
  const whole = lines.filter(
    (line, i) =>
      !line.isBlank &&
      lines[i - 1]?.isBlank === false &&
      looksLikeStart(line.text) &&
      looksFinished(lines[i - 1]?.text ?? ''),
  );
  return whole.length < joined * 0.6;
}

function hangingIndent(lines: readonly Line[]): number | undefined {
  const indents = lines.map((line) => line.indent);
  const least = Math.min(...indents);
  const most = Math.max(...indents);
  return most - least >= 2 && indents[0] === least && indents.filter((indent) => indent === least).length < lines.length
    ? least
    : undefined;
}

/** Most lines are filled to about the same width, and not every line begins like a reference. */
function isWrapped(lines: readonly Line[]): boolean {
  if (lines.length < 2) return false;
  const widest = lines.reduce((most, line) => Math.max(most, line.text.length), 0);
  if (widest > 140) return false;
  const odd = lines.filter(
    (line, i) => i > 0 && !(looksLikeStart(line.text) && looksFinished(lines[i - 1]?.text ?? '')),
  );
  return odd.length > 0;
}
