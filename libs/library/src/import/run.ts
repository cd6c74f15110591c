import type { Work } from '@veracite/model/work';
import type { LocalLibrary } from '../create';
import type { JournalListing } from '../store/listings';
import type { NoticeOf } from '../store/notices';

/** What one record of a file gives: a work, a notice, or both; or what a list says of a journal. */
export interface Reading {
  work?: Work;
  notice?: NoticeOf;
  listing?: JournalListing;
}

export interface ImportReport {
  records: number;
  added: number;
  replaced: number;
  refused: number;
  notices: number;
  listings: number;
  /** Records passed over because an earlier run had taken them. */
  resumedAfter: number;
}

const BATCH = 1000;

/**
 * Imports a stream of readings, one for each record of the file in the file's order. After every thousand records it notes
 * how far it came: a second run of the same source goes on from there. Adding is idempotent, so the records between
 * the last note and an interruption do no harm when they come again.
 * @param source names the file and its state, so that another file of that name is another source
 */
export async function runImport(
  library: LocalLibrary,
  options: { collection: string; source: string; onProgress?: (report: ImportReport) => void },
  readings: AsyncIterable<Reading>,
): Promise<ImportReport> {
  const before = await library.progress.of(options.source);
  const resumedAfter = before && !before.finished ? before.records : 0;
  const report: ImportReport = { records: 0, added: 0, replaced: 0, refused: 0, notices: 0, listings: 0, resumedAfter };
  let batch: Reading[] = [];
  const take = async (finished: boolean) => {
    const sum = await library.add(
      options.collection,
      batch.flatMap((reading) => reading.work ?? []),
    );
    const { added } = await library.addNotices(batch.flatMap((reading) => reading.notice ?? []));
    const listed = await library.listings.add(batch.flatMap((reading) => reading.listing ?? []));
    report.added += sum.added;
    report.replaced += sum.replaced;
    report.refused += sum.refused + batch.filter(({ work, notice, listing }) => !work && !notice && !listing).length;
    report.notices += added;
    report.listings += listed.added;
    await library.progress.set(options.source, { records: report.records, finished });
    options.onProgress?.(report);
    batch = [];
  };
  for await (const reading of readings) {
    report.records += 1;
    if (report.records <= resumedAfter) continue;
    batch.push(reading);
    if (batch.length >= BATCH) await take(false);
  }
  await take(true);
  return report;
}
