import type { CslItem } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { parse } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources } from '@veracite/testing/fake-sources';
import { SHORT_TIMEOUTS } from '@veracite/testing/timeouts';
import { useVirtualTime } from '@veracite/testing/virtual-time';
import { createVerifier } from '@veracite/verification/pipeline/verifier';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { KETTLES_OF_TWO, verifyEntries } from '../../testing/checked-entries';
import { entriesOf, type Entry } from '../entries/read-entries';
import { actionsIn, FIX_ALL, type FixData } from '../lsp/code-actions';
import { editsOf } from '../lsp/edits';
import type { Judged } from '../lsp/judged';
import { Outcomes } from '../lsp/outcomes';
import { verifyHere } from '../lsp/verify-references';
import { fixFile } from './fix-file';
import { withPublished } from './upgrade-preprints';

useVirtualTime();

const { title, author, issued } = KETTLES_OF_TWO;
const KETTLES: CslItem = { type: 'article', title, author, issued };
const PREPRINT: Work = {
  ...aWork({ ...KETTLES, genre: 'preprint', DOI: '10.48550/arxiv.1101.00001' }),
  identifiers: { arxiv: '1101.00001', doi: '10.48550/arxiv.1101.00001' },
};
const PUBLISHED: CslItem = {
  ...KETTLES,
  type: 'paper-conference',
  'container-title': 'Proceedings of the Conference on Kettles',
  issued: { 'date-parts': [[2012]] },
  page: '101-119',
  DOI: '10.5555/kettle.1',
};
const other = (changes: Partial<CslItem>): Work => aWork({ ...PUBLISHED, ...changes });

async function upgraded(
  text: string,
  published: Work[],
  preprint = PREPRINT,
  options: Parameters<typeof withPublished>[2] = {},
): Promise<string> {
  const databases = {
    library: fakeLibrary(),
    sources: fakeSources({ arxiv: { works: [preprint] }, crossref: { works: published } }),
  };
  const verify = (entries: readonly Entry[]) => verifyEntries(entries, databases.sources);
  const file = entriesOf('-', new Uint8Array(Buffer.from(text)), parse(text));
  const checked = await withPublished(await verify(file.entries), databases, options);
  return (await fixFile(file, checked, verify, true)).messages.join('\n');
}

const AUTHORS = 'author = {Ostrander, Zelda and Pfeiffer, J.},';
const TITLE = `title = {${KETTLES.title}},`;
const ENTRY = `@article{k,
  ${AUTHORS}
  ${TITLE}
  journal = {arXiv preprint arXiv:1101.00001},
  year = {2011}
}
`;

test('the entry cites the published version, and keeps the number of the preprint', async () => {
  const diff = await upgraded(ENTRY, [other({})]);
  expect(diff.split('\n').filter((line) => /^[-+ ]/.test(line))).toEqual([
    '--- -',
    '+++ -',
    '-@article{k,',
    '+@inproceedings{k,',
    `   ${AUTHORS}`,
    `   ${TITLE}`,
    '-  journal = {arXiv preprint arXiv:1101.00001},',
    '-  year = {2011}',
    '+  year = {2012},',
    '+  booktitle = {Proceedings of the Conference on Kettles},',
    '+  pages = {101--119},',
    '+  doi = {10.5555/kettle.1},',
    '+  eprint = {1101.00001},',
    '+  archiveprefix = {arXiv}',
    ' }',
  ]);
});

test('the language server offers the published version, and no other action makes it', async () => {
  const library = fakeLibrary();
  const sources = fakeSources({ arxiv: { works: [PREPRINT] }, crossref: { works: [other({})] } });
  const verifier = createVerifier({ library, sources, timeouts: SHORT_TIMEOUTS });
  const outcomes = new Outcomes(verifyHere({ verifier }, {}), (found) =>
    withPublished(found, { library, sources }, {}),
  );
  const { signal } = new AbortController();
  const source = { ...entriesOf('k.bib', new Uint8Array(Buffer.from(ENTRY)), parse(ENTRY)), text: ENTRY };
  const judge = ({ entries }: { entries: Entry[] }) =>
    entries.map((entry): Judged => ({ ...entry, outcome: outcomes.find(entry.reference)!, findings: [] }));
  const references = source.entries.map(({ reference }) => reference);
  await outcomes.complete(references, signal);
  await outcomes.upgrade(references, signal);
  const uri = 'file:///k.bib';
  const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
  const judged = judge(source);
  const actions = actionsIn(source, judged, range, { uri, version: 1 });
  const [action, ...others] = actions.filter(({ data }) => (data as FixData | undefined)?.isUpgraded);
  expect(others).toEqual([]);
  expect(action).toMatchObject({
    title: 'Change the preprint to its published version, Proceedings of the Conference on Kettles (2012)',
    isPreferred: false,
  });
  const document = TextDocument.create(uri, 'bibtex', 1, ENTRY);
  const after = async (data: FixData) =>
    TextDocument.applyEdits(document, await editsOf({ document, source, judged }, data, { outcomes, judge }, signal));
  expect(await after(action?.data as FixData)).toMatch(/^@inproceedings\{k,.*Conference on Kettles.*eprint = /s);
  const all = actions.find(({ kind }) => kind === FIX_ALL);
  if (all) expect(await after(all.data as FixData)).toMatch(/^@article\{k,/);
});

const LINKED = { ...PREPRINT, versionOf: '10.5555/kettle.1' };

test.each<[name: string, published: Work[], preprint: Work]>([
  ['another first author', [other({ author: [{ family: 'Quill', given: 'B.' }, author[1]!] })], PREPRINT],
  ['one author more', [other({ author: [...author, { family: 'Quill', given: 'B.' }] })], PREPRINT],
  ['the authors in another order', [other({ author: [...author].reverse() })], PREPRINT],
  ['another title', [other({ title: 'On the folding of kettles in provincial workshops, part II' })], PREPRINT],
  ['many years later', [other({ issued: { 'date-parts': [[2021]] } })], PREPRINT],
  ['no venue', [other({ 'container-title': '' })], PREPRINT],
  [
    'two published works of this title',
    [other({}), other({ 'container-title': 'Tea', DOI: '10.5555/tea.1' })],
    PREPRINT,
  ],
  ['a link to a work of others', [other({ author: [{ family: 'Quill', given: 'B.' }] })], LINKED],
])('unchanged: %s', async (_name, published, preprint) => {
  expect(await upgraded(ENTRY, published, preprint)).not.toContain('booktitle');
});

test('a linked work may have another title', async () => {
  const changed = other({ title: 'Folding kettles: evidence from provincial workshops' });
  expect(await upgraded(ENTRY, [changed], LINKED)).toContain('+  doi = {10.5555/kettle.1}');
  expect(await upgraded(ENTRY, [changed])).not.toContain('10.5555');
});

test('a linked work is not looked up in a database that is not asked', async () => {
  expect(await upgraded(ENTRY, [other({})], LINKED, { sources: ['crossref'] })).toContain('@inproceedings{k,');
  expect(await upgraded(ENTRY, [other({})], LINKED, { sources: ['library'] })).toBe('');
});
