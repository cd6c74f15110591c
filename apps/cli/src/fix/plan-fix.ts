import { fieldsToChange, fieldsToRemove } from '@veracite/contracts/fields-to-change';
import { bibtexChanges } from '@veracite/formatting/export/bibtex-changes';
import { yearOf } from '@veracite/model/csl';
import type { Field } from '@veracite/model/reference';
import { bibtexEdits, withEdits, type BibtexPatch, type TextEdit } from '@veracite/parsing/formats/bibtex/patch';
import { scanBibtex } from '@veracite/parsing/formats/bibtex/scan-bibtex';
import { decodeText } from '@veracite/text/decode';
import { encodeLike } from '@veracite/text/encode';
import type { CheckedEntry } from '../entries/checked-entry';
import type { Entry } from '../entries/read-entries';
import { upgradeOf } from './upgrade-preprints';

export interface PlannedChange {
  /** Key of a BibTeX entry, or "entry 3". */
  key: string;
  fields: Field[];
  /** Fields that the verdict refutes and no record replaces. */
  removed: Field[];
  /** The venue and year of the published version that the entry cites from now on. */
  published?: string;
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
  /** Paragraphs that cite corrected entries: how many are changed, and how many are left. Absent for BibTeX. */
  citing?: { changed: number; left: number };
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
  const types: TextEdit[] = [];
  for (const { key, type: written, span, isBroken, fields: values } of scanBibtex(text).entries) {
    const isFirst = !seen.has(key.toLowerCase());
    seen.add(key.toLowerCase());
    const each = byStart.get(span.start);
    const upgrade =
      each?.published && isWanted(each, 'container-title') && upgradeOf(values, each.reference, each.published);
    const csl = each?.correction?.csl;
    if (!isFirst || isBroken || !each || !(csl ?? upgrade)) continue;
    const fields = fieldsToChange(each.result).filter((field) => isWanted(each, field));
    const removed = fieldsToRemove(each.result).filter((field) => isWanted(each, field));
    const planned = upgrade ? upgrade.changes : csl ? bibtexChanges(written, csl, fields, removed) : [];
    if (planned.length === 0) continue;
    if (!encodeLike(bytes, planned.map(({ value = '' }) => value).join(''))) {
      unwritable.push(key);
      continue;
    }
    patch.set(key, planned);
    if (!upgrade) changes.push({ key, fields, removed });
    else {
      const { 'container-title': venue, issued } = each.published ?? {};
      changes.push({ key, fields: [], removed: [], published: `${venue} (${yearOf({ issued })})` });
      const start = text.toLowerCase().indexOf(written, span.start);
      if (upgrade.type !== written) types.push({ start, end: start + written.length, text: upgrade.type });
    }
  }
  const edits = [...types, ...bibtexEdits(text, patch)];
  const patched = edits.length > 0 ? encodeLike(bytes, withEdits(text, edits)) : undefined;
  return { bytes: patched ?? bytes, edits: patched ? edits : [], changes, unwritable };
}
