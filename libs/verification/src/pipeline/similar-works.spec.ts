import { verifyOne } from '@veracite/testing/verified';
import { dateOf, type CslItem, type CslName } from '@veracite/model/csl';
import type { Verification } from '@veracite/model/verification';
import { parseOne } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { WATSON_CRICK } from '@veracite/testing/famous-works';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources } from '@veracite/testing/fake-sources';
import { SHORT_TIMEOUTS } from '@veracite/testing/timeouts';
import { useVirtualTime } from '@veracite/testing/virtual-time';
import { createVerifier } from './verifier';
import { writeReasons } from '../to-result';

useVirtualTime();

const SEARCHED = ['crossref', 'openalex', 'europe-pmc', 'dblp', 'open-library', 'datacite'];

/** Checks a reference with databases and a library that have these records. */
async function checked(raw: string, records: Record<string, Partial<CslItem>[]>, stored: Partial<CslItem>[] = []) {
  const work = (csl: Partial<CslItem>) => aWork(csl);
  const all = Object.fromEntries(SEARCHED.map((id) => [id, { works: (records[id] ?? []).map(work) }]));
  const verifier = createVerifier({
    library: fakeLibrary(stored.map(work)),
    sources: fakeSources(all),
    timeouts: SHORT_TIMEOUTS,
  });
  return verifyOne(verifier, parseOne(raw));
}

const sentencesOf = ({ verdict }: Verification): string => writeReasons(verdict.reasons).join(' ');

describe('another work', () => {
  test('a record entitled as the journal is no evidence of what was printed there', async () => {
    const lancet = { title: 'THE LANCET', 'container-title': 'The Lancet', issued: dateOf(1898), DOI: '10.5/lancet' };
    const raw = 'Smith, J. (2019). Quantum homeopathy cures everything in mice. The Lancet, 393, 1-5.';
    expect((await checked(raw, { crossref: [lancet] })).verdict.match).toBeUndefined();
  });

  test.each<[string, string, Partial<CslItem>]>([
    [
      'a masthead of another year',
      '“Masthead.” Poetry Lore 20, no. 3 (1913): 1–2.',
      {
        title: 'Masthead',
        'container-title': 'Poetry Lore',
        issued: dateOf(1907),
        volume: '14',
        issue: '1',
        page: '3-4',
      },
    ],
    [
      'a column of another year',
      '“From the Other Side.” Trade Monthly 4, no. 1 (1998): 7.',
      {
        title: 'From the Other Side',
        'container-title': 'Trade Monthly',
        issued: dateOf(2017),
        volume: '23',
        issue: '9',
        page: '52',
      },
    ],
    [
      'a paper of the same author and journal in another volume, without a title',
      'T. Hamiache, Int. J. Game Theory 29 (2001) 517.',
      {
        title: 'A value for coalition structures',
        author: [{ family: 'Hamiache', given: 'Gerard' }],
        'container-title': 'International Journal of Game Theory',
        issued: dateOf(2001),
        volume: '30',
        page: '279-289',
      },
    ],
    [
      'another review of the same book in the same volume',
      'Ringer, B. (1993). Max Toll, Unified theories of campanology. Artificial Intelligence, 59, 265–283.',
      {
        title: 'Max Toll, Unified theories of campanology',
        author: [{ family: 'Okafor', given: 'Ngozi' }],
        'container-title': 'Artificial Intelligence',
        issued: dateOf(1993),
        volume: '59',
        page: '285-294',
      },
    ],
  ])('%s', async (_trap, raw, record) => {
    const { verdict } = await checked(raw, { crossref: [{ ...record, DOI: '10.5/other' }] });
    expect(verdict.match).toBeUndefined();
  });

  test('the paper of a meeting for the article of the same title is named as another version', async () => {
    const { verdict } = await checked(
      'Ringer, B., & Toll, M. (1975). Search and inference in change ringing synthesis. Artificial Intelligence, 6, 175–208.',
      {
        crossref: [
          {
            type: 'paper-conference',
            title: 'Search and inference in change ringing synthesis',
            author: [
              { family: 'Ringer', given: 'Beatrice' },
              { family: 'Toll', given: 'Max' },
            ],
            'container-title': 'Proceedings of the Tower Congress',
            issued: dateOf(1975),
            page: '288-295',
          },
        ],
      },
    );
    expect(verdict.status).toBe('incomplete');
    expect(verdict.reasons.map(({ code }) => code)).toContain('other-version');
  });

  test('the same work when only its last page is wrong, without a title', async () => {
    const record = {
      title: 'A value for coalition structures',
      author: [{ family: 'Hamiache', given: 'Gerard' }],
      'container-title': 'International Journal of Game Theory',
      issued: dateOf(2001),
      volume: '30',
      page: '279-289',
      DOI: '10.5/same',
    };
    const { verdict } = await checked('G. Hamiache, International Journal of Game Theory 30 (2001) 279–298.', {
      crossref: [record],
    });
    expect(verdict.match?.candidate.work.identifiers.doi).toBe('10.5/same');
  });

  test('a preprint that was published since needs no volume', async () => {
    const record = {
      title: 'Adversarial training of neural bell ringers',
      author: [{ family: 'Ringer', given: 'Beatrice' }],
      'container-title': 'Journal of Machine Campanology',
      issued: dateOf(2016),
      volume: '17',
      page: '1-35',
    };
    const raw = 'Ringer, B. (2016). Adversarial training of neural bell ringers. arXiv.';
    expect((await checked(raw, { crossref: [record], dblp: [record] })).verdict.status).toBe('valid');
  });

  test('the year of another edition is not wrong', async () => {
    const record = {
      type: 'book' as const,
      title: 'Thinking, fast and slow',
      author: [{ family: 'Kahneman', given: 'Daniel' }],
      publisher: 'Farrar, Straus and Giroux',
      issued: dateOf(2011),
      ISBN: '9780374275631',
    };
    const raw = 'Kahneman, D. (2012). Thinking, fast and slow. Penguin.';
    const result = await checked(raw, { 'open-library': [record], crossref: [record] });
    expect(result.verdict.status).toBe('valid');
    expect(result.corrected?.apa).toContain('(2012)');
  });
});

describe('lists of authors', () => {
  const people = (count: number): CslName[] =>
    Array.from({ length: count }, (_, index) => ({
      family: `Person${'abcdefghij'.charAt(index % 10)}${'klmnopqrst'.charAt(Math.floor(index / 10) % 10)}`,
      given: 'Ada',
    }));
  const record = (count: number): Partial<CslItem> => ({
    title: 'Structural basis of bell vibration in cold rooms',
    author: [...people(count), { family: 'Kobe', given: 'Bostjan' }],
    'container-title': 'Nature',
    issued: dateOf(2020),
    volume: '5',
    page: '1-9',
    DOI: '10.5/kobe',
  });
  test.each([
    ['. . .', 30],
    ['…', 30],
    ['...', 30],
    ['. . .', 90],
  ])('cut by %s with the last of %i behind it', async (mark, count) => {
    const first = people(count)
      .slice(0, 19)
      .map(({ family }) => `${family ?? ''}, A.`);
    const raw = `${first.join(', ')}, ${mark} Kobe, B. (2020). Structural basis of bell vibration in cold rooms. Nature, 5, 1–9.`;
    const result = await checked(raw, { crossref: [record(count)], openalex: [record(count)] });
    expect([result.verdict.status, sentencesOf(result)]).toEqual(['valid', expect.stringContaining('Confirmed')]);
  });
});

describe('corrections keep everything that was typed', () => {
  test('one poor record does not shorten a right reference', async () => {
    const poor = {
      title: 'A structure for deoxyribose nucleic acid',
      author: [{ family: 'Watson' }],
      'container-title': 'Nature',
      issued: dateOf(1953),
      volume: '171',
      page: '737',
      DOI: WATSON_CRICK.DOI,
    };
    const raw =
      'Watson, J. D., & Crick, F. H. C. (1953). Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid. Nature, 171(4356), 737–738.';
    const { corrected } = await checked(raw, { crossref: [poor] }, [WATSON_CRICK]);
    expect(corrected?.apa).toContain('Watson, J. D., & Crick, F. H. C. (1953)');
    expect(corrected?.apa).toContain('171*(4356), 737–738');
  });

  test('a subtitle that no record has stays', async () => {
    const raw =
      'Toll, M. (2018). You call it ringing: Misheard predictions of bells. Acoustics Letters, 8(2), 120–129.';
    const record = {
      title: 'You call it ringing',
      author: [{ family: 'Toll', given: 'Max' }],
      issued: dateOf(2018),
      'container-title': 'Acoustics Letters',
      volume: '8',
      issue: '2',
      page: '120-129',
      DOI: '10.5555/misheard',
    };
    const { corrected } = await checked(raw, { crossref: [record] });
    expect(corrected?.apa).toContain('You call it ringing: Misheard predictions of bells.');
  });

  test('an article number missing in the record stays, and nothing of a catalog record remains', async () => {
    const record = {
      title: 'Bells in cold rooms and their overtones /',
      author: [{ family: 'Ringer', given: 'Bea' }],
      'container-title': 'Scientific Reports',
      issued: dateOf(2018),
      volume: '8',
      URL: 'https://lccn.loc.gov/123',
    };
    const raw = 'Ringer, B. (2018). Bells in cold rooms and their overtones. Scientific Reports, 8(1), 12906.';
    const { corrected, correction } = await checked(raw, { crossref: [record] });
    expect(corrected?.apa).toBe(
      'Ringer, B. (2018). Bells in cold rooms and their overtones. *Scientific Reports*, *8*(1), Article 12906.',
    );
    expect(correction?.fields.find(({ field }) => field === 'page')?.sources).toEqual([]);
    expect(correction?.fields.find(({ field }) => field === 'volume')?.sources).toEqual(['crossref']);
  });
});

test.each([
  [
    'a report of a body',
    'World Health Organization. (2021). Global tuberculosis report 2021. World Health Organization.',
  ],
  ['software', 'R Core Team. (2023). R: A language and environment for statistical computing. R Foundation.'],
  [
    'a manual',
    'American Psychological Association. (2020). Publication manual of the American Psychological Association (7th ed.).',
  ],
  ['a ministry', 'Ministry of Education. (2019). National curriculum framework for schools. Government Press.'],
  ['a book before ISBN', 'Marlow, T. (1934). Bells of the northern coast. Elm Press.'],
])('no database covers it completely, so a missing record proves nothing: %s', async (_trap, raw) => {
  expect((await checked(raw, {})).verdict.status).toBe('unknown');
});

test('several wrong fields are reported as wrong, not missing', async () => {
  const raw =
    'Doe, J., & Quill, S. (2001). Bells in cold rooms and their overtones. Annals of Botany, 99, 7–8. https://doi.org/10.5555/bells';
  const record = {
    title: 'Bells in cold rooms and their overtones',
    author: [
      { family: 'Ringer', given: 'Bea' },
      { family: 'Toll', given: 'Max' },
    ],
    'container-title': 'Acoustics Letters',
    issued: dateOf(2018),
    volume: '8',
    page: '120-129',
    DOI: '10.5555/bells',
  };
  const result = await checked(raw, { crossref: [record], openalex: [record] });
  expect([result.verdict.problem ?? result.verdict.status, sentencesOf(result)]).toEqual([
    expect.stringMatching(/differs|fake/),
    expect.stringContaining('authors on record'),
  ]);
});
