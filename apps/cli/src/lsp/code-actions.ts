import { CodeActionKind, type CodeAction, type Range } from 'vscode-languageserver/node';
import type { CslItem } from '@veracite/model/csl';
import type { Field } from '@veracite/model/reference';
import { described } from '../fix/fix-file';
import { planFix } from '../fix/plan-fix';
import { entriesIn, checkedEntry, checkedOf, type Judged } from './judged';
import type { Source } from './sources';

/** The command that adds a reference to the list of ignored entries. */
export const CHECKED_COMMAND = 'veracite.checked';
/** The command that takes that back. */
export const UNCHECKED_COMMAND = 'veracite.unchecked';
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.veracite`;

/** What an action corrects: the wanted fields of an entry, or all fields of all entries. */
export interface FixData {
  uri: string;
  version: number;
  /** Index of the entry in its file. */
  entry?: number;
  field?: Field;
  /** Whether the entry cites the published version of its preprint. */
  isUpgraded?: boolean;
}

/** Returns the actions for the entries that a range touches. Their edits follow from `FixData`. */
export function actionsIn(
  source: Source,
  judged: readonly Judged[],
  range: Range,
  file: Pick<FixData, 'uri' | 'version'>,
): CodeAction[] {
  const all = planFix(source.bytes, checkedOf(judged)).changes.length;
  return [
    ...entriesIn(judged, range).flatMap((each) => entryActions(source, each, { ...file, entry: judged.indexOf(each) })),
    ...(all > 0
      ? [{ title: `Correct every entry of this file (${all})`, kind: FIX_ALL, data: file satisfies FixData }]
      : []),
  ];
}

function entryActions(source: Source, judged: Judged, data: FixData): CodeAction[] {
  const [change] = planFix(source.bytes, checkedOf([judged])).changes;
  const parts = change ? [...change.fields, ...change.removed] : [];
  const fixes = change
    ? [
        quickFix(change, data),
        ...(parts.length > 1
          ? parts.map((field) => {
              const isOf = (each: Field) => each === field;
              const part = { ...change, fields: change.fields.filter(isOf), removed: change.removed.filter(isOf) };
              return quickFix(part, { ...data, field });
            })
          : []),
      ]
    : [];
  return [...fixes, ...upgradeAction(source, judged, data), ...checkedAction(judged, data.uri)];
}

/** Offers the published version of a preprint, which no other action makes. */
function upgradeAction(source: Source, judged: Judged, data: FixData): CodeAction[] {
  const upgraded = judged.outcome?.published && checkedEntry(judged, true);
  const [change] = upgraded ? planFix(source.bytes, [upgraded]).changes : [];
  return change?.published ? [quickFix(change, { ...data, isUpgraded: true })] : [];
}

function quickFix(change: Parameters<typeof described>[0], data: FixData): CodeAction {
  const title = described(change, '');
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    kind: CodeActionKind.QuickFix,
    isPreferred: data.field === undefined && !data.isUpgraded,
    data,
  };
}

/** What the commands need: the entry by which the list knows it, and the document whose project has the list. */
export interface CheckedArgument {
  uri: string;
  csl: Pick<CslItem, 'type' | 'title' | 'author'>;
  /** Default: that it was checked in the editor. */
  reason?: string;
  /** A link or the name of a file. */
  source?: string;
}

/** Offers to ignore an entry that a person has checked, or to take that back. Notices about a work cannot be ignored. */
function checkedAction({ reference: { csl }, findings }: Judged, uri: string): CodeAction[] {
  const isOpen = findings.some(({ ignored, rule }) => !ignored && rule !== 'retracted' && rule !== 'concern');
  const isIgnored = findings.some(({ ignored }) => ignored);
  if (!csl.title || !(isOpen || isIgnored)) return [];
  const title = isIgnored
    ? 'Take back that I checked this reference'
    : 'I checked this reference: ignore its findings for a year';
  const { type, author } = csl;
  const argument: CheckedArgument = { uri, csl: { type, title: csl.title, ...(author && { author }) } };
  const command = { title, command: isIgnored ? UNCHECKED_COMMAND : CHECKED_COMMAND, arguments: [argument] };
  return [{ title, kind: CodeActionKind.QuickFix, command }];
}
