/**
 * How many notices of retraction that one side alone has reach the reader, with their source, and how many references to notices are
 * called retracted: `npm run lab -- eval:notices [--show]`.
 */
import { verifyOne } from '@veracite/testing/verified';
import type { Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import { gravest } from '@veracite/model/work';
import { sourcesOf } from '@veracite/matching/notices';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { createVerifier } from '@veracite/verification/pipeline/verifier';
import { measuringData } from '../harness/data';
import { NOW } from '../harness/ask';
import { readOptions } from '../harness/options';
import { openSources, verifyAll } from '../harness/pipeline';
import { citing, NOTICE_FILES, noticeCases, type NoticeCase } from './notices/set';
import { writeReasons } from '@veracite/verification/to-result';

const { show } = readOptions({ show: false });

const cases = noticeCases(measuringData(NOTICE_FILES));
/** Old works of medicine are in one database alone. */
const holders = new Map(
  cases.flatMap(({ side, cited, work, notice }) => {
    const [database, kind] = side.split(' ');
    return kind && cited === 'words' && database !== 'crossref'
      ? [work, notice].map(({ DOI: doi }) => [doi, database])
      : [];
  }) as [string, string][],
);
const standIn = await startFakeDatabases({
  works: cases.flatMap(({ work, notice }) => [work, notice]),
  updates: cases.flatMap(({ updates }) => updates),
  holds: (database, { DOI: doi = '' }) => (holders.get(doi) ?? database) === database,
});
// Without a key OpenAlex answers no lists of DOIs.
const sources = openSources(standIn, { env: { OPENALEX_API_KEY: 'key' } });
const library = fakeLibrary(
  [],
  [],
  false,
  [],
  cases.flatMap(({ listed }) => listed),
);
const verifier = createVerifier({ library, sources, now: () => NOW });
const works = cases.map(({ work, cited }) => citing(work, cited));
const toWorks = await verifyEach(works);
const toNotices = await verifyEach(cases.map(({ notice, cited }) => citing(notice, cited)));
const inList = await verifyAll(verifier, works);
await sources.close();
await standIn.close();

/** Verifies references as single checks, one after the other. */
async function verifyEach(references: readonly Reference[]): Promise<Verification[]> {
  const results: Verification[] = [];
  for (const reference of references) results.push(await verifyOne(verifier, reference));
  return results;
}

const isRetracted = (index: number, results: typeof toWorks) => {
  const notices = results[index]?.verdict.match?.candidate.work.notices ?? [];
  return ['retracted', 'withdrawn'].includes(gravest(notices.map(({ standing }) => standing)));
};
function isShown({ side }: NoticeCase, index: number, results = toWorks): boolean {
  const { verdict } = results[index] ?? {};
  const notices = verdict?.match?.candidate.work.notices ?? [];
  const [source = ''] = side.split(' ');
  return isRetracted(index, results) && notices.some((notice) => sourcesOf(notice).includes(source));
}

for (const side of new Set(cases.map((item) => `${item.side}, cited by ${item.cited}`))) {
  const places = cases.flatMap((item, index) => (`${item.side}, cited by ${item.cited}` === side ? [index] : []));
  const shown = places.filter((index) => isShown(cases[index] as NoticeCase, index));
  console.log(`${side.padEnd(40)} ${shown.length} of ${places.length}`);
  if (show)
    for (const index of places.filter((place) => !shown.includes(place))) {
      const { reference, verdict, consultations = [] } = toWorks[index] ?? {};
      console.log(
        `  ${reference?.raw ?? ''}\n    ${verdict?.status ?? ''}: ${writeReasons(verdict?.reasons ?? []).join(' ')}`,
      );
      console.log(
        `    ${consultations.map(({ connector, question, found, outcome }) => `${connector} ${question} ${outcome} ${found}`).join(', ')}`,
      );
    }
}
for (const [name, results] of [
  ['single checks', toWorks],
  ['as a list', inList],
] as const) {
  const shown = cases.filter((item, index) => isShown(item, index, results));
  console.log(`${`notices of one side, shown: ${name}`.padEnd(40)} ${shown.length} of ${cases.length}`);
}
console.log(
  `references to notices, called retracted  ${cases.filter((_, index) => isRetracted(index, toNotices)).length} of ${cases.length}`,
);
console.log(
  `references to notices, found             ${toNotices.filter(({ verdict }) => verdict.match).length} of ${cases.length}`,
);
