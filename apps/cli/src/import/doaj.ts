import { doajWork, recordShape as articleShape } from '@veracite/connectors/databases/doaj';
import { csvRows } from '@veracite/library/import/csv';
import { jsonTexts } from '@veracite/library/import/json-records';
import { linesOf } from '@veracite/library/import/open';
import type { Reading } from '@veracite/library/import/reading';
import type { JournalListing } from '@veracite/library/store/listings';
import { z } from 'zod';
import { peek } from './peek';
import { issnsOf } from './journal-list';

const LIST = { list: 'Directory of Open Access Journals', owner: 'DOAJ', about: 'vetted' } as const;

/** Splits DOAJ's files into records: articles (JSON) or journals (JSON or CSV, doaj.org/docs/public-data-dump). */
export async function* doajTexts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const { first, all } = await peek(pieces);
  if (/^\s*[[{]/.test(first)) yield* jsonTexts(all);
  else for await (const row of csvRows(linesOf(all))) yield JSON.stringify(row);
}

export function doajReading(text: string): Reading {
  try {
    const record: unknown = JSON.parse(text);
    const row = rowShape.safeParse(record);
    return row.success ? ofRow(row.data) : ofJson(record);
  } catch (error) {
    if (error instanceof SyntaxError) return { refused: 'not JSON' };
    throw error;
  }
}

const rowShape = z.object({ 'Journal title': z.string() }).catchall(z.string());

const journalShape = z.object({
  last_updated: z.string().optional(),
  bibjson: z.object({ title: z.string(), pissn: z.string().nullish(), eissn: z.string().nullish() }),
});

function ofJson(record: unknown): Reading {
  const journal = journalShape.safeParse(record);
  if (journal.success) {
    const { bibjson, last_updated: updated } = journal.data;
    const issns = issnsOf([bibjson.eissn ?? undefined, bibjson.pissn ?? undefined]);
    if (issns.length > 0) return { listing: listing(bibjson.title, issns, updated) };
  }
  const article = articleShape.safeParse(record);
  const work = article.success ? doajWork(article.data) : undefined;
  return work ? { work } : {};
}

function ofRow(row: Record<string, string | undefined>): Reading {
  const title = row['Journal title'];
  const issns = issnsOf([row['Journal EISSN (online version)'], row['Journal ISSN (print version)']]);
  if (!title || issns.length === 0) return {};
  return { listing: listing(title, issns, row['Last updated Date'] ?? row['Added on Date'], row['URL in DOAJ']) };
}

function listing(
  title: string,
  issns: string[],
  updated?: string,
  url = `https://doaj.org/toc/${issns[0] ?? ''}`,
): JournalListing {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(updated ?? '')?.[0] ?? new Date().toISOString().slice(0, 10);
  return { ...LIST, date, title, issns, url };
}
