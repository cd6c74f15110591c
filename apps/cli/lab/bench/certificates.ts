/**
 * What certificates of reports weigh and take: three hundred real references over played databases, which lack one work in
 * four. `npm run lab -- bench:certificates`.
 */
import { newKeyPair, signingKeyOf } from '@veracite/certificate/keys';
import { createSources } from '@veracite/connectors/runtime/create-sources';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { checkReport } from '@veracite/verification/certificate/check-report';
import { reportHead, reportLine, type ReportLine } from '@veracite/verification/certificate/report';
import type { Transcript } from '@veracite/verification/certificate/transcript';
import { createVerifier } from '@veracite/verification/verifier';
import { gzipSync } from 'node:zlib';
import { halfHash } from '../eval/shares';
import { realReferences } from './references';

const { from, works, holds, samples } = await realReferences();
const references = samples.flatMap((sample) => sample.references);
const standIn = await startFakeDatabases({ works: works.filter(({ title = '' }) => halfHash(title) % 4 !== 0), holds });
const sources = createSources({
  env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'bench@veracite.test' },
});

const timed = <T>(work: () => T): { ms: number; came: T } => {
  const start = performance.now();
  const came = work();
  return { ms: performance.now() - start, came };
};
const kb = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

const transcripts: Transcript[] = [];
const verifier = createVerifier({ library: fakeLibrary(), sources });
await verifier.verifyMany(references, { onTranscript: (one, at) => (transcripts[at] = one) });
await sources.close();
await standIn.close();

const sealing = timed(() => transcripts.map(reportLine));
const lines: ReportLine[] = sealing.came;
const key = signingKeyOf(newKeyPair().pkcs8);
const by = { key, issuer: 'https://veracite.example.org', version: 'bench', now: new Date() };
const signing = timed(() =>
  reportHead(
    lines.map(({ listed }) => listed),
    by,
  ),
);
const file = Buffer.from(signing.came + lines.map(({ line }) => `${line}\n`).join(''));
const packed = lines.map(({ line }) => gzipSync(line).length);
const before = process.memoryUsage().rss;
const checking = timed(() => checkReport(file));
if (checking.came.fault !== undefined) throw new Error(checking.came.fault);

const weights = lines.map(({ line }) => Buffer.byteLength(line)).sort((a, b) => a - b);
console.log(`${from}, entries ${lines.length}: ${JSON.stringify(checking.came.head.totals.statuses)}`);
console.log(`file ${kb(file.length)}, head ${kb(signing.came.length)}`);
console.log(
  `an entry: median ${kb(weights[Math.floor(lines.length / 2)] ?? 0)}, most ${kb(weights.at(-1) ?? 0)}; packed, mean ${kb(packed.reduce((sum, one) => sum + one) / lines.length)}`,
);
console.log(`sealing an entry ${(sealing.ms / lines.length).toFixed(1)} ms, signing ${signing.ms.toFixed(1)} ms`);
console.log(
  `checking all ${(checking.ms / 1000).toFixed(2)} s, memory grown by ${kb(process.memoryUsage().rss - before)}`,
);
