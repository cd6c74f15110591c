import { placeOf } from '@veracite/desk/annotate/placing';
import { changesOf } from '@veracite/desk/annotate/text-changes';
import type { Field } from '@veracite/model/reference';
import { withEdits, type TextEdit } from '@veracite/parsing/formats/bibtex/patch';
import { parseOne } from '@veracite/parsing/parse';
import { decodeText } from '@veracite/text/decode';
import { encodeLike } from '@veracite/text/encode';
import type { CheckedEntry } from '../entries/checked-entry';
import type { Plan, PlannedChange } from './plan-fix';

/** Commands of LaTeX, which are no part of an entry's text. */
const COMMAND = /\\[a-zA-Z]+\*?/g;

/**
 * Plans corrections of the list of a plain text, Markdown or LaTeX file. Values that are in one place of an entry that is found in the
 * file are replaced, and a missing DOI is added.
 */
export function planText(
  bytes: Uint8Array,
  checked: readonly CheckedEntry[],
  isWanted: (checked: CheckedEntry, field: Field) => boolean = () => true,
): Plan {
  const text = decodeText(bytes);
  const isLatex = /\\(?:bibitem|begin)\b/.test(text);
  const bare = (source: string) =>
    isLatex ? source.replace(COMMAND, (command) => ' '.repeat(command.length)) : source;
  const words = bare(text);
  const changes: PlannedChange[] = [];
  const unwritable: string[] = [];
  const edits: TextEdit[] = [];
  const entries = checked.map((each, at) => {
    const { raw } = each.reference;
    if (each.result.status === 'valid') return each;
    const made = changesOf(raw, each.result)
      .filter(({ field }) => isWanted(each, field))
      .flatMap((change) => {
        const place = placeOf(words, bare(raw), change);
        return place ? { change, edit: { ...place, text: written(change.text, isLatex) } } : [];
      });
    const key = `entry ${at + 1}`;
    if (made.length === 0) return each;
    if (!encodeLike(bytes, made.map(({ edit }) => edit.text).join(''))) {
      unwritable.push(key);
      return each;
    }
    const own = made.map(({ change }) => change);
    edits.push(...made.map(({ edit }) => edit));
    changes.push({ key, fields: [...new Set(own.map(({ field }) => field))], removed: [] });
    return { ...each, reference: parseOne(withEdits(raw, own)) };
  });
  return { bytes: encodeLike(bytes, withEdits(text, edits)) ?? bytes, edits, entries, changes, unwritable };
}

const written = (value: string, isLatex: boolean): string => (isLatex ? value.replace(/[&%$#_]/g, '\\$&') : value);
