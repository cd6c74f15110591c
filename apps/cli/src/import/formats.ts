import { doajWork, recordShape as doajShape } from '@veracite/connectors/databases/doaj';
import { openalexWork, workShape as openalexShape } from '@veracite/connectors/databases/openalex';
import { crossrefWork, workShape as crossrefShape } from '@veracite/connectors/reading/crossref-work';
import { dataciteWork, recordShape as dataciteShape } from '@veracite/connectors/reading/datacite-work';
import { articleSet, pubmedWorks } from '@veracite/connectors/reading/pubmed-work';
import { readXml } from '@veracite/connectors/reading/xml';
import type { CslItem } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { parse } from '@veracite/parsing/parse';
import { cslWork } from './csl-work';
import { records } from './records';

/** A record that cannot be read is undefined, so that it is counted. */
type Reader = (lines: AsyncIterable<string>) => AsyncIterable<Work | undefined>;

/** The part of a zod schema that is used here. */
interface Shape<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** JSON records, read as the connector of that database reads them. */
function json<T>(shape: Shape<T>, workOf: (record: T) => Work | undefined): Reader {
  return async function* (lines) {
    for await (const record of records(lines)) {
      const read = shape.safeParse(record);
      yield read.success ? workOf(read.data) : undefined;
    }
  };
}

async function* csl(lines: AsyncIterable<string>) {
  for await (const record of records(lines)) yield cslWork(record as CslItem);
}

/** Files of reference managers are small enough to be read whole, by the parser that reads what users paste. */
async function* references(lines: AsyncIterable<string>) {
  for (const { csl: item, identifiers } of parse(await whole(lines))) yield cslWork(item, identifiers);
}

async function* pubmed(lines: AsyncIterable<string>) {
  const read = articleSet.safeParse(readXml(await whole(lines)));
  if (read.success) yield* pubmedWorks(read.data);
  else yield undefined;
}

async function whole(lines: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all.join('\n');
}

/** What `library import --from` knows, by name. */
export const FORMATS = {
  csl,
  bibtex: references,
  ris: references,
  crossref: json(crossrefShape, crossrefWork),
  openalex: json(openalexShape, openalexWork),
  datacite: json(dataciteShape, dataciteWork),
  doaj: json(doajShape, doajWork),
  pubmed,
} satisfies Record<string, Reader>;

export type Format = keyof typeof FORMATS;
export const FORMAT_NAMES = Object.keys(FORMATS) as Format[];
