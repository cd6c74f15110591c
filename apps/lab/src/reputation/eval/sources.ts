/**
 * Measures the source checker: journals known to be good and journals on lists, with the registries played on this
 * machine and with all of them silent. `npm run lab -- eval:sources [--half dev|test] [--show]`.
 */
import { readLists } from '@veracite/reputation/facts/lists';
import { readPublishers } from '@veracite/reputation/facts/publishers';
import { mean } from '../../harness/figures';
import { readOptions } from '../../harness/options';
import { openSources } from '../../harness/pipeline';
import { table } from '../../harness/table';
import { measuringData } from '../../harness/data';
import { startFakeDatabases, type Faults } from '@veracite/testing/fake-databases/start';
import { createSourceChecker } from '@veracite/verification/reputation/checker';
import type { SourceAnswer, SourceQuestion } from '@veracite/verification/reputation/port';
import { GOOD, goodJournals, LISTED, listedJournals, type Half, type Measured } from './source-world';

const COUNT = 200;
const AT_ONCE = 8;
const { show, ...options } = readOptions({ half: 'test', show: false });
const half: Half = options.half === 'dev' ? 'dev' : 'test';

const data = measuringData([GOOD, LISTED]);
const good = goodJournals(data, half, COUNT);
const listed = listedJournals(data, half, COUNT);
const down = { kind: 'server-error' } as const;
const SILENT: Faults = { crossref: down, openalex: down, doaj: down, 'issn-portal': down };

async function measure(
  faults: Faults,
  run: (check: (question: SourceQuestion) => Promise<SourceAnswer>) => Promise<void>,
) {
  const standIn = await startFakeDatabases({
    works: [],
    registered: { journals: [...good, ...listed].map(({ record }) => record) },
    faults,
  });
  const sources = openSources(standIn, { env: { OPENALEX_API_KEY: 'key-of-the-measurement' } });
  const checker = createSourceChecker({
    sources,
    registries: sources.registries,
    library: { lookUp: () => Promise.resolve([]), noticesAbout: () => Promise.resolve([]) },
    lists: readLists(),
    publishers: readPublishers(),
    // No website is played: only what registries and lists say is measured.
    readPage: () => Promise.resolve({ problem: 'unreachable', chain: [] }),
    domains: { lookUp: () => Promise.resolve({ outcome: 'failed' }) },
  });
  await run((question) => checker.check(question, { timeoutMs: 20_000 }));
  await sources.close();
  await standIn.close();
}

interface Outcome {
  asked: Measured;
  answer: SourceAnswer;
}

async function askAll(
  all: Measured[],
  questionOf: (asked: Measured) => SourceQuestion,
  check: (question: SourceQuestion) => Promise<SourceAnswer>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let index = 0; index < all.length; index += AT_ONCE) {
    const part = all.slice(index, index + AT_ONCE);
    outcomes.push(
      ...(await Promise.all(part.map(async (asked) => ({ asked, answer: await check(questionOf(asked)) })))),
    );
  }
  return outcomes;
}

const rows: string[][] = [];
function addRow(name: string, outcomes: Outcome[]): void {
  const level = (wanted: string) =>
    outcomes.filter(({ answer: { report } }) => !report.insufficientEvidence && report.trustLevel === wanted).length;
  const widths = outcomes.map(({ answer: { report } }) => report.confidenceInterval[1] - report.confidenceInterval[0]);
  const named = outcomes.filter(({ answer: { report } }) =>
    report.balance.some(({ id }) => id.startsWith('listed:') || id.startsWith('hijacked:')),
  ).length;
  const insufficient = outcomes.filter(({ answer: { report } }) => report.insufficientEvidence).length;
  const counts = [outcomes.length, level('high'), level('medium'), level('low'), insufficient, named];
  rows.push([name, ...[...counts, Math.round(mean(widths))].map(String)]);
}

const byTitle = ({ title }: Measured): SourceQuestion => ({ input: title, inputType: 'journal' });
const byIssn = ({ issn, title }: Measured): SourceQuestion => ({ input: issn ?? title, inputType: 'journal' });
const byAddress = ({ address, title }: Measured): SourceQuestion => ({ input: address ?? title, inputType: 'url' });

console.log(`half "${half}"`);
await measure({}, async (check) => {
  const goodOnes = await askAll(good, byTitle, check);
  addRow('known good, by title', goodOnes);
  addRow('known good, by ISSN', await askAll(good, byIssn, check));
  const listedOnes = await askAll(listed, byTitle, check);
  addRow('listed, by title', listedOnes);
  addRow('listed, by address alone', await askAll(listed, byAddress, check));
  if (show) {
    const odd = [
      ...goodOnes.filter(({ answer }) => answer.report.trustLevel !== 'high'),
      ...listedOnes.filter(({ answer }) => answer.report.trustLevel === 'high' || answer.report.insufficientEvidence),
    ];
    for (const { asked, answer } of odd) {
      const balance = answer.report.balance.filter(({ weight }) => weight > 0);
      console.log(
        `\t${asked.title}\t${answer.report.trustLevel} ${answer.report.overallScore}\t${balance.map(({ id, side, weight }) => `${side === 'for' ? '+' : '-'}${weight} ${id}`).join(', ')}`,
      );
    }
  }
});
await measure(SILENT, async (check) => {
  addRow('known good, registries silent', await askAll(good, byTitle, check));
  addRow('listed, registries silent', await askAll(listed, byTitle, check));
});
console.log(table(['asked', 'count', 'high', 'medium', 'low', 'insufficient', 'a list named', 'interval'], rows));
