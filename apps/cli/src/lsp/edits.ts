import type { TextEdit } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { CheckedEntry } from '../entries/checked-entry';
import type { Entry } from '../entries/read-entries';
import { UsageError } from '../exit';
import { tryFix } from '../fix/fix-file';
import type { Checking } from './checking';
import type { FixData } from './code-actions';
import { checkedEntry, checkedOf, type Judged } from './judged';
import type { Source } from './sources';

/**
 * Returns the edits that `--fix` would make: changed entries are verified again, and changes for the worse are dropped.
 * @throws UsageError with the reason when nothing is changed
 */
export async function editsOf(
  { document, source, judged }: { document: TextDocument; source: Source; judged: readonly Judged[] },
  { entry, field, isUpgraded = false }: FixData,
  checking: Pick<Checking, 'outcomes' | 'judge'>,
  signal: AbortSignal,
): Promise<TextEdit[]> {
  const verify = async (entries: Entry[]): Promise<CheckedEntry[]> => {
    await checking.outcomes.complete(
      entries.map(({ reference }) => reference),
      signal,
    );
    signal.throwIfAborted();
    return checkedOf(checking.judge({ ...source, entries }));
  };
  const start = entry === undefined ? undefined : judged[entry]?.reference.span.start;
  const checked = judged.flatMap((each, index) => checkedEntry(each, isUpgraded && index === entry) ?? []);
  const { plan, messages } = await tryFix(source, checked, verify, (each, changed) => {
    const isOfEntry = start === undefined || each.reference.span.start === start;
    return isOfEntry && (field === undefined || changed === field);
  });
  if (!plan)
    throw new UsageError(messages.join(' ') || 'Unchanged, because the correction would make the entry worse.');
  // Decoding drops a byte order mark.
  const shift = document.getText().startsWith('\ufeff') ? 1 : 0;
  return plan.edits.map(({ start: from, end, text }) => ({
    range: { start: document.positionAt(from + shift), end: document.positionAt(end + shift) },
    newText: text,
  }));
}
