import { verifyOne } from '@veracite/testing/verified';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VerificationResult } from '@veracite/contracts/citations';
import { toResult } from '@veracite/verification/to-result';
import { assess } from '@veracite/desk/assess';
import { letterOf, letterText } from '@veracite/desk/letter';
import { parsePolicy, readyPolicies } from '@veracite/desk/policy';
import { dateOf } from '@veracite/model/csl';
import { fieldName } from '@veracite/model/field-names';
import type { Verification } from '@veracite/model/verification';
import type { Work } from '@veracite/model/work';
import { parse, parseOne } from '@veracite/parsing/parse';
import { askedOf, outcomeText, searchedIn, unreachedIn } from '@veracite/report/consultations';
import { agreementText, resultText } from '@veracite/report/result-text';
import { decodeText } from '@veracite/text/decode';
import { aWork } from '@veracite/testing/builders';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources, type FakeSource } from '@veracite/testing/fake-sources';
import { fold } from '@veracite/text/fold';
import { createVerifier } from '@veracite/verification/pipeline/verifier';
import { outcomeOf } from '../../../../cli/src/entries/checked-entry';
import { formatResult } from '../../../../cli/src/mcp/format-result';
import { human } from '../../../../cli/src/output/human';
import { NOW, openAsking } from '../../harness/ask';
import { hardTable, judgeHard } from './table';

// The builds of React and Emotion for development take three times as long.
process.env.NODE_ENV = 'production';
// A closed fold has no content.
jest.mock('../../../../web/src/components/Fold', () => ({ Fold: ({ children }: { children: unknown }) => children }));
/** Renders the page of a result. It is loaded by its path, because this project has no types of JSX and of browsers. */
const { resultPage } = jest.requireActual<{
  resultPage(this: void, result: VerificationResult): { text: string; links: string[] };
}>('../../../../web/testing/result-page');

/** A folder of further references, which is not part of the repository. */
const { WORDING_INPUTS } = process.env;
/** So many of the hard references must be judged rightly. */
const LEAST_RIGHT = 0.96;

/** What users read of one verdict. */
interface Wording {
  result: VerificationResult;
  /** The text of the page as it is rendered. */
  page: string;
  links: string[];
  cli: string;
  mcp: string;
  letter: string;
}

function wordingOf(verification: Verification): Wording {
  const result = toResult(verification);
  const writer = human({ style: 'apa', onlyFindings: false, isColored: false });
  const entry = { file: '-', findings: [], ...outcomeOf(verification.reference, verification) };
  const assessed = { position: 0, result };
  const assessment = assess([assessed], parsePolicy(readyPolicies.conference), 1);
  const entries = [
    { position: 0, raw: result.originalText, csl: result.parsed.csl, doubts: [], included: true, result },
  ];
  const page = resultPage(result);
  const letter = letterOf({ name: 'a.pdf', collection: '', editor: '', entries, decisions: [], assessment } as never);
  return {
    result,
    page: page.text,
    links: page.links,
    cli: writer.entry?.(entry) ?? '',
    mcp: formatResult(result),
    letter: letter ? letterText(letter) : '',
  };
}

const sentenceOf = (text: string, start: string) => text.split(start)[1]?.split(/\.(?:\s|$)/)[0] ?? '';
const namesIn = (sentence: string) =>
  sentence
    .split(/, | and /)
    .map((name) => name.trim())
    .filter(Boolean)
    .sort();
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');
const sameNames = (a: string[], b: string[]) => a.map(fold).sort().join() === b.map(fold).sort().join();

/** Contradictions between what the outputs say, and inside one. Each returns true when there is one. */
const CONTRADICTIONS: Record<string, (wording: Wording) => boolean> = {
  'the state has another name': ({ result, page, cli, mcp }) => {
    const { state } = resultText(result);
    return !page.startsWith(state) || !cli.includes(state.toLowerCase()) || !mcp.startsWith(state.toUpperCase());
  },
  'the confidence differs': ({ result, page, cli, mcp }) => {
    const { confidence } = resultText(result);
    if (confidence)
      return (
        !page.includes(`\n${confidence}\n`) || !cli.includes(`(${confidence})`) || !mcp.includes(`(${confidence})`)
      );
    const heads = [page, cli.split('\n')[0], mcp.split('\n')[0]].map((text) => text?.split(result.originalText)[0]);
    return heads.some((head) => head?.includes('such verdicts'));
  },
  'the reason is not the same': ({ result: { reason = '' }, page, cli, mcp }) =>
    !inOneLine(page).includes(inOneLine(reason)) ||
    !inOneLine(cli).includes(inOneLine(reason)) ||
    !mcp.includes(inOneLine(reason).slice(0, 800)),
  '“Confirmed by” and “Verified in” name other databases': ({ result, page, links }) => {
    const { reason = '', confirmedBy = [], sourceLinks } = result;
    const named = sentenceOf(reason, 'Confirmed by ');
    const holders = confirmedBy.map(({ source }) => source);
    if (named !== '' && !sameNames(namesIn(named.replace('the local', 'Local')), holders)) return true;
    const verified = /\nVerified in (\d+) databases?\n(.*)/.exec(page);
    if (!verified) return sourceLinks.length > 0;
    return (
      Number(verified[1]) !== holders.length ||
      verified[2] !== holders.join('') ||
      confirmedBy.some(({ url }) => url && !links.includes(url))
    );
  },
  'a database that verifies has no link': ({ result: { confirmedBy = [], sourceLinks } }) =>
    sourceLinks.length > 0 && confirmedBy.some(({ url }) => !url),
  'a database that verifies is “not found”': ({ result, page }) => {
    const holders = result.confirmedBy?.map(({ source }) => source) ?? [];
    return (
      holders.some((source) => page.includes(`\n${source} not found`)) ||
      askedOf(result.consulted).some(
        (item) =>
          holders.includes(item.source) && item.outcome === 'answered' && outcomeText(item, holders) !== 'found',
      )
    );
  },
  'the letter names other databases than the reason': ({ result, letter }) => {
    const named = sentenceOf(result.reason ?? '', 'No such work in ');
    const searched = sentenceOf(letter, 'We searched ').split(' for this work')[0] ?? '';
    return named !== '' && searched !== '' && !sameNames(namesIn(named), namesIn(searched));
  },
  'a database both has no such work and gave no reliable answer': ({ result, page, mcp }) =>
    namesIn(sentenceOf(mcp, 'No reliable answer from: ')).some((name) => page.includes(`\n${name} not found`)) ||
    unreachedIn(result).some((name) => searchedIn(result).includes(name)) ||
    result.consulted.some(
      ({ source, outcome }) =>
        outcome === 'answered' && sentenceOf(mcp, 'No reliable answer from: ').split(', ').includes(source),
    ),
  'found nowhere, above a record': ({ result, page }) =>
    Boolean(result.match ?? result.chimera?.length) &&
    result.status === 'fake' &&
    /in any academic database/.test(page),
  'a reference that is not verified is corrected': ({ result: { status, correctedCitation }, page, mcp, cli }) =>
    (status === 'fake' || status === 'unknown') &&
    (correctedCitation !== undefined || /Correct: |\nCorrected Citation\n/.test(`${mcp}${cli}${page}`)),
  'authors of a reference without authors': ({ result: { reason = '', parsed } }) =>
    /your authors|You list authors/.test(reason) && !parsed.csl.author?.length,
  'check again although all answered': ({ result, page, mcp }) =>
    /again later/.test(`${page}${mcp}`) && !/no reliable answer/.test(result.reason ?? ''),
  'unknown without a reason': ({ result: { status, reason } }) => status === 'unknown' && !reason,
  'a title that was read could not be read': ({ result: { reason = '', parsed } }) =>
    reason.includes('No title and no identifier') && Boolean(parsed.csl.title),
  'a field differs in one output and agrees in another': ({ result: { status, evidence }, page, cli }) =>
    status !== 'unknown' &&
    evidence.some(({ field, agreement, cited, found }) => {
      if (agreement !== 'different' || cited === undefined || found === undefined) return false;
      const onPage = inOneLine(page).includes(
        inOneLine(`You cited${cited} The record says${found} ${agreementText(agreement)}`),
      );
      return (
        !onPage || !inOneLine(cli).includes(inOneLine(`${fieldName(field)}: ${agreementText(agreement).toLowerCase()}`))
      );
    }),
  'valid with a difference': ({ result: { status, evidence } }) =>
    status === 'valid' && evidence.some(({ agreement }) => agreement === 'different'),
  'the evidence quotes what was not written': ({ result: { evidence, originalText, parsed } }) =>
    evidence.some(
      ({ field, cited }) =>
        (field === 'container-title' || field === 'title') &&
        cited !== undefined &&
        parsed.fields[field] !== undefined &&
        !fold(originalText.replace(/-\s*\n\s*/g, '')).includes(fold(cited)),
    ),
};

const contradictionsIn = (wordings: Wording[]): string[] => [
  ...wordings.flatMap((wording) =>
    Object.entries(CONTRADICTIONS).flatMap(([name, isContradiction]) =>
      isContradiction(wording)
        ? `${name}: ${wording.result.originalText} [${wording.result.status}] ${wording.result.reason}`
        : [],
    ),
  ),
  ...sameReasons(wordings),
];

/** Returns the reasons that stand for two statuses: the same sentences cannot mean a wrong detail here and an invented work there. */
function sameReasons(wordings: Wording[]): string[] {
  const statuses = new Map<string, Map<string, string>>();
  for (const {
    result: { status, reasonCodes = [], originalText },
  } of wordings) {
    const codes = reasonCodes.join(' ');
    statuses.set(codes, (statuses.get(codes) ?? new Map<string, string>()).set(status, originalText));
  }
  return [...statuses].flatMap(([codes, texts]) =>
    texts.size > 1 ? `one reason, two statuses: ${codes} ${JSON.stringify([...texts])}` : [],
  );
}

const BELLS = aWork({
  title: 'Overtones of cast bells in unheated churches',
  author: [
    { family: 'Ringer', given: 'Beatrice' },
    { family: 'Toll', given: 'Max' },
  ],
  issued: dateOf(2018),
  'container-title': 'Acoustics Letters',
  volume: '8',
  page: '120-129',
  DOI: '10.5555/overtones',
});
const TIDES = aWork({
  title: 'Tidal memory in estuarine sediments of the north',
  author: [
    { family: 'Quill', given: 'Sara' },
    { family: 'Doe', given: 'Piet' },
  ],
  issued: dateOf(2001),
  'container-title': 'Coastal Studies',
  volume: '4',
  page: '1-9',
  DOI: '10.5555/tides',
});
const CITED =
  'Ringer, B., & Toll, M. (2018). Overtones of cast bells in unheated churches. Acoustics Letters, 8, 120–129.';
const both = [BELLS, TIDES];
const [crossref, openalex, down] = [{ works: both }, { works: both }, { problem: 'timeout' as const }];

/** Situations of databases, which played databases on a network do not have. */
const SITUATIONS: [string, string, Work[], Record<string, FakeSource>][] = [
  ['the library and two databases', CITED, both, { crossref, openalex }],
  ['the library alone', CITED, both, {}],
  ['the library while a database is down', CITED, both, { crossref: down }],
  ['a database that is down', CITED, [], { crossref: down, openalex: {} }],
  ['every database is down', CITED, [], { crossref: down, openalex: down }],
  ['nothing has it', CITED, [], { crossref: {}, openalex: {}, dblp: {} }],
  ['another year', CITED.replace('2018', '2016'), [], { crossref, openalex }],
  [
    'title and authors of two works',
    CITED.replace('Ringer, B., & Toll, M.', 'Quill, S., & Doe, P.'),
    [],
    { crossref, openalex },
  ],
  [
    'other authors and another year',
    CITED.replace('Ringer, B., & Toll, M. (2018)', 'Vane, O., & Pool, R. (1987)'),
    [],
    { crossref, openalex },
  ],
  ['the DOI of another work', `${CITED} https://doi.org/10.5555/tides`, both, { crossref, openalex }],
  [
    'an invented work with the DOI of another',
    'Vane, O. (1987). On kettles and their lids. Kettle Letters, 2, 3–4. https://doi.org/10.5555/tides',
    [],
    { crossref, openalex },
  ],
  ['no title', 'Ringer and Toll, Acoustics Letters 8, 120 (2018).', [], { crossref, openalex }],
  [
    'an unsigned work',
    'Overtones of cast bells in unheated churches. (2018). Acoustics Letters, 8, 120–129.',
    [],
    { crossref, openalex },
  ],
  ['nothing to read', '???', [], { crossref, openalex }],
];

test.each(SITUATIONS)('every output says the same: %s', async (_name, text, works, databases) => {
  const verifier = createVerifier({ library: fakeLibrary(works), sources: fakeSources(databases), now: () => NOW });
  expect(contradictionsIn([wordingOf(await verifyOne(verifier, parseOne(text, { now: NOW })))])).toEqual([]);
});

const judgedWith = async (text: string, databases: Record<string, FakeSource>): Promise<Wording> =>
  wordingOf(
    await verifyOne(
      createVerifier({ library: fakeLibrary(), sources: fakeSources(databases), now: () => NOW }),
      parseOne(text, { now: NOW }),
    ),
  );
const INVENTED = 'Vane, O. (1987). On kettles and their lids. Kettle Letters, 2, 3–4.';
const isVerified = (text: string) => text.replace('Verified in 2', 'Verified in 3');

/** Contradictions that are put into one output. */
test.each<[keyof typeof CONTRADICTIONS, string, (wording: Wording) => Partial<Wording>]>([
  ['the state has another name', CITED, ({ page }) => ({ page: page.replace('Valid', 'Correct') })],
  ['the confidence differs', CITED, ({ page }) => ({ page: page.replace(/about 1 of \d+/, 'about 1 of 7') })],
  ['the reason is not the same', CITED, ({ page }) => ({ page: page.replace('Confirmed by', 'Known to') })],
  ['“Confirmed by” and “Verified in” name other databases', CITED, ({ page }) => ({ page: isVerified(page) })],
  ['“Confirmed by” and “Verified in” name other databases', CITED, () => ({ links: [] })],
  ['a database that verifies is “not found”', CITED, ({ page }) => ({ page: `${page}\nOpenAlex not found` })],
  [
    'a reference that is not verified is corrected',
    INVENTED,
    ({ page }) => ({ page: `${page}\nCorrected Citation\n` }),
  ],
  ['check again although all answered', INVENTED, ({ page }) => ({ page: `${page} Check it again later.` })],
  [
    'a field differs in one output and agrees in another',
    CITED.replace('2018', '2011'),
    ({ page }) => ({ page: page.replace('Differs', 'Agrees') }),
  ],
])('it is noticed when %s (%#)', async (name, text, alter) => {
  const wording = await judgedWith(text, { crossref, openalex, dblp: {} });
  expect(CONTRADICTIONS[name]?.(wording)).toBe(false);
  expect(CONTRADICTIONS[name]?.({ ...wording, ...alter(wording) })).toBe(true);
});

test('the hard references are judged rightly, and every verdict on them says the same in every output', async () => {
  const judged = await judgeHard(hardTable());
  const wrong = judged.filter(({ isRight }) => !isRight).map(({ row, result }) => [row.text, result.verdict.status]);
  expect(wrong.length > (1 - LEAST_RIGHT) * judged.length ? wrong : []).toEqual([]);
  const wordings = judged.map(({ result }) => wordingOf(result));
  expect(new Set(wordings.map(({ result }) => result.status)).size).toBe(4);
  expect(wordings.filter(({ letter }) => letter !== '').length).toBeGreaterThan(9);
  expect(contradictionsIn(wordings)).toEqual([]);
}, 600_000);

if (WORDING_INPUTS)
  test('every verdict on the inputs of a folder says the same in every output', async () => {
    const names = readdirSync(WORDING_INPUTS).filter((name) => /\.(?:txt|bib|ris)$/.test(name));
    const references = names.flatMap((name) => parse(decodeText(readFileSync(path.join(WORDING_INPUTS, name)))));
    const { works, lists } = hardTable();
    const asking = await openAsking({ works, lists, holds: () => true, rows: [], strings: [] });
    const wordings = (await asking.all(references)).map(wordingOf);
    await asking.close();
    expect(wordings.length).toBeGreaterThan(100);
    expect(contradictionsIn(wordings)).toEqual([]);
  }, 600_000);
