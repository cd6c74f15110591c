import type { CheckedFormat, CheckedReference } from '@veracite/contracts/checked-references';
import type { IgnoreEntry } from '@veracite/desk/ignore-list';
import { csvTable } from '@veracite/formatting/export/csv';
import { stringify } from 'yaml';

type FileFormat = Exclude<CheckedFormat, 'json'>;

export const MEDIA_TYPES: Record<FileFormat, string> = { csv: 'text/csv', yaml: 'application/yaml' };

/** Returns references that people have checked as a file. */
export function checkedFile(references: readonly CheckedReference[], format: FileFormat): string {
  if (format === 'yaml') return references.length > 0 ? stringify(references.map(ignoredEntry)) : '[]\n';
  const head = ['title', 'authors', 'reason', 'source', 'by', 'checked'];
  const rows = references.map(({ title, authors, reason, source = '', by, checked }) => [
    title,
    authors.join('; '),
    reason,
    source,
    by,
    checked,
  ]);
  return `\uFEFF${csvTable([head, ...rows])}`;
}

/** Returns an entry of the command line's list, which is valid until a year after the check. */
function ignoredEntry({ title, authors, reason, source, by, checked }: CheckedReference): IgnoreEntry {
  const expires = new Date(checked);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return {
    title,
    authors,
    reason,
    expires: expires.toISOString().slice(0, 10),
    by,
    checked,
    ...(source && { source }),
  };
}
