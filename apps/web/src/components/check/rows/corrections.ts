import type { VerificationResult } from '@veracite/contracts/citations';
import { plainMark, tokensOf } from '@veracite/formatting/difference/tokens';
import type { Style } from '@veracite/model/verification';
import { plainOf } from '@veracite/text/italics';
import { differencesIn } from '@veracite/report/result-kinds';

/** Accepts the correction of a citation in a style; `undefined` reverts it. */
export type Accept = (index: number, style: Style | undefined) => void;

/** Styles of accepted corrections by their index in the list. */
export type Accepted = ReadonlyMap<number, Style>;

/** Choices made on this page, by the keys of `keysOf`; `undefined` where a correction was reverted. They override the stored ones. */
export type Chosen = ReadonlyMap<string, Style | undefined>;

/** Numbers or bullets before the citations of a list: "[1]". */
export type Labels = readonly (string | undefined)[];

type Results = (VerificationResult | undefined)[];

/** Returns whether a citation equals its correction, apart from spaces and the shape of quotes and dashes. */
export function isAlreadyCorrect(written: string, corrected: string): boolean {
  const marks = (text: string) =>
    tokensOf(text)
      .map((token) => plainMark(token.text))
      .join(' ');
  return marks(written) === marks(plainOf(corrected));
}

/** Returns whether a citation has a correction that differs from it. */
export function hasCorrection(result: VerificationResult | undefined, style: Style): boolean {
  const corrected = result?.correctedCitation?.[style];
  return Boolean(corrected) && !isAlreadyCorrect(result?.originalText ?? '', corrected ?? '');
}

/** Returns the corrections that may be accepted together: those of works that were found and are described wrongly. */
export function offeredIn(results: Results, style: Style): Accepted {
  const offered = results.flatMap((result, index): [number, Style][] =>
    result?.status === 'incomplete' && hasCorrection(result, style) ? [[index, style]] : [],
  );
  return new Map(offered);
}

/** Returns the corrections that only add missing details and replace nothing that was typed. */
export function lackingIn(results: Results, style: Style): Accepted {
  const isLacking = (index: number) => {
    const result = results[index];
    const isMissing = result?.status === 'incomplete' && (result.problem ?? 'missing') === 'missing';
    return isMissing && differencesIn(result).length === 0;
  };
  return new Map([...offeredIn(results, style)].filter(([index]) => isLacking(index)));
}

/** Returns the accepted correction of a result, with italics between asterisks. */
export function acceptedText(result: VerificationResult | undefined, style: Style | undefined): string | undefined {
  return style && result?.correctedCitation?.[style];
}

/** Returns the list with its accepted corrections, and with its numbers; the other citations as written. */
export function correctedList(results: VerificationResult[], accepted: Accepted, labels: Labels = []): string[] {
  return results.map((result, index) => {
    const text = acceptedText(result, accepted.get(index)) ?? result.originalText.replaceAll('*', '∗');
    return [labels[index], text].filter(Boolean).join(' ');
  });
}

/** Returns keys that stay the same when a canceled list drops its missing results: the text, and its number among equal texts. */
export function keysOf(results: Results): (string | undefined)[] {
  const seen = new Map<string, number>();
  return results.map((result) => {
    if (!result) return undefined;
    const nth = seen.get(result.originalText) ?? 0;
    seen.set(result.originalText, nth + 1);
    return `${nth} ${result.originalText}`;
  });
}

/** Returns the accepted corrections: the stored ones, overridden by the choices since. */
export function acceptedOf(results: Results, chosen: Chosen): Accepted {
  const accepted = new Map<number, Style>();
  for (const [index, key] of keysOf(results).entries()) {
    const style = key !== undefined && chosen.has(key) ? chosen.get(key) : results[index]?.accepted;
    if (style) accepted.set(index, style);
  }
  return accepted;
}
