import { z } from 'zod';
import { tokens } from '@veracite/text/fold';
import { buildUrl } from './url';
import { quotePhrase } from './lucene';
import { plainWords, firstAuthorName, searchWords } from './search-words';
import { defineRequest, type CitingSearch, type Request } from '../connector-definition';
import type { WorkQuery } from '../sources';
import { europePmcEntry, entryShape } from '../mapping/europe-pmc-work';
import { recordList } from '../mapping/lenient-schemas';

/** A title of fewer words stands in too many lists for its own sake. */
const LEAST_WORDS = 4;
/** Words of a title that are asked for as they follow each other; a subtitle is often left out in lists. */
const MOST_WORDS = 12;
/** Citing works in one answer: more than lists are read, as some have none to give. */
const CITING = 10;

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
    (referenceList?.reference ?? []).map((entry, at) => europePmcEntry(entry, `${source}/${id}#${at + 1}`)),
  );
}

/**
 * Who cites a work that nobody holds: `REF` searches the lists of references of full texts, and the oldest come first, as
 * the earliest to cite a work cannot have copied it from the others. What they cite is read from their own lists.
 * @param asked the search, sorted as told
 */
export function europePmcCitingSearch(asked: (terms: string, size: number, sort: string) => Request): CitingSearch {
  return {
    search(query: WorkQuery) {
      const words = query.title && plainWords(searchWords(query, 250) ?? '').split(' ');
      const author = firstAuthorName(query);
      if (!words || tokens(words.join(' ')).length < LEAST_WORDS || (!author && !query.year)) return undefined;
      const terms = [words.slice(0, MOST_WORDS).join(' '), author].filter((term) => term !== undefined);
      const inLists = terms.map((term) => `REF:${quotePhrase(term)}`);
      return asked([...inLists, 'HAS_REFLIST:y'].join(' AND '), CITING, 'P_PDATE_D asc');
    },
    entries({ key }) {
      const [, source, id] = /^europe-pmc:([A-Z]{3})\/(\w+)$/.exec(key) ?? [];
      return source && id ? listOf(source, id) : undefined;
    },
  };
}
