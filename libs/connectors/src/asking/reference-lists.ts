import { z } from 'zod';
import { tokens } from '@veracite/text/fold';
import { address } from './address';
import { phrase } from './lucene';
import { bareWords, firstAuthor, wordsOf } from './words';
import { step, type CitingSearch, type Step } from '../definition';
import type { WorkQuery } from '../port';
import { europePmcEntry, entryShape } from '../reading/europe-pmc-work';
import { records } from '../reading/shape';

/** A title of fewer words stands in too many lists for its own sake. */
const LEAST_WORDS = 4;
/** Words of a title that are asked for as they follow each other; a subtitle is often left out in lists. */
const MOST_WORDS = 12;
/** Citing works in one answer: more than lists are read, as some have none to give. */
const CITING = 10;

const reply = z.object({
  referenceList: z.object({ reference: records(entryShape) }).optional(),
  hitCount: z.number(),
});

function listOf(source: string, id: string): Step {
  const url = address(`https://www.ebi.ac.uk/europepmc/webservices/rest/${source}/${id}/references`, {
    format: 'json',
    page: 1,
    pageSize: 1000,
  });
  return step({ url, format: 'json' }, reply, ({ referenceList }) =>
    (referenceList?.reference ?? []).map((entry, at) => europePmcEntry(entry, `${source}/${id}#${at + 1}`)),
  );
}

/**
 * Who cites a work that nobody holds: `REF` searches the lists of references of full texts, and the oldest come first, as
 * the earliest to cite a work cannot have copied it from the others. What they cite is read from their own lists.
 * @param asked the search, sorted as told
 */
export function citingIn(asked: (terms: string, size: number, sort: string) => Step): CitingSearch {
  return {
    search(query: WorkQuery) {
      const words = query.title && bareWords(wordsOf(query, 250) ?? '').split(' ');
      const author = firstAuthor(query);
      if (!words || tokens(words.join(' ')).length < LEAST_WORDS || (!author && !query.year)) return undefined;
      const terms = [words.slice(0, MOST_WORDS).join(' '), author].filter((term) => term !== undefined);
      const inLists = terms.map((term) => `REF:${phrase(term)}`);
      return asked([...inLists, 'HAS_REFLIST:y'].join(' AND '), CITING, 'P_PDATE_D asc');
    },
    entries({ key }) {
      const [, source, id] = /^europe-pmc:([A-Z]{3})\/(\w+)$/.exec(key) ?? [];
      return source && id ? listOf(source, id) : undefined;
    },
  };
}
