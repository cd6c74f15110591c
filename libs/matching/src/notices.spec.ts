import type { Notice, NoticeAbout, Standing, Work } from '@veracite/model/work';
import { sourcesOf, withNotices } from './notices';

const notice = (standing: Notice['standing'], source: string, more: Partial<Notice> = {}): Notice => ({
  standing,
  source,
  ...more,
});
const record = (connector: string, notices: Notice[] = [], more: Partial<Work> = {}) => ({
  connector,
  work: {
    key: `${connector}:1`,
    csl: { type: 'article-journal' as const },
    identifiers: { doi: '10.1/work', ...(connector === 'pubmed' && { pmid: '7' }) },
    standing: notices[0]?.standing ?? ('current' as Standing),
    notices,
    ...more,
  },
});
const N = { doi: '10.1/notice' };
const about = (work: Partial<NoticeAbout>, notice: Notice): NoticeAbout => ({ ...work, notice: notice });

test.each<[string, Parameters<typeof withNotices>[0], NoticeAbout[], string[]]>([
  ['no notice', [record('crossref')], [], []],
  [
    'a flag of another database',
    [record('crossref'), record('openalex', [notice('retracted', 'openalex')])],
    [],
    ['retracted: openalex'],
  ],
  [
    'a flag and a notice are one',
    [record('crossref', [notice('retracted', 'crossref', N)]), record('openalex', [notice('retracted', 'openalex')])],
    [],
    ['retracted 10.1/notice: crossref, openalex'],
  ],
  [
    'a notice without a DOI is that of the other database, whatever it is called',
    [
      record('crossref', [notice('withdrawn', 'crossref', N)]),
      record('pubmed', [notice('retracted', 'pubmed', { url: 'https://x/1' })]),
    ],
    [],
    ['withdrawn 10.1/notice: crossref, pubmed'],
  ],
  [
    'two errata of one database are two',
    [
      record('pubmed', [
        notice('corrected', 'pubmed', { url: 'https://x/1' }),
        notice('corrected', 'pubmed', { url: 'https://x/2' }),
      ]),
    ],
    [],
    ['corrected: pubmed', 'corrected: pubmed'],
  ],
  [
    'notices with two DOIs are two, the gravest first',
    [record('crossref', [notice('corrected', 'crossref', { doi: '10.1/c' }), notice('retracted', 'crossref', N)])],
    [],
    ['retracted 10.1/notice: crossref', 'corrected 10.1/c: crossref'],
  ],
  [
    'a notice by DOI of the work',
    [record('crossref')],
    [about({ doi: '10.1/work' }, notice('retracted', 'crossref', N))],
    ['retracted 10.1/notice: crossref'],
  ],
  [
    'a notice by PubMed id of another record',
    [record('crossref'), record('pubmed')],
    [about({ pmid: '7' }, notice('retracted', 'pubmed', N))],
    ['retracted 10.1/notice: pubmed'],
  ],
  [
    'a notice about another work',
    [record('crossref')],
    [about({ doi: '10.1/other' }, notice('retracted', 'crossref', N))],
    [],
  ],
  ['a standing without a notice', [record('library', [], { standing: 'retracted' })], [], ['retracted: library']],
  [
    'a flag on the record of a notice',
    [
      record('pubmed', [], { noticeAbout: [about({ pmid: '8' }, notice('retracted', 'pubmed', N))] }),
      record('openalex', [notice('retracted', 'openalex')]),
    ],
    [],
    [],
  ],
])('notices of a work: %s', (_name, records, stated, expected) => {
  const { notices = [], standing } = withNotices(records, stated);
  const read = notices.map(
    (notice) => `${notice.standing}${notice.doi ? ` ${notice.doi}` : ''}: ${sourcesOf(notice).join(', ')}`,
  );
  expect(read).toEqual(expected);
  expect(standing).toBe(notices[0]?.standing ?? 'current');
});
