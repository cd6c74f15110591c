import { normalizeDoi, WORK_IDENTIFIER_KINDS, type Identifiers } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { identifierKeys, withArxiv } from './entry';
import { recordsAt } from './records';
import type { Asks } from './readers';
import { withNotices } from './notices';
import { oneOfEach } from './one-of-each';
import { probe } from './probe';

/** Works read for one identifier: a book's ISBN names its chapters too. */
const EACH_MAX = 20;

/** Returns the works with any of the identifiers, for each query in order; books before their chapters, which share an ISBN. */
export async function lookUpWorks(reader: Asks, asked: readonly Identifiers[]): Promise<Work[][]> {
  const wanted = asked.map((identifiers) => normal(identifiers));
  const keys = wanted.map(identifierKeys);
  const filed = await probe(reader, [...new Set(keys.flat())]);
  const places = keys.map((each) => [...new Set(each.flatMap((key) => filed.get(key)?.slice(0, EACH_MAX) ?? []))]);
  const records = await recordsAt(reader, places.flat());
  const answers = places.map((each, index) =>
    oneOfEach(
      each.flatMap((place) => {
        const work = records.get(place);
        // A key is a hash: what the record says counts.
        return work && carries(work, wanted[index] ?? {}) ? [work] : [];
      }),
    ).sort((a, b) => partness(a) - partness(b)),
  );
  return withNotices(reader, answers);
}

const carries = (work: Work, asked: Identifiers): boolean =>
  WORK_IDENTIFIER_KINDS.some((kind) => asked[kind] !== undefined && asked[kind] === work.identifiers[kind]);

const partness = (work: Work): number => (['chapter', 'entry', 'entry-encyclopedia'].includes(work.csl.type) ? 1 : 0);

function normal(identifiers: Identifiers): Identifiers {
  const doi = identifiers.doi ? normalizeDoi(identifiers.doi) : undefined;
  return withArxiv({ ...identifiers, ...(doi ? { doi } : {}) });
}
