import { buildWork } from '@veracite/connectors/mapping/build-work';
import { parseDate } from '@veracite/connectors/mapping/csl-dates';
import { listOf, optionalObject, text, textAt, texts } from '@veracite/connectors/mapping/lenient-schemas';
import { readXml } from '@veracite/connectors/mapping/parse-xml';
import { personName } from '@veracite/connectors/mapping/person-names';
import { linesOf } from '@veracite/library/import/open';
import type { Reading } from '@veracite/library/import/reading';
import { z } from 'zod';

const people = listOf(z.object({ first: text, last: text }));
const shape = z.object({
  record: z.object({
    '@collection': z.string(),
    '@volume': z.string(),
    '@type': text,
    meta: z.object({
      booktitle: text,
      publisher: text,
      address: text,
      month: text,
      year: text,
      isbn: text,
      venue: texts,
      'journal-title': text,
      'journal-volume': text,
      'journal-issue': text,
    }),
    paper: z.object({
      '@id': z.string(),
      title: text,
      author: people,
      editor: people,
      pages: text,
      abstract: text,
      doi: text,
      url: listOf(textAt('#')),
      language: text,
      issue: text,
      journal: text,
      removed: optionalObject({}),
      retracted: optionalObject({}),
    }),
  }),
});
type AnthologyRecord = z.infer<typeof shape>['record'];

/** Splits a collection of the ACL Anthology (data/xml) into its papers, each with the data of its volume. */
export async function* anthologyTexts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let collection = '';
  let volume = '';
  let meta = '';
  let part: string[] | undefined;
  for await (const line of linesOf(pieces)) {
    collection = /<collection [^>]{0,200}?id="([^"]*)"/.exec(line)?.[1] ?? collection;
    volume = /<(volume [^>]*)>/.exec(line)?.[1] ?? volume;
    if (/<(?:meta|paper)[ >]/.test(line)) part = [];
    part?.push(line);
    if (line.includes('</meta>')) {
      // An event has a meta element too, after the volumes.
      meta = part?.join('\n') ?? '';
      part = undefined;
    }
    if (!line.includes('</paper>') || !part) continue;
    const type = /type="([^"]*)"/.exec(volume)?.[1] ?? '';
    const number = /id="([^"]*)"/.exec(volume)?.[1] ?? '';
    const head = `<record collection="${collection}" volume="${number}" type="${type}">`;
    yield `${head}${meta}${part.join('\n')}</record>`;
    part = undefined;
  }
}

/** Markup of titles and abstracts, which the Anthology writes without attributes. */
const MARKUP = /<\/?(?:b|i|fixed-case|tex-math)>/g;
const ADDRESS_IN_TEXT = /<url>([^<]*)<\/url>/g;

export function anthologyReading(xml: string): Reading {
  let record: AnthologyRecord;
  try {
    const plain = xml
      .replace(MARKUP, '')
      .replace(/<(title|abstract)>(.*?)<\/\1>/gs, (whole) => whole.replace(ADDRESS_IN_TEXT, '$1'));
    const found = shape.safeParse(readXml(plain));
    if (!found.success) return { refused: 'not a paper of the ACL Anthology' };
    record = found.data.record;
  } catch {
    return { refused: 'not well-formed XML' };
  }
  const { meta, paper } = record;
  if (paper.removed) return { refused: 'removed from the Anthology' };
  const id = anthologyIdOf(record);
  const isJournal = record['@type'] === 'journal';
  const journal = paper.journal ?? meta['journal-title'] ?? meta.booktitle?.replace(/,? Vol(?:ume|\.).*$/s, '');
  const work = buildWork('acl-anthology', {
    id,
    type: isJournal ? 'article-journal' : 'paper-conference',
    title: paper.title,
    authors: paper.author.flatMap(({ last, first }) => personName(last, first) ?? []),
    issued: parseDate([meta.month, meta.year].filter(Boolean).join(' ')),
    container: isJournal ? journal : meta.booktitle,
    volume: meta['journal-volume'],
    issue: paper.issue ?? meta['journal-issue'],
    page: paper.pages,
    publisher: meta.publisher,
    place: meta.address,
    language: paper.language,
    abstract: paper.abstract,
    doi: paper.doi,
    isbn: [meta.isbn],
    url: `https://aclanthology.org/${id}`,
    notices: paper.retracted ? [{ standing: 'retracted', source: 'library' }] : [],
  });
  return work ? { work } : { refused: 'no title' };
}

/** Builds the identifier: "2024.acl-long.7", in older collections "P19-1001", or "W18-0101" where volumes have two digits. */
function anthologyIdOf({ '@collection': collection, '@volume': volume, paper }: AnthologyRecord): string {
  const identifier = paper.url.find((url) => url?.startsWith(`${collection}-`));
  if (identifier) return identifier;
  if (/^\d/.test(collection)) return `${collection}-${volume}.${paper['@id']}`;
  const hasTwoDigits = /^(?:W|C69|D19)/.test(collection);
  return `${collection}-${volume.padStart(hasTwoDigits ? 2 : 1, '0')}${paper['@id'].padStart(hasTwoDigits ? 2 : 3, '0')}`;
}
