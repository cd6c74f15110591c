import { normalizeIssn } from '@veracite/model/identifiers';
import { z } from 'zod';
import { buildUrl, encodePathSegment } from '../queries/url';
import { defineRecordRequest, defineRequest, WrongShape } from '../connector-definition';
import { listOf, optionalObject, text, texts, integer } from '../mapping/lenient-schemas';
import type { RegistryDefinition } from './registry-definition';
import type { JournalRecord, PublisherRecord } from './registries';
import { normalizeIssns, buildJournal, optionalShare } from './record-fields';

const HOME = 'https://api.crossref.org';

const journal = z.object({
  title: text,
  publisher: text,
  ISSN: texts,
  counts: optionalObject({ 'total-dois': integer }),
  breakdowns: optionalObject({ 'dois-by-issued-year': listOf(z.tuple([z.number(), z.number()])) }),
  coverage: optionalObject({
    'references-current': optionalShare,
  }),
});
const member = z.object({
  id: integer,
  'primary-name': text,
  names: texts,
});
function search<T, R>(path: string, query: string, shape: z.ZodType<T>, toRecord: (it: T) => R | undefined) {
  const list = z.object({ message: z.object({ items: z.array(shape) }) });
  const url = buildUrl(`${HOME}/${path}`, { query, rows: 20 });
  return defineRequest({ url, format: 'json', list: true }, list, ({ message }) => message.items.map(toRecord));
}

function journalRecord(it: z.infer<typeof journal>): JournalRecord | undefined {
  const issns = normalizeIssns(it.ISSN);
  if (!it.title) return undefined;
  return buildJournal('crossref', {
    id: issns[0] ?? it.title,
    url: issns[0] && `https://search.crossref.org/?q=${issns[0]}`,
    title: it.title,
    issns,
    publisher: it.publisher,
    worksCount: it.counts?.['total-dois'],
    worksByYear: (it.breakdowns?.['dois-by-issued-year'] ?? []).map(([year, works]) => ({ year, works })),
    coverage: it.coverage && { references: it.coverage['references-current'] },
  });
}

function publisherRecord(it: z.infer<typeof member>): PublisherRecord | undefined {
  const name = it['primary-name'];
  if (!name || it.id === undefined) return undefined;
  return {
    registry: 'crossref',
    id: String(it.id),
    url: `https://www.crossref.org/members/prep/${it.id}`,
    name,
    alternativeNames: it.names.filter((other) => other !== name),
  };
}

/** Requests a prefix, then the member that owns it. */
const owner = z.object({ message: z.object({ member: z.string() }) });
const memberReply = z.object({ message: member });

function memberBy(prefix: string) {
  const url = `${HOME}/prefixes/${encodePathSegment(prefix)}`;
  return defineRequest<z.infer<typeof owner>, PublisherRecord>({ url, format: 'json' }, owner, ({ message }) => {
    const id = /\/member\/(\d{1,9})$/.exec(message.member)?.[1];
    if (!id) throw new WrongShape('member');
    return defineRecordRequest({ url: `${HOME}/members/${id}`, format: 'json' }, memberReply, (reply) =>
      publisherRecord(reply.message),
    );
  });
}

/** https://github.com/CrossRef/rest-api-doc: `/journals`, `/members`, `/prefixes`. */
export const crossref: RegistryDefinition = {
  version: 1,
  control: { title: 'BMC Bioinformatics', issn: '1471-2105' },
  requests: {
    'journal by issn': (value) => {
      const issn = normalizeIssn(value);
      if (!issn) return undefined;
      const shape = z.object({ message: journal });
      return defineRecordRequest({ url: `${HOME}/journals/${issn}`, format: 'json' }, shape, ({ message }) =>
        journalRecord(message),
      );
    },
    'journal by title': (title) => search('journals', title, journal, journalRecord),
    'publisher by name': (name) => search('members', name, member, publisherRecord),
    'publisher by doi-prefix': (prefix) => (/^10\.\d{4,9}$/.test(prefix) ? memberBy(prefix) : undefined),
    'retracted works by journal': (value) => {
      const issn = normalizeIssn(value);
      if (!issn) return undefined;
      const filter = `issn:${issn},update-type:retraction`;
      const shape = z.object({ message: z.object({ 'total-results': z.number() }) });
      return defineRequest(
        { url: buildUrl(`${HOME}/works`, { filter, rows: 0 }), format: 'json', list: true },
        shape,
        (reply) => [{ registry: 'crossref' as const, count: reply.message['total-results'] }],
      );
    },
  },
};
