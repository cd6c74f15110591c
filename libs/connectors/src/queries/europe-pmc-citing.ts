import { z } from 'zod';
import { tokens } from '@veracite/text/fold';
import { buildUrl } from './url';
import { quotePhrase } from './lucene';
import { plainWords, firstAuthorName, searchWords } from './search-words';
import { defineRequest, type CitingSearch, type Request } from '../connector-definition';
import type { WorkQuery } from '@veracite/model/work';
import { europePmcEntry, entryShape } from '../mapping/europe-pmc-work';
import { recordList } from '../mapping/lenient-schemas';

/** Too many lists contain a title with fewer words. */
const MIN_WORDS = 4;
/** The number of title words that are searched as a phrase; lists often omit a subtitle. */
const MAX_PHRASE_WORDS = 12;
/** The number of citing works requested; more than are read, because some have no list. */
const MAX_CITING_WORKS = 10;

const reply = z.object({
  referenceList: z.object({ reference: recordList(entryShape) }).optional(),
  hitCount: z.number(),
});

function listOf(source: string, id: string): Request {
  const url = buildUrl(`https://www.ebi.ac.uk/europepmc/webservices/rest/${source}/${id}/references`, {
    format: 'json',
    page: 1,
    pageSize: 1000,
  });
  return defineRequest({ url, format: 'json' }, reply, ({ referenceList }) =>
    (referenceList?.reference ?? []).map((entry, index) => europePmcEntry(entry, `${source}/${id}#${index + 1}`)),
  );
}

/** Searches full texts' lists of references (`REF`), oldest first: the first citing work copied from no other. */
export function europePmcCitingSearch(search: (terms: string, size: number, sort: string) => Request): CitingSearch {
  return {
    search(query: WorkQuery) {
      const words = query.title && plainWords(searchWords(query, 250) ?? '').split(' ');
      const author = firstAuthorName(query);
      if (!words || tokens(words.join(' ')).length < MIN_WORDS || (!author && !query.year)) return undefined;
      const terms = [words.slice(0, MAX_PHRASE_WORDS).join(' '), author].filter((term) => term !== undefined);
      const inLists = terms.map((term) => `REF:${quotePhrase(term)}`);
      return search([...inLists, 'HAS_REFLIST:y'].join(' AND '), MAX_CITING_WORKS, 'P_PDATE_D asc');
    },
    entries({ key }) {
      const [, source, id] = /^europe-pmc:([A-Z]{3})\/(\w+)$/.exec(key) ?? [];
      return source && id ? listOf(source, id) : undefined;
    },
  };
}
