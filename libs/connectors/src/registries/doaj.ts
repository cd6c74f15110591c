import { normalizeIssn } from '@veracite/model/identifiers';
import { z } from 'zod';
import { encodePathSegment } from '../queries/url';
import { plainWords } from '../queries/search-words';
import { defineRequest, type Request } from '../connector-definition';
import { fields, flag, listOf, optionalObject, text, texts } from '../mapping/lenient-schemas';
import type { RegistryDefinition } from './registry-definition';
import type { JournalRecord } from './registries';
import { optionalNumber, normalizeIssns, buildJournal } from './record-fields';

const journal = z.object({
  id: text,
  bibjson: z.object({
    ...fields(text, 'title alternative_title pissn eissn discontinued_date'),
    publisher: optionalObject({ name: text }),
    apc: optionalObject({ has_apc: flag, max: listOf(z.object({ price: optionalNumber, currency: text })) }),
    editorial: optionalObject({ review_process: texts }),
    plagiarism: optionalObject({ detection: flag }),
    preservation: optionalObject({ service: texts, national_library: texts }),
    ref: optionalObject({ journal: text }),
  }),
});
const reply = z.object({ results: z.array(journal) });

function journalRecord({ id, bibjson: it }: z.infer<typeof journal>): JournalRecord | undefined {
  if (!it.title || !id) return undefined;
  const dearest = [...(it.apc?.max ?? [])].sort((a, b) => (b.price ?? 0) - (a.price ?? 0))[0];
  const charged = it.apc?.has_apc;
  return buildJournal('doaj', {
    id,
    url: `https://doaj.org/toc/${it.eissn ?? it.pissn ?? id}`,
    title: it.title,
    alternativeTitles: it.alternative_title ? [it.alternative_title] : [],
    issns: normalizeIssns([it.eissn, it.pissn]),
    type: 'journal',
    publisher: it.publisher?.name,
    homepage: it.ref?.journal,
    openAccess: true,
    inDoaj: true,
    reviewProcess: it.editorial?.review_process ?? [],
    charges: charged === undefined ? undefined : { charged, price: dearest?.price, currency: dearest?.currency },
    plagiarismScreening: it.plagiarism?.detection,
    preservedBy: [...(it.preservation?.service ?? []), ...(it.preservation?.national_library ?? [])],
    discontinuedOn: it.discontinued_date,
  });
}

function searchJournals(query: string): Request<JournalRecord> {
  const url = `https://doaj.org/api/search/journals/${encodePathSegment(query)}?page=1&pageSize=25`;
  return defineRequest({ url, format: 'json', list: true }, reply, ({ results }) => results.map(journalRecord));
}

/** https://doaj.org/api/docs: `/search/journals`. A journal that is there was vetted; one that is not may be anything. */
export const doaj: RegistryDefinition = {
  version: 1,
  control: { title: 'BMC Bioinformatics', issn: '1471-2105' },
  requests: {
    'journal by issn': (value) => {
      const issn = normalizeIssn(value);
      return issn ? searchJournals(`issn:${issn}`) : undefined;
    },
    'journal by title': (title) => {
      const words = plainWords(title);
      return words ? searchJournals(`bibjson.title:(${words})`) : undefined;
    },
  },
};
