import { bibtexChanges } from '@veracite/formatting/export/bibtex-changes';
import type { DocumentAnswer } from '@veracite/contracts/documents';
import { fieldsToChange, fieldsToRemove } from '@veracite/contracts/fields-to-change';
import { patchBibtex } from '@veracite/parsing/formats/bibtex/patch';
import { scanBibtex } from '@veracite/parsing/formats/bibtex/scan-bibtex';
import type { Results } from '../review';

/** Returns the BibTeX files that need corrections, corrected; everything else stays byte for byte the same. */
export function correctedFiles(
  { files = [], references }: DocumentAnswer,
  results: Results,
): { name: string; text: string }[] {
  const wrong = new Map(
    references.flatMap(({ key }, index) => {
      const result = results[index];
      return key !== undefined && result?.match && [...fieldsToChange(result), ...fieldsToRemove(result)].length > 0
        ? [[key.toLowerCase(), result] as const]
        : [];
    }),
  );
  return files.flatMap(({ name, text }) => {
    const patch = new Map(
      scanBibtex(text).entries.flatMap(({ key, type }) => {
        const result = wrong.get(key.toLowerCase());
        if (!result?.match) return [];
        const { csl, doi } = result.match;
        const record = doi && !csl.DOI ? { ...csl, DOI: doi } : csl;
        return [[key, bibtexChanges(type, record, fieldsToChange(result), fieldsToRemove(result))] as const];
      }),
    );
    const corrected = patchBibtex(text, patch);
    return corrected === text ? [] : [{ name, text: corrected }];
  });
}
