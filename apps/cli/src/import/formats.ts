import { openalexWork, workShape as openalexShape } from '@veracite/connectors/databases/openalex';
import { crossrefWork, workShape as crossrefShape } from '@veracite/connectors/reading/crossref-work';
import { dataciteWork, recordShape as dataciteShape } from '@veracite/connectors/reading/datacite-work';
import { articleSet, pubmedWorks } from '@veracite/connectors/reading/pubmed-work';
import { readXml } from '@veracite/connectors/reading/xml';
import { blocks } from '@veracite/library/import/blocks';
import { csvRows } from '@veracite/library/import/csv';
import { jsonRecords } from '@veracite/library/import/json-records';
import { linesOf } from '@veracite/library/import/open';
import type { Reading } from '@veracite/library/import/run';
import type { Work } from '@veracite/model/work';
import type { z } from 'zod';
import { arxivSnapshotWork } from './arxiv-snapshot';
import { workOfCsl, worksOfText } from './csl';
import { dblpRecordWork } from './dblp-xml';
import { doajReadings } from './doaj';
import type { Format } from './format-names';
import { listedRow } from './journal-list';
import { retractionOf } from './retraction-watch';

type Pieces = AsyncIterable<string>;
type Reader = (pieces: Pieces) => AsyncGenerator<Reading>;

/** One reading for each record, also of those that hold no work: resuming counts records. */
async function* each<T>(records: AsyncIterable<T>, read: (record: T) => Work | undefined): AsyncGenerator<Reading> {
  for await (const record of records) yield { work: read(record) };
}

const json =
  (read: (record: unknown) => Work | undefined): Reader =>
  (pieces) =>
    each(jsonRecords(pieces), read);

/** Records of a database's own shape; one that is not of that shape holds no work. */
const shaped = <S extends z.ZodType>(shape: S, read: (record: z.infer<S>) => Work | undefined) =>
  json((record) => {
    const found = shape.safeParse(record);
    return found.success ? read(found.data) : undefined;
  });

const DBLP = /<(?:article|inproceedings|proceedings|book|incollection|phdthesis|mastersthesis)[ >]/;

export const READERS: Record<Format, Reader> = {
  csl: json(workOfCsl),
  crossref: shaped(crossrefShape, crossrefWork),
  openalex: shaped(openalexShape, openalexWork),
  datacite: shaped(dataciteShape, dataciteWork),
  doaj: doajReadings,
  arxiv: json(arxivSnapshotWork),
  bibtex: (pieces) =>
    each(
      blocks(
        linesOf(pieces),
        (line) => /^\s{0,8}@[a-z]+\s{0,4}[{(]/i.test(line),
        () => false,
      ),
      worksOfText,
    ),
  ris: (pieces) =>
    each(
      blocks(
        linesOf(pieces),
        (line) => /^TY {1,2}-/.test(line),
        (line) => /^ER {1,2}-/.test(line),
      ),
      worksOfText,
    ),
  pubmed: (pieces) =>
    each(
      blocks(
        linesOf(pieces),
        (line) => /<PubmedArticle[ >]/.test(line),
        (line) => line.includes('</PubmedArticle>'),
      ),
      pubmedArticle,
    ),
  dblp: (pieces) =>
    each(
      blocks(
        linesOf(pieces),
        (line) => DBLP.test(line),
        () => false,
      ),
      dblpRecordWork,
    ),
  'retraction-watch': async function* (pieces) {
    for await (const row of csvRows(linesOf(pieces))) yield retractionOf(row);
  },
  'journal-list': async function* (pieces) {
    for await (const row of csvRows(linesOf(pieces))) yield listedRow(row);
  },
};

function pubmedArticle(xml: string): Work | undefined {
  const start = xml.indexOf('<PubmedArticle');
  const end = xml.indexOf('</PubmedArticle>');
  if (end < 0) return undefined;
  const article = xml.slice(start, end + '</PubmedArticle>'.length);
  const found = articleSet.safeParse(readXml(`<PubmedArticleSet>${article}</PubmedArticleSet>`));
  return found.success ? pubmedWorks(found.data)[0] : undefined;
}
