import { dateOf } from '@veracite/model/csl';
import { aReference } from '@veracite/testing/builders';
import { kindOf } from './kind';

/** A reference without authors and volume is not an article. */
const ADA = [{ family: 'Lovelace', given: 'Ada' }];

describe('kind of a work', () => {
  test.each<[string, Parameters<typeof aReference>[1], string]>([
    ['a journal article', { type: 'article-journal', title: 'On growth' }, 'article'],
    [
      'data in a repository that registers no DOIs',
      { type: 'dataset', title: 'Expression in mouse hearts', author: ADA, publisher: 'Gene Expression Omnibus' },
      'uncovered',
    ],
    ['data with a DOI', { type: 'dataset', title: 'On growth', author: ADA, DOI: '10.5061/dryad.x' }, 'data'],
    ['no database covers theses', { type: 'thesis', title: 'On growth' }, 'uncovered'],
    ['a title in Chinese', { type: 'article-journal', title: '论语' }, 'uncovered'],
    ['a title in Cyrillic', { type: 'book', title: 'Война и мир' }, 'uncovered'],
    ['a title in German', { type: 'book', title: 'Zu einigen Stellen des Textes' }, 'uncovered'],
    [
      'a title in French',
      { type: 'article-journal', title: 'L’astronomie syriaque à l’époque des califes' },
      'uncovered',
    ],
    ['a foreign name in an English title', { type: 'article-journal', title: 'The works of la Mettrie' }, 'article'],
    ['a title with a Greek letter is Latin', { type: 'article-journal', title: 'TGF-β signalling' }, 'article'],
    [
      'a title that thousands of works have',
      { type: 'article-journal', title: 'Notes for Contributors.' },
      'uncovered',
    ],
    [
      'a venue in the place of a title, as in styles without titles, may be any kind',
      { type: 'document', title: '2016 IEEE International Conference on Underwater Systems' },
      'any',
    ],
    [
      'a document that lies at an address',
      { type: 'document', title: 'Data of 88xa', URL: 'https://osf.io/x' },
      'uncovered',
    ],
    ['a title in transliterated Arabic', { type: 'book', title: 'Aḫbār faṭārikah kursī al-mašriq' }, 'uncovered'],
    ['a name with one foreign letter', { type: 'article-journal', title: 'The Erdős–Rényi graph of Łódź' }, 'article'],
    ['a title in Greek', { type: 'book', title: 'Η χριστολογία του Φιλοξένου και η Σύνοδος' }, 'uncovered'],
    [
      'a title in Dutch with a word that English has too',
      { type: 'article-journal', title: 'De goedheid van God in de oudchristelijke literatuur' },
      'uncovered',
    ],
    ['a Spanish name and a word of both', { type: 'article-journal', title: 'Migration in El Salvador' }, 'article'],
    [
      'an article of a hundred years ago',
      { type: 'article-journal', title: 'Syriac versions', issued: dateOf(1916) },
      'uncovered',
    ],
    ['an article of the war years', { type: 'article-journal', title: 'Wages', issued: dateOf(1939) }, 'article'],
    [
      'a review of a book',
      { type: 'article-journal', title: 'Review of The Making of the Middle East, by J. Tannous' },
      'uncovered',
    ],
    ['a review of a field', { type: 'article-journal', title: 'A review of soil erosion models' }, 'article'],
    ['an unknown type', { type: 'document', title: 'On growth' }, 'any'],
  ])('%s', (_name, csl, kind) => {
    expect(kindOf(aReference('raw', { author: ADA, ...csl }))).toBe(kind);
  });

  test.each<[string, string, Parameters<typeof aReference>[1], string]>([
    [
      'a journal whose name has a colon, read as a book and its publisher',
      'Raval, D. (2021). Ride-hailing. Transportation Research Part C: Emerging Technologies.',
      { type: 'chapter', title: 'Ride-hailing', 'container-title': 'Transportation Research Part C' },
      'article',
    ],
    [
      'a chapter says in what',
      'Raval, D. (2021). Ride-hailing. In Transport: A reader. Elm Press.',
      { type: 'chapter', title: 'Ride-hailing', 'container-title': 'Transport' },
      'chapter',
    ],
  ])('%s', (_trap, raw, csl, kind) => {
    expect(kindOf(aReference(raw, { author: ADA, ...csl }))).toBe(kind);
  });

  test('an address without its scheme is an address', () => {
    const reference = aReference('Data of 88xa. Retrieved from osf.io/en9md', {
      type: 'document',
      title: 'Data of 88xa',
    });
    expect(kindOf(reference)).toBe('uncovered');
  });

  test('an arXiv number without a venue is a preprint', () => {
    const reference = aReference(
      'raw',
      { type: 'article-journal', title: 'On growth', author: ADA },
      { identifiers: { arxiv: '1706.03762' } },
    );
    expect(kindOf(reference)).toBe('preprint');
  });
});
