import { z } from 'zod';
import { listOf, text } from './lenient-schemas';

const field = z.object({ '@name': z.string(), '#': text });
const array = z.object({ '@name': z.string(), str: listOf(z.string()), int: listOf(z.string()) });
const doc = z
  .object({ str: listOf(field), int: listOf(field), date: listOf(field), bool: listOf(field), arr: listOf(array) })
  .transform((it) =>
    Object.fromEntries([
      ...[...it.str, ...it.int, ...it.date, ...it.bool].map((item) => [item['@name'], item['#']]),
      ...it.arr.map((item) => [item['@name'], [...item.str, ...item.int]]),
    ]),
  );
const result = z.object({ response: z.object({ result: z.object({ '@numFound': text, doc: listOf(doc) }) }) });

/** Converts a Solr reply in XML (`wt=xml`, Solr's default) to its JSON form. Other replies are unchanged. */
export const solrReply = z.unknown().transform((body) => {
  const read = result.safeParse(body);
  return read.success ? { response: { docs: read.data.response.result.doc } } : body;
});
