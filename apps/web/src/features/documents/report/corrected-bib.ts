import { bibtexChanges } from '@veracite/formatting/export/bibtex-changes';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { DocumentAnswer } from '@veracite/contracts/documents';
import type { Field } from '@veracite/model/reference';
import { patchBibtex } from '@veracite/parsing/formats/bibtex/patch';
import { scanBibtex } from '@veracite/parsing/formats/bibtex/scan';
import type { Results } from '../review';

/** What is added where an entry lacks it; what else a record has is no fault of the entry. */
const ADDED: readonly Field[] = [
  'author',
  'title',
  'container-title',
  'issued',
  'volume',
  'issue',
  'page',
  'publisher',
  'DOI',
];

/** Fields of a reference that a record contradicts, or has where the reference lacks them; none of what is right or was not found. */
export function fieldsToChange({ status, match, evidence }: VerificationResult): Field[] {
  if (status !== 'incomplete' || !match) return [];
  return evidence.flatMap(({ field, agreement, cited, found }) => {
    const isWrong = agreement === 'different' && cited && found;
    const isMissing = agreement === 'missing' && found && ADDED.includes(field);
    return isWrong || isMissing ? [field] : [];
  });
}

/** The files of BibTeX in which something is to be put right, with that put right and everything else byte for byte. */
export function correctedFiles(
  { files = [], references }: DocumentAnswer,
  results: Results,
): { name: string; text: string }[] {
  const wrong = new Map(
    references.flatMap(({ key }, at) => {
      const result = results[at];
      return key !== undefined && result?.match && fieldsToChange(result).length > 0
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
        return [[key, bibtexChanges(type, record, fieldsToChange(result))] as const];
      }),
    );
    const corrected = patchBibtex(text, patch);
    return corrected === text ? [] : [{ name, text: corrected }];
  });
}
