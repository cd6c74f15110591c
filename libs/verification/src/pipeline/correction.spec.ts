import { compare } from '@veracite/matching/compare';
import { dateOf, type CslItem } from '@veracite/model/csl';
import { parseOne } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { assess } from '@veracite/verdict/assess';
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
  return correctionOf(reference, assess(compare(reference, candidate)));
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

  test('keeps parts of the citation that no record contains', () => {
    const { apa } = corrected(
      'Berti, V. (2006). Custodi te stesso: Lettere, Ammonizioni (3rd ed.). Qiqajon.',
    ).corrected;
    expect(apa).toContain('3rd ed.');
  });
});
