import type { VerificationResult } from '@veracite/contracts/citations';
import { plainMark, tokensOf } from '@veracite/formatting/difference/tokens';
import type { Style } from '@veracite/model/verification';
import { plainOf } from '../../italics';
import { differencesIn, kindOf, type Kind } from '../evidence/result-kinds';

/** Puts the correction in a style in the place of the citation written; `undefined` takes it back. */
export type Accept = (index: number, style: Style | undefined) => void;

/** Styles of accepted corrections by their place in the list. */
export type Accepted = ReadonlyMap<number, Style>;

/** What was chosen on this page, by `keysOf`, over what the server kept; `undefined` where it was taken back. */
export type Chosen = ReadonlyMap<string, Style | undefined>;

type Results = (VerificationResult | undefined)[];

/** Whether a citation is written as the corrected one already: spaces and the shape of quotes and dashes are no change. */
export function standsAlready(written: string, corrected: string): boolean {
  const marks = (text: string) =>
    tokensOf(text)
      .map((token) => plainMark(token.text))
      .join(' ');
  return marks(written) === marks(plainOf(corrected));
}

/** Whether there is something to write in place of a citation: something was found, and it is not written so already. */
export function hasCorrection(result: VerificationResult | undefined, style: Style): boolean {
  const corrected = result?.correctedCitation?.[style];
  return Boolean(corrected) && !standsAlready(result?.originalText ?? '', corrected ?? '');
}

const FIXABLE: readonly Kind[] = ['differs', 'other-work', 'incomplete'];

/** Corrections that may be accepted together: of works that were found and are described badly. What nobody found, or is right, stands. */
export function offeredIn(results: Results, style: Style): Accepted {
  const offered = results.flatMap((result, index): [number, Style][] =>
    result && FIXABLE.includes(kindOf(result)) && hasCorrection(result, style) ? [[index, style]] : [],
  );
  return new Map(offered);
}

/** Of what may be accepted together, where the citation is right and only lacks something: nothing that was typed is replaced. */
export function lackingIn(results: Results, style: Style): Accepted {
  const isLacking = (index: number) => {
    const result = results[index];
    return result !== undefined && kindOf(result) === 'incomplete' && differencesIn(result).length === 0;
  };
  return new Map([...offeredIn(results, style)].filter(([index]) => isLacking(index)));
}

/** The accepted correction of one result, italics between asterisks. */
export function acceptedText(result: VerificationResult | undefined, style: Style | undefined): string | undefined {
  return style && result?.correctedCitation?.[style];
}

/** The list as it now reads: accepted corrections, and as written what was left. */
export function correctedList(results: VerificationResult[], accepted: Accepted): string[] {
  return results.map(
    (result, index) => acceptedText(result, accepted.get(index)) ?? result.originalText.replaceAll('*', '∗'),
  );
}

/** Names that the results keep when a list that is stopped closes its gaps: the text, and which of its like it is. */
export function keysOf(results: Results): (string | undefined)[] {
  const seen = new Map<string, number>();
  return results.map((result) => {
    if (!result) return undefined;
    const nth = seen.get(result.originalText) ?? 0;
    seen.set(result.originalText, nth + 1);
    return `${nth} ${result.originalText}`;
  });
}

/** What stands accepted: as the server kept it, but for what was chosen since. */
export function acceptedOf(results: Results, chosen: Chosen): Accepted {
  const accepted = new Map<number, Style>();
  for (const [index, key] of keysOf(results).entries()) {
    const style = key !== undefined && chosen.has(key) ? chosen.get(key) : results[index]?.accepted;
    if (style) accepted.set(index, style);
  }
  return accepted;
}
