import { pick } from '@veracite/testing/seeded';

/** Line wrapping of an entry. */
export interface Wrapping {
  /** Characters per line; Infinity for one line. */
  width: number;
  /** Indent of the first line and of the others. */
  first: string;
  rest: string;
  /** Chance that a word that does not fit is divided. */
  hyphenation: number;
  /** Marks after which addresses may be divided. */
  addressBreaks: string;
}

const LEAST_PART = 3;

/** Wraps a text. */
export function wrap(
  text: string,
  { width, first, rest, hyphenation, addressBreaks }: Wrapping,
  random: () => number,
): string[] {
  if (width === Infinity) return [first + text];
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  const words = text.split(' ');
  while (words.length > 0) {
    const word = words.shift() as string;
    const available = width - line.length - (isEmpty ? 0 : 1);
    if (word.length <= available || (isEmpty && available < 10)) {
      line += (isEmpty ? '' : ' ') + word;
      isEmpty = false;
      continue;
    }
    const cut = dividedAt(word, available, { hyphenation, addressBreaks }, random);
    if (cut) {
      line += (isEmpty ? '' : ' ') + cut[0];
      words.unshift(cut[1]);
    } else if (isEmpty) {
      line += word;
    } else words.unshift(word);
    lines.push(line);
    line = rest;
    isEmpty = true;
  }
  if (!isEmpty) lines.push(line);
  return lines;
}

function dividedAt(
  word: string,
  available: number,
  { hyphenation, addressBreaks }: Pick<Wrapping, 'hyphenation' | 'addressBreaks'>,
  random: () => number,
): [string, string] | undefined {
  if (/https?:|www\.|10\.\d{4}/.test(word)) {
    let index = -1;
    for (let i = Math.min(available, word.length - 2); i > 7 && index < 0; i -= 1)
      if (addressBreaks.includes(word.charAt(i - 1))) index = i;
    return index > 0 ? [word.slice(0, index), word.slice(index)] : undefined;
  }
  const hyphen = word.lastIndexOf('-', available - 1);
  if (hyphen > 1 && hyphen < word.length - 1 && random() < 0.7)
    return [word.slice(0, hyphen + 1), word.slice(hyphen + 1)];
  if (random() >= hyphenation || !/^\p{L}{7,}[.,;:]?$/u.test(word)) return undefined;
  const most = Math.min(available - 1, word.length - LEAST_PART - 1);
  if (most < LEAST_PART) return undefined;
  const position = LEAST_PART + Math.floor(random() * (most - LEAST_PART + 1));
  return [`${word.slice(0, position)}${pick(['-', '-', '-', '\u00ad', '‐'], random)}`, word.slice(position)];
}
