import { memoryLibrary } from '@veracite/library/memory/library';
import type { CslItem } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { parse } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { fakeSources } from '@veracite/testing/fake-sources';
import { useVirtualTime } from '@veracite/testing/virtual-time';
import { KETTLES_OF_TWO, verifyEntries } from '../../testing/checked-entries';
import { entriesOf, type Entry } from '../entries/read-entries';
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

async function upgraded(text: string, published: Work[], preprint = PREPRINT): Promise<string> {
  const databases = {
    library: memoryLibrary([]),
    sources: fakeSources({ arxiv: { works: [preprint] }, crossref: { works: published } }),
  };
  const verify = (entries: readonly Entry[]) => verifyEntries(entries, databases.sources);
  const file = entriesOf('-', new Uint8Array(Buffer.from(text)), parse(text));
  const checked = await withPublished(await verify(file.entries), databases, {});
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
