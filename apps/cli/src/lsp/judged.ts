import type { Position, Range } from 'vscode-languageserver/node';
import type { CheckedEntry, Outcome } from '../entries/checked-entry';
import type { Entry, Place } from '../entries/read-entries';
import type { Finding } from '../policy/findings';

/** An entry with its result, if it has one yet. */
export interface Judged extends Entry {
  outcome?: Outcome;
  findings: Finding[];
}

/** Returns the entries that have a result, as the command line has them. */
export const checkedOf = (judged: readonly Judged[]): CheckedEntry[] =>
  judged.flatMap((each) => checkedEntry(each) ?? []);

/** @param isUpgraded whether the entry has the published version of the preprint that it cites */
export function checkedEntry({ outcome, ...entry }: Judged, isUpgraded = false): CheckedEntry | undefined {
  if (!outcome) return undefined;
  const { published, ...own } = outcome;
  return { ...own, ...entry, ...(isUpgraded && published && { published }) };
}

/** Converts a place, which counts from 1 and in UTF-16 units, to a range of the protocol. */
export const rangeOf = ({ line, column, endLine, endColumn }: Place): Range => ({
  start: { line: line - 1, character: column - 1 },
  end: { line: endLine - 1, character: endColumn - 1 },
});

const isBefore = (a: Position, b: Position): boolean =>
  a.line < b.line || (a.line === b.line && a.character <= b.character);

/** Returns the entries that a range touches. */
export function entriesIn(judged: readonly Judged[], { start, end }: Range): Judged[] {
  return judged.filter(({ place }) => {
    const own = place && rangeOf(place);
    return own && isBefore(own.start, end) && isBefore(start, own.end);
  });
}
