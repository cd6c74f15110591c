import { comparing } from '@veracite/matching/compare';
import { dateOf, type CslItem } from '@veracite/model/csl';
import { parseOne } from '@veracite/parsing/parse';
import { aCoverage, aWork } from '@veracite/testing/builders';
import { assess } from '@veracite/verdict/assess';
import { judge } from '@veracite/verdict/judge';
import { correctionOf } from './correction';

const NOW = new Date('2026-11-21');
const RECORD: CslItem = {
  type: 'book',
  title: 'Custodi te stesso: Lettere, Ammonizioni',
  author: [{ family: 'Berti', given: 'Vittorio' }],
  publisher: 'Qiqajon',
  issued: dateOf(2006),
};

function corrected(raw: string, record = RECORD) {
  const reference = parseOne(raw, { now: NOW });
  const candidate = { work: aWork(record), connector: 'crossref', by: 'search' as const, rank: 0 };
  return correctionOf(reference, assess(comparing(reference)(candidate)));
}

describe('a correction', () => {
  test('repeats no word of the title in a second field', () => {
    const { apa } = corrected('Berti, V. (2006). Custodi te stesso: Lettere, Ammonizioni. Qiqajon.').corrected;
    expect(apa).toBe('Berti, V. (2006). *Custodi te stesso: Lettere, Ammonizioni*. Qiqajon.');
  });

  test('corrects to itself though the text says something twice', () => {
    const { apa } = corrected(
      'Berti, V. (2006). Custodi te stesso: Lettere, Ammonizioni. Ammonizioni. Qiqajon.',
    ).corrected;
    expect(corrected(apa.replaceAll('*', '')).corrected.apa).toBe(apa);
  });

  test('has no author made of the words of the title', () => {
    const { author: _author, ...record } = { ...RECORD, title: 'Abstracts of current literature' };
    const { apa } = corrected('Abstracts of current literature. (2006). Qiqajon.', record).corrected;
    expect(apa).toBe('*Abstracts of current literature*. (2006). Qiqajon.');
  });

  test('keeps an author that no record contains', () => {
    const { author: _author, ...record } = RECORD;
    const { apa } = corrected('Berti, V. (2006). Custodi te stesso: Lettere, Ammonizioni. Qiqajon.', record).corrected;
    expect(apa).toContain('Berti, V. (2006)');
  });

  test('takes no issue from a year', () => {
    const article: CslItem = { ...RECORD, type: 'article-journal', 'container-title': 'Adamantius', volume: '12' };
    const { mla } = corrected(
      'Berti, Vittorio. “Custodi te stesso: Lettere, Ammonizioni.” Adamantius, vol. 12, no. 2022, 2006.',
      article,
    ).corrected;
    expect(mla).not.toContain('2022');
  });

  test.each([
    ['that no record has', '379–423, 623–656', '379-423'],
    ['that only a record has', '379–423', '379-423, 623-656'],
  ])('has a second range of pages %s', (_who, cited, page) => {
    const article: CslItem = {
      ...RECORD,
      type: 'article-journal',
      'container-title': 'Adamantius',
      volume: '12',
      page,
    };
    const { apa, mla, chicago } = corrected(
      `Berti, V. (2006). Custodi te stesso: Lettere, Ammonizioni. Adamantius, 12, ${cited}.`,
      article,
    ).corrected;
    expect(apa).toContain('*12*, 379–423, 623–656.');
    expect(mla).toContain('pp. 379–423, 623–56');
    expect(chicago).toContain(': 379–423, 623–56.');
  });

  test('corrects to itself though a discussion is behind the pages', () => {
    const article: CslItem = {
      ...RECORD,
      type: 'article-journal',
      'container-title': 'Adamantius',
      volume: '12',
      page: '702-8, 728-33; discussion 900-901',
    };
    const { apa } = corrected(
      'Berti, V. (2006). Custodi te stesso: Lettere, Ammonizioni. Adamantius, 12, 702–8.',
      article,
    ).corrected;
    const again = corrected(apa.replaceAll('*', ''), article);
    expect(again.corrected.apa).toBe(apa);
  });

  test('keeps parts of the citation that no record contains', () => {
    const { apa } = corrected(
      'Berti, V. (2006). Custodi te stesso: Lettere, Ammonizioni (3rd ed.). Qiqajon.',
    ).corrected;
    expect(apa).toContain('3rd ed.');
  });
});

const PAPER: CslItem = {
  type: 'paper-conference',
  title: 'Provably efficient bell ringing in regular towers',
  author: [{ family: 'Berti', given: 'Vittorio' }],
  'container-title': 'Advances in Campanology',
  issued: dateOf(2023),
};
const TEXT = 'Berti, V. (2023). Provably efficient bell ringing in regular towers. In Advances in Campanology.';

test.each<[string, string, Partial<CslItem>, string]>([
  ['a DOI that is not registered', `${TEXT} https://doi.org/10.5555/2023.03781`, {}, '10.5555/2023.03781'],
  [
    'an address with a DOI that is not registered',
    '@inproceedings{b, author={Berti, Vittorio}, title={Provably efficient bell ringing in regular towers}, booktitle={Advances in Campanology}, year={2023}, doi={10.5555/2023.03781}, url={https://doi.org/10.5555/2023.03781}}',
    {},
    '10.5555/2023.03781',
  ],
  [
    'an address with a DOI of another work',
    '@inproceedings{b, author={Berti, Vittorio}, title={Provably efficient bell ringing in regular towers}, booktitle={Advances in Campanology}, year={2023}, doi={10.5555/other}, url={https://doi.org/10.5555/other}}',
    { DOI: '10.5555/bells' },
    '10.5555/other',
  ],
  ['a year in the future', TEXT.replace('2023', '2093'), { issued: undefined }, '2093'],
])('no correction contains what the verdict refutes: %s', (_trap, raw, record, refuted) => {
  const reference = parseOne(raw, { now: NOW });
  const candidate = { work: aWork({ ...PAPER, ...record }), connector: 'crossref', by: 'search' as const, rank: 0 };
  const none = { connector: 'doi-org', outcome: 'answered', question: 'identifier', found: 0, ms: 1 } as const;
  const { status, match } = judge({
    reference,
    matches: [assess(comparing(reference)(candidate))],
    consultations: [none],
    coverage: aCoverage(),
    now: NOW,
  });
  if (!match) throw new Error('The work is found.');
  const { corrected: citation, correction } = correctionOf(reference, match);
  expect([status, ...Object.values(citation).filter((text) => text.includes(refuted))]).toEqual(['incomplete']);
  expect(JSON.stringify(correction.csl)).not.toContain(refuted);
  expect(match.evidence.filter(({ agreement, cited }) => agreement === 'different' && cited === refuted)).toHaveLength(
    1,
  );
});

const PREPRINT = `@article{a, author={Berti, Vittorio}, title={Provably efficient bell ringing in regular towers}, journal={arXiv preprint arXiv:2209.01234}, year={2022}}`;

test.each<[string, Partial<CslItem>]>([
  ['published since', { page: '770-778', publisher: 'Campanology Society', DOI: '10.5555/bells.90' }],
  ['recorded with the year of a later version', { 'container-title': 'arXiv', type: 'article' }],
])('a preprint with the year of its submission is right, and nothing of it changes: %s', (_trap, record) => {
  const reference = parseOne(PREPRINT, { now: NOW });
  const published = { ...PAPER, ...record };
  const candidate = { work: aWork(published), connector: 'library', by: 'library' as const, rank: 0 };
  const match = assess(comparing(reference)(candidate));
  const coverage = aCoverage({ core: [], answered: ['library'], expected: 0 });
  expect(judge({ reference, matches: [match], consultations: [], coverage, now: NOW }).status).toBe('valid');
  const { csl } = correctionOf(reference, match).correction;
  expect(csl).toMatchObject({ 'container-title': expect.stringMatching(/^arXiv/), issued: reference.csl.issued });
  expect(csl).not.toHaveProperty('page');
  expect(csl).not.toHaveProperty('DOI');
});
