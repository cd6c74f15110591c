import type { Reading } from '@veracite/library/import/reading';
import type { JournalListing } from '@veracite/library/store/listings';
import { normalizeIssn } from '@veracite/model/identifiers';

const ABOUT: Record<string, JournalListing['about']> = {
  vetted: 'vetted',
  predatory: 'predatory',
  hijacked: 'hijacked',
};

/**
 * Reads a row of a list of journals, comma- or tab-separated, with the columns `list`, `owner`, `date` (ISO 8601), `about` (vetted,
 * predatory, hijacked) and `title`, and optionally `issn` (several separated by spaces) and `url`. Rows without an owner or a date are
 * left out, since an anonymous opinion is no evidence.
 */
export function listedRow(row: Record<string, string>): Reading {
  const { list = '', owner = '', date = '', about = '', title = '', issn = '', url = '' } = row;
  const meant = ABOUT[about.trim().toLowerCase()];
  if (!list || !owner || !/^\d{4}/.test(date) || !meant || !title) return {};
  return {
    listing: { list, owner, date, about: meant, title, issns: issnsOf(issn.split(/[\s,;]+/)), ...(url && { url }) },
  };
}

export function issnsOf(texts: (string | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => normalizeIssn(text ?? '') ?? []))];
}
