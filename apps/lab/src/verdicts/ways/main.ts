/**
 * Checks the same references through the page, the API, the command line, MCP, the extension and the language server, in front of
 * the same fake databases, in BibTeX and as plain text, and prints where their verdicts differ: `npm run lab -- eval:ways
 * [-- --references N] [--form bibtex|text]`. The first 60 are invented; the others are works of public sets, a fifth of them as recorded,
 * three fifths altered, and a fifth in no database. The language server reads plain text in documents: its file is Markdown.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { VerificationResult } from '@veracite/contracts/citations';
import { STATUSES } from '@veracite/model/verdict';
import { verdictLine } from '@veracite/report/result-text';
import { testEnvironment } from '../../../../api-e2e/src/support/environment';
import { startRunning } from '../../../../api-e2e/src/support/running';
import { formatResult } from '../../../../cli/src/mcp/format-result';
import { DEFAULT_FAILURES } from '../../../../cli/src/policy/failures';
import { findingsOf } from '../../../../cli/src/policy/findings';
import { readOptions } from '../../harness/options';
import { byCommandLine, byLanguageServer, byMcp, type Shown } from './local-ways';
import { FORMS, labelledReferences, type Form } from './references';
import { byApi, byExtension, byPage } from './server-ways';

const { references: count, form: only } = readOptions({ references: 500, form: undefined });
const { entries: entriesOf, works } = labelledReferences(count);
const folder = mkdtempSync(path.join(tmpdir(), 'veracite-ways-'));

/** Which databases confirm a work in time depends on how many references are asked about at once. */
const withoutConfirmers = (result: VerificationResult): VerificationResult =>
  result.status === 'valid' ? { ...result, reason: undefined, sourceLinks: [] } : { ...result, sourceLinks: [] };

/** What a verdict says: status, codes, evidence, correction, and the works that it suggests. */
function said(result: VerificationResult): unknown {
  const { status, problem, reason, confidence, evidence, correctedCitation, match } = withoutConfirmers(result);
  const found = match && { doi: match.doi, standing: match.standing };
  const suggested = result.suggestions.map(({ csl, doi }) => doi ?? csl.title);
  return JSON.parse(
    JSON.stringify({ status, problem, reason, confidence, evidence, correctedCitation, found, suggested }),
  );
}

/** Lines of a verdict that an answer lacks. */
const missingIn = (answer: string, result: VerificationResult | undefined): string[] =>
  result
    ? formatResult(withoutConfirmers(result))
        .split('\n')
        .filter((line) => !plain(answer).includes(plain(line)))
    : [];

/** The texts of a hover without the signs of Markdown. */
const plain = (text: string): string => text.replace(/[\\<>]/g, '');

function shownOf(result: VerificationResult): Omit<Shown, 'hover'> {
  const findings = findingsOf(result, { failOn: DEFAULT_FAILURES, minConfidence: 0 });
  return { lens: verdictLine(result), findings: findings.map(({ rule, message }) => `${rule}: ${message}`) };
}

/** Writes the files of the command line and the language server. */
function filesOf(form: Form, texts: readonly string[]): { list: string; opened: string } {
  const write = (name: string, text: string): string => {
    writeFileSync(path.join(folder, name), `${text}\n`);
    return path.join(folder, name);
  };
  const joined = texts.join('\n\n');
  const list = write(form === 'bibtex' ? 'references.bib' : 'references.txt', joined);
  return {
    list,
    opened: form === 'bibtex' ? list : write('paper.md', `# Paper\n\nText.\n\n# References\n\n${joined}`),
  };
}

const expected: Record<string, (result: VerificationResult) => unknown> = {
  mcp: () => [],
  'language server': (result) => ({ ...shownOf(result), missing: [] }),
};

const running = await startRunning({}, { works });
const { origin } = running.product;
const env = { PATH: process.env['PATH'] ?? '', ...(testEnvironment(running.standIn.origin) as Record<string, string>) };

async function compare(form: Form): Promise<void> {
  const entries = entriesOf[form];
  const texts = entries.map(({ text }) => text);
  const { list, opened } = filesOf(form, texts);
  const page = await byPage(origin, texts);
  const ways: Record<string, unknown[]> = {
    api: (await byApi(origin, texts)).map(said),
    extension: (await byExtension(origin, texts)).map(said),
    'command line': (await byCommandLine(list, env)).map(said),
    mcp: (await byMcp(texts, env)).map((answer, index) => missingIn(answer, page[index])),
    'language server': (await byLanguageServer(opened, count, env)).map(({ hover, ...shown }, index) => ({
      ...shown,
      missing: missingIn(hover, page[index]),
    })),
  };
  const counted = STATUSES.map((status) => `${status} ${page.filter((result) => result.status === status).length}`);
  console.log(`${form}: page: ${page.length} results; ${counted.join(', ')}`);
  for (const [name, answers] of Object.entries(ways)) {
    const wanted = page.map((result) => (expected[name] ?? said)(result));
    const different = wanted.flatMap((want, index) => (isDeepStrictEqual(answers[index], want) ? [] : [index]));
    console.log(`${name}: ${answers.length} results, ${different.length} differ from the page`);
    for (const index of different.slice(0, 3))
      console.log(
        `  ${index} (${entries[index]?.label})\n    ${texts[index]}\n    ${JSON.stringify(wanted[index])}\n    ${JSON.stringify(answers[index])}`,
      );
    if (different.length > 0 || answers.length !== page.length) process.exitCode = 1;
  }
}

for (const form of FORMS.filter((each) => only === undefined || each === only)) await compare(form);
await running.stop();
rmSync(folder, { recursive: true });
