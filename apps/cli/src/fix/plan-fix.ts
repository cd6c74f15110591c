import { fieldsToChange, fieldsToRemove } from '@veracite/contracts/fields-to-change';
import { bibtexChanges } from '@veracite/formatting/export/bibtex-changes';
import type { Field } from '@veracite/model/reference';
import { bibtexEdits, withEdits, type BibtexPatch, type TextEdit } from '@veracite/parsing/formats/bibtex/patch';
import { scanBibtex } from '@veracite/parsing/formats/bibtex/scan-bibtex';
import { decodeText } from '@veracite/text/decode';
import { encodeLike } from '@veracite/text/encode';
import type { CheckedEntry } from '../entries/checked-entry';
import type { Entry } from '../entries/read-entries';

export interface PlannedChange {
  /** Key of a BibTeX entry, or "entry 3". */
  key: string;
  fields: Field[];
  /** Fields that the verdict refutes and no record replaces. */
  removed: Field[];
}

/** The planned content of a file. All bytes but the changed values stay the same. */
export interface Plan {
  bytes: Uint8Array;
  /** The changes that lead to `bytes`, by offsets in the decoded text. */
  edits: TextEdit[];
  changes: PlannedChange[];
  /** The entries of this content, of which only changed ones were parsed again. If absent, the content is parsed. */
  entries?: Entry[];
  /** Keys of entries whose correction has a character that the encoding of the file lacks. */
  unwritable: string[];
}

/** Plans corrections of wanted fields: those that a record contradicts or adds, or that are refuted; of one key only for the first entry. */
export function planFix(
  bytes: Uint8Array,
  checked: readonly CheckedEntry[],
  isWanted: (checked: CheckedEntry, field: Field) => boolean = () => true,
): Plan {
  const text = decodeText(bytes);
  const byStart = new Map(checked.map((each) => [each.reference.span.start, each]));
  const seen = new Set<string>();
  const patch = new Map<string, BibtexPatch extends ReadonlyMap<string, infer V> ? V : never>();
  const changes: PlannedChange[] = [];
  const unwritable: string[] = [];
  for (const { key, type, span, isBroken } of scanBibtex(text).entries) {
    const isFirst = !seen.has(key.toLowerCase());
    seen.add(key.toLowerCase());
    const each = byStart.get(span.start);
    const csl = each?.correction?.csl;
    if (!isFirst || isBroken || !each || !csl) continue;
    const fields = fieldsToChange(each.result).filter((field) => isWanted(each, field));
    const removed = fieldsToRemove(each.result).filter((field) => isWanted(each, field));
    const own = bibtexChanges(type, csl, fields, removed);
    if (own.length === 0) continue;
    if (!encodeLike(bytes, own.map(({ value = '' }) => value).join(''))) {
      unwritable.push(key);
      continue;
    }
    patch.set(key, own);
    changes.push({ key, fields, removed });
  }
  const edits = bibtexEdits(text, patch);
  const patched = edits.length > 0 ? encodeLike(bytes, withEdits(text, edits)) : undefined;
  return { bytes: patched ?? bytes, edits: patched ? edits : [], changes, unwritable };
}
