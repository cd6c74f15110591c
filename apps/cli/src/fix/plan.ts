import { fieldsToChange } from '@veracite/contracts/fields-to-change';
import { bibtexChanges } from '@veracite/formatting/export/bibtex-changes';
import type { Field } from '@veracite/model/reference';
import { patchBibtex, type BibtexPatch } from '@veracite/parsing/formats/bibtex/patch';
import { scanBibtex } from '@veracite/parsing/formats/bibtex/scan';
import { decodeText } from '@veracite/text/decode';
import { encodeLike } from '@veracite/text/encode';
import type { Checked } from '../entries/checked';

/** What is to be changed in one entry. */
export interface PlannedChange {
  key: string;
  fields: Field[];
}

/** A file as it would be, with all but the changed values byte for byte. */
export interface Plan {
  bytes: Uint8Array;
  changes: PlannedChange[];
  /** Entries whose correction has a character that the file's encoding has not. */
  unwritable: string[];
}

/**
 * What in a BibTeX file a record contradicts, and what it has besides, put right: values come from the correction, which keeps what
 * was typed where no record speaks against it. Of entries with one key only the first is cited, and changed.
 * @param isWanted leaves out entries that are not to be changed
 */
export function planFix(
  bytes: Uint8Array,
  checked: readonly Checked[],
  isWanted: (checked: Checked) => boolean = () => true,
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
    if (!isFirst || isBroken || !each || !csl || !isWanted(each)) continue;
    const fields = fieldsToChange(each.result);
    const own = bibtexChanges(type, csl, fields);
    if (own.length === 0) continue;
    if (!encodeLike(bytes, own.map(({ value }) => value).join(''))) {
      unwritable.push(key);
      continue;
    }
    patch.set(key, own);
    changes.push({ key, fields });
  }
  const patched = patchBibtex(text, patch);
  return { bytes: (patched === text ? undefined : encodeLike(bytes, patched)) ?? bytes, changes, unwritable };
}
