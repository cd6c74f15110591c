import { buildWork } from '@veracite/connectors/mapping/build-work';
import { fields, listOf, textAt, text } from '@veracite/connectors/mapping/lenient-schemas';
import { readXml } from '@veracite/connectors/mapping/parse-xml';
import { parseInvertedName, personNames } from '@veracite/connectors/mapping/person-names';
import { blocks } from '@veracite/library/import/blocks';
import { linesOf } from '@veracite/library/import/open';
import type { Reading } from '@veracite/library/import/reading';
import { z } from 'zod';

const values = listOf(textAt('#'));
const shape = z.object({
  record: z.object({
    header: z.object({ identifier: z.string(), '@status': text }),
    metadata: z.object({
      dc: z.object(fields(values, 'title creator date identifier source publisher type language description')),
    }),
  }),
});
const END = '</record>';

/** Splits the replies of an OAI-PMH repository to ListRecords into their records. */
export async function* oaiTexts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const lines = (async function* () {
    for await (const line of linesOf(pieces)) yield* line.split(/(?<=<\/record>)/);
  })();
  const isStart = (line: string) => /<record[ >]/.test(line);
  for await (const record of blocks(lines, isStart, (line) => line.includes(END)))
    yield record.slice(record.search(/<record[ >]/), record.indexOf(END) + END.length);
}

/**
 * Reads a record of OAI-PMH in unqualified Dublin Core, as the proceedings of AAAI have it. The source is read as Open Journal Systems
 * writes it: "Kettle Studies; Vol. 3 No. 1: Winter; 12-19".
 */
export function dublinCoreReading(record: string): Reading {
  const found = shape.safeParse(parsed(record));
  if (!found.success) return /status="deleted"/.test(record) ? {} : { refused: 'no record in Dublin Core' };
  const { header, metadata } = found.data.record;
  const { dc } = metadata;
  const [source = ''] = dc.source;
  const kind = dc.type.join(' ');
  const work = buildWork('aaai', {
    id: header.identifier.replace(/^oai:[^:/]*[:/]/, ''),
    type: /\bbook\b/i.test(kind) ? 'book' : /thesis/i.test(kind) ? 'thesis' : 'paper-conference',
    title: dc.title[0],
    authors: personNames(dc.creator, parseInvertedName),
    dates: dc.date,
    container: source.split(';')[0],
    volume: /\bVol\. ?([\w-]+)/.exec(source)?.[1],
    issue: /\bNo\. ?([\w-]+)/.exec(source)?.[1],
    page: /; ?([A-Z]?\d+ ?[-–] ?[A-Z]?\d+)$/.exec(source)?.[1],
    publisher: dc.publisher[0],
    language: dc.language[0],
    abstract: dc.description[0],
    doi: dc.identifier.find((id) => /\b10\.\d{4,9}\//.test(id ?? '')),
    url: dc.identifier.find((id) => /^https?:/.test(id ?? '')),
  });
  return work?.csl.title ? { work } : { refused: 'no title' };
}

function parsed(record: string): unknown {
  try {
    return readXml(record);
  } catch {
    return undefined;
  }
}
