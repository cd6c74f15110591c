import { isPreprint, isPublishedVersion } from '@veracite/matching/published-version';
import { yearOf, type CslItem } from '@veracite/model/csl';
import type { Status } from '@veracite/model/verdict';
import type { MatchedRecord, Work, WorkQuery } from '@veracite/model/work';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { lookUpDois, shortRequest, type Databases } from './look-up-dois';

/** Registers that are searched for the published version where no registry links it. */
const REGISTERS = ['crossref', 'dblp'];

/** What is read of a result: the citation and the record that it matches. */
interface PreprintResult {
  status: Status;
  match?: MatchedRecord | undefined;
  parsed: { csl: CslItem };
}

/** Checks whether a reference was found and cites a preprint. */
const citesPreprint = ({ status, match, parsed: { csl } }: PreprintResult): boolean =>
  (status === 'valid' || status === 'incomplete') && match !== undefined && isPreprint(csl);

/**
 * Finds the published versions of references that cite preprints, in order: the one that a registry links, or the one that a
 * register of venues holds with the same title and the same authors. Undefined where there is none, several, or none could be asked.
 * @param sources the databases to ask, by id; default all
 */
export async function findPublished(
  results: readonly PreprintResult[],
  databases: Databases,
  { sources, signal }: { sources?: readonly string[]; signal?: AbortSignal } = {},
): Promise<(Work | undefined)[]> {
  const asked = databases.sources
    .list()
    .filter(({ source: { id }, state }) => state === 'ready' && (sources?.includes(id) ?? true))
    .map(({ source: { id } }) => id);
  const linkedDois = results.map((result) =>
    citesPreprint(result) ? result.match?.publishedAs?.toLowerCase() : undefined,
  );
  const dois = [...new Set(linkedDois.flatMap((doi) => doi ?? []))];
  const known = await lookUpDois(dois, databases, signal, asked.includes('crossref'));
  return Promise.all(
    results.map(async (result, index) => {
      const preprint = result.match?.csl;
      if (!preprint || !citesPreprint(result)) return undefined;
      const linked = known.get(linkedDois[index] ?? '');
      if (linked) return isPublishedVersion(preprint, linked, true) ? linked : undefined;
      const { title, author: authors = [] } = preprint;
      if (!title) return undefined;
      const query: WorkQuery = { title, authors, limit: 10 };
      const answers = await Promise.all([
        databases.library.search(query),
        ...REGISTERS.filter((id) => asked.includes(id)).map(async (connector) => {
          const { works } = await databases.sources.ask({ type: 'search', connector, query }, shortRequest(signal));
          return works;
        }),
      ]);
      return theOnly(answers.flat().filter((work) => isPublishedVersion(preprint, work, false)));
    }),
  );
}

/** Returns the work that all records describe, with a DOI if one has it. Undefined where they describe several. */
function theOnly(works: readonly Work[]): Work | undefined {
  const places = new Set(works.map(({ csl }) => `${titleFingerprint(csl.title ?? '')} ${yearOf(csl)}`));
  const dois = new Set(works.flatMap(({ identifiers: { doi } }) => doi ?? []));
  const isOneDoi = dois.size === 1 && works.every(({ identifiers: { doi } }) => doi !== undefined);
  if (dois.size > 1 || (places.size > 1 && !isOneDoi)) return undefined;
  return works.find(({ identifiers: { doi } }) => doi !== undefined) ?? works[0];
}
