import type { Span } from '@veracite/model/reference';
import type { Label } from '../model/labels';
import type { Token } from '../tokens/tokenize';

/** Adjacent tokens with the same label, as a span of the text. */
export interface Run extends Span {
  label: Label;
  tokens: number;
  /** An identifier, an address or a date of access, which the labeler does not read. */
  isMask?: true;
}

export function runsOf(tokens: readonly Token[], labels: readonly Label[]): Run[] {
  const runs: Run[] = [];
  tokens.forEach((token, i) => {
    const label = token.mask ? 'other' : (labels[i] ?? 'other');
    const last = runs.at(-1);
    if (last?.label === label && !token.mask && !tokens[i - 1]?.mask) {
      last.end = token.end;
      last.tokens += 1;
    } else runs.push({ label, start: token.start, end: token.end, tokens: 1, ...(token.mask ? { isMask: true } : {}) });
  });
  return runs;
}
