import { openalexWork, workShape as openalexShape } from '@veracite/connectors/databases/openalex';
import { dataciteWork, recordShape as dataciteShape } from '@veracite/connectors/mapping/datacite-work';
import { articleSet, pubmedWorks } from '@veracite/connectors/mapping/pubmed-work';
import { noteShape, openreviewWork } from '@veracite/connectors/databases/openreview';
import { readXml } from '@veracite/connectors/mapping/parse-xml';
import { blocks } from '@veracite/library/import/blocks';
import { csvRows } from '@veracite/library/import/csv';
import { jsonTexts } from '@veracite/library/import/json-records';
import { linesOf } from '@veracite/library/import/open';
import type { Reading, RecordReader } from '@veracite/library/import/reading';
import type { Work } from '@veracite/model/work';
import type { z } from 'zod';
import { anthologyReading, anthologyTexts } from './acl-anthology';
import { arxivSnapshotWork } from './arxiv-snapshot';
import { workOfCsl, worksOfText } from './csl';
import { dblpRecordWork } from './dblp-xml';
import { dublinCoreReading, oaiTexts } from './dublin-core';
import { crossrefReading, faultOf } from './crossref';
import { doajReading, doajTexts } from './doaj';
import type { Format } from './format-names';
import { listedRow } from './journal-list';
import { pmlrReading, pmlrTexts } from './pmlr';
import { proceedingsReading, proceedingsTexts } from './proceedings-pages';
import { redifReading, redifTexts } from './redif';
import { referenceTexts, workOfReference } from './references';
import { retractionOf } from './retraction-watch';
import { rorReading, rorTexts } from './ror';

/** Splits the text of a file into records, and reads a record, possibly in another thread. */
interface FormatReader {
  texts(pieces: AsyncIterable<string>): AsyncIterable<string>;
  read: RecordReader;
  /** True if its records are not works. */
  onlySays?: boolean;
}

const works =
  (read: (text: string) => Work | undefined): RecordReader =>
  (text) => {
    const work = read(text);
    return work ? { work } : {};
  };

function json(read: (record: unknown) => Reading): FormatReader {
  return {
    texts: jsonTexts,
    read: (text) => {
      try {
        return read(JSON.parse(text));
      } catch (error) {
        if (error instanceof SyntaxError) return { refused: 'not JSON' };
        throw error;
      }
    },
  };
}

/** Reads JSON records of a database's own schema. */
const shaped = <S extends z.ZodType>(shape: S, read: (record: z.infer<S>) => Work | undefined): FormatReader =>
  json((record) => {
    const found = shape.safeParse(record);
    if (found.success) {
      const work = read(found.data);
      return work ? { work } : { refused: 'no title' };
    }
    return { refused: faultOf(found.error) };
  });

const rows = (read: (row: Record<string, string>) => Reading): FormatReader => ({
  texts: async function* (pieces) {
    for await (const row of csvRows(linesOf(pieces))) yield JSON.stringify(row);
  },
  read: (text) => read(JSON.parse(text) as Record<string, string>),
});

const parts = (
  starts: (line: string) => boolean,
  ends: (line: string) => boolean,
  read: (text: string) => Work | undefined,
): FormatReader => ({ texts: (pieces) => blocks(linesOf(pieces), starts, ends), read: works(read) });

const proceedings = (register: string): FormatReader => ({
  texts: proceedingsTexts,
  read: proceedingsReading(register),
});

const never = () => false;
const DBLP = /<(?:article|inproceedings|proceedings|book|incollection|phdthesis|mastersthesis)[ >]/;

export const READERS: Record<Format, FormatReader> = {
  csl: json((record) => {
    const work = workOfCsl(record);
    return work ? { work } : { refused: 'no CSL type, or no title' };
  }),
  crossref: json(crossrefReading),
  openalex: shaped(openalexShape, openalexWork),
  datacite: shaped(dataciteShape, dataciteWork),
  doaj: { texts: doajTexts, read: doajReading },
  arxiv: json((record) => {
    const work = arxivSnapshotWork(record);
    return work ? { work } : {};
  }),
  bibtex: parts((line) => /^\s{0,8}@[a-z]+\s{0,4}[{(]/i.test(line), never, worksOfText),
  ris: parts(
    (line) => /^TY {1,2}-/.test(line),
    (line) => /^ER {1,2}-/.test(line),
    worksOfText,
  ),
  references: { texts: referenceTexts, read: workOfReference },
  pubmed: parts(
    (line) => /<PubmedArticle[ >]/.test(line),
    (line) => line.includes('</PubmedArticle>'),
    pubmedArticle,
  ),
  dblp: parts((line) => DBLP.test(line), never, dblpRecordWork),
  'retraction-watch': rows(retractionOf),
  'journal-list': { ...rows(listedRow), onlySays: true },
  ror: { ...json(rorReading), texts: rorTexts, onlySays: true },
  'acl-anthology': { texts: anthologyTexts, read: anthologyReading },
  pmlr: { texts: pmlrTexts, read: pmlrReading },
  openreview: shaped(noteShape, openreviewWork),
  neurips: proceedings('neurips'),
  cvf: proceedings('cvf'),
  usenix: proceedings('usenix'),
  jmlr: proceedings('jmlr'),
  isca: proceedings('isca'),
  aaai: { texts: oaiTexts, read: dublinCoreReading },
  repec: { texts: redifTexts, read: redifReading },
};

export const RECORD_READERS: Record<string, RecordReader> = Object.fromEntries(
  Object.entries(READERS).map(([format, { read }]) => [format, read]),
);

function pubmedArticle(xml: string): Work | undefined {
  const start = xml.indexOf('<PubmedArticle');
  const end = xml.indexOf('</PubmedArticle>');
  if (end < 0) return undefined;
  const article = xml.slice(start, end + '</PubmedArticle>'.length);
  const found = articleSet.safeParse(readXml(`<PubmedArticleSet>${article}</PubmedArticleSet>`));
  return found.success ? pubmedWorks(found.data)[0] : undefined;
}
