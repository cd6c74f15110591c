import { z } from 'zod';
import { defineRequest, WrongShape, type Request } from '../connector-definition';
import { fields, integer, listOf, optionalObject, text } from '../mapping/lenient-schemas';
import { marcShape, type MarcRecord } from '../mapping/marc-record';
import { buildUrl } from '../queries/url';
import { SourceError } from '../runtime/source-error';
import type { Work } from '@veracite/model/work';

/** A server of Search/Retrieve via URL (loc.gov/standards/sru), and the form in which its records are requested. */
export interface SruServer {
  url: string;
  version: string;
  /** As the server names it. */
  schema: string;
}

const diagnostics = optionalObject({ diagnostic: listOf(z.object(fields(text, 'uri message details'))) });
/** The MARC record of a record of the reply. Another schema is no record. */
const recordShape = z.object({ recordData: z.object({ record: marcShape }) });
const reply = z.object({
  searchRetrieveResponse: z.object({
    numberOfRecords: integer,
    records: z
      .union([z.object({ record: listOf(z.unknown()) }), z.string().transform(() => ({ record: [] }))])
      .optional(),
    diagnostics,
  }),
});

/** Servers of PICA systems add a diagnostic that says nothing to each reply. */
const NO_DIAGNOSTIC = 'info:srw/diagnostic/1/0';

/** Requests records by a query in the Contextual Query Language. */
export function requestRecords(
  { url, version, schema }: SruServer,
  query: string,
  most: number,
  worksOf: (record: MarcRecord) => Work[],
): Request {
  const address = buildUrl(url, {
    version,
    operation: 'searchRetrieve',
    query,
    recordSchema: schema,
    maximumRecords: most,
  });
  return defineRequest({ url: address, format: 'xml', list: true }, reply, ({ searchRetrieveResponse: found }) => {
    const refusals = (found.diagnostics?.diagnostic ?? []).filter(({ uri }) => uri !== NO_DIAGNOSTIC);
    if (refusals.length > 0) throw new SourceError('refused', 'It refused the request with an error message.');
    if (found.numberOfRecords === undefined) throw new WrongShape('numberOfRecords');
    const records = found.records?.record ?? [];
    const read = records.flatMap((record) => {
      const parsed = recordShape.safeParse(record);
      return parsed.success ? [parsed.data.recordData.record] : [];
    });
    if (read.length === 0 && found.numberOfRecords > 0) throw new WrongShape('recordData');
    return read.flatMap(worksOf);
  });
}
