import { dateOf, type CslItem, type CslName } from '@veracite/model/csl';
import { STYLES } from '@veracite/model/verification';
import { corrected, readBack, WRITTEN_IN } from './round-trip';
import { witnessesOf } from './witnesses';

const article = (over: Partial<CslItem>): CslItem => ({
  type: 'article-journal',
  title: 'Overtones of cast bells in unheated churches',
  author: [
    { family: 'Ringer', given: 'Beatrice' },
    { family: 'Toll', given: 'Max' },
  ],
  issued: dateOf(2018),
  'container-title': 'Acoustics Letters',
  volume: '8',
  issue: '2',
  page: '320-329',
  DOI: '10.5555/overtones',
  ...over,
});
const BEGINNINGS = 'Ander Berg Carl Dahl Eken Falk Grön Hult Ingel Jonas'.split(' ');
const MIDDLES = 'mo ri ta ve lu'.split(' ');
const ENDS = 'sson ström mark feld quist berg'.split(' ');
const people = (count: number): CslName[] =>
  BEGINNINGS.flatMap((first) => MIDDLES.flatMap((middle) => ENDS.map((end) => first + middle + end)))
    .slice(0, count)
    .map((family) => ({ family, given: 'Ada' }));

/** Works of our own making, each for what a style writes in a way that is hard to read. */
const WORKS: [string, CslItem][] = [
  ['a plain article', article({})],
  ['an article number', article({ page: 'e12906', title: 'Frost fatigue in bronze clappers' })],
  ['an article number of digits', article({ page: '012906', title: 'Lead in belfries of the north' })],
  ['pages of a supplement', article({ page: 'S84-S90', title: 'Hearing of ringers in small towns' })],
  ['three hundred authors', article({ author: people(300), title: 'A census of nine thousand bells' })],
  [
    'particles and double names',
    article({
      title: 'Ringing across the borders of Europe',
      author: [
        { family: 'van den Berg', given: 'Johanna' },
        { family: 'García Márquez', given: 'Luis' },
        { family: 'O’Neill', given: 'Sean' },
      ],
    }),
  ],
  [
    'groups among the authors',
    article({
      title: 'Bells of the whole world, counted',
      author: [{ literal: 'Bell Census Consortium' }, { family: 'Okafor', given: 'Ngozi' }],
    }),
  ],
  [
    'pages with a colon',
    article({
      type: 'paper-conference',
      title: 'Clapper and other tangible bells for remote rehearsals',
      'container-title': 'Proceedings of the 19th Conference on Human Factors in Towers',
      publisher: 'Tower Association',
      page: '469:1-469:14',
      volume: undefined,
      issue: undefined,
    }),
  ],
  [
    'a publisher behind a meeting',
    article({
      type: 'paper-conference',
      title: 'Counting strokes in noisy recordings',
      'container-title': 'Proceedings of the 3rd International Conference on Bells',
      publisher: 'Association for Tower Studies',
      volume: undefined,
      issue: undefined,
    }),
  ],
  [
    'a journal that ISO 4 shortens',
    article({
      title: 'Grammars of ringing methods',
      'container-title': 'International Journal on Artificial Intelligence Tools',
    }),
  ],
  [
    'a book',
    article({
      type: 'book',
      title: 'The founders of Elmshire bells',
      'container-title': undefined,
      publisher: 'Elm University Press',
      volume: undefined,
      issue: undefined,
      page: undefined,
    }),
  ],
  [
    'function words that ISO 4 leaves out',
    article({ title: 'Cloches et cadrans du désert', 'container-title': 'Revue de l’Orient campanaire' }),
  ],
  [
    'a volume of a new series, of two numbers',
    article({ title: 'Tuning forks of the steppe', volume: 'NS 2:1', issue: undefined }),
  ],
  [
    'a thesis',
    article({
      type: 'thesis',
      genre: 'Thesis',
      title: 'Aspects of bell tuning',
      author: [{ family: 'Toll', given: 'Max' }],
      'container-title': undefined,
      publisher: 'Elm State University',
      volume: undefined,
      issue: undefined,
      page: undefined,
      DOI: undefined,
    }),
  ],
  [
    'family names of initials',
    article({
      title: 'Ringing on code-switched carillons',
      author: [
        { family: 'Kumar', given: 'Lov' },
        { family: 'N', given: 'Anita' },
        { family: 'R.', given: 'Sofia' },
      ],
    }),
  ],
  [
    'the number of a volume at the end of its name',
    article({
      type: 'paper-conference',
      title: 'Prosody of change ringing',
      'container-title': 'International Journal of Tower Acoustics, Volume 16, Number 1-2',
      volume: undefined,
      issue: undefined,
      page: undefined,
    }),
  ],
  [
    'a chapter of the publisher that gave its name to the series',
    article({
      type: 'chapter',
      title: 'Machinery for hanging bells',
      'container-title': 'Belfries',
      publisher: 'InTower',
      volume: undefined,
      issue: undefined,
      page: '25-1-25-8',
    }),
  ],
];

describe.each(WORKS)('%s', (_trap, item) => {
  test.each([...WRITTEN_IN])('is read back as %s writes it', async (style) => {
    expect(await readBack(item, style)).toBeUndefined();
  });

  test.each([...STYLES])('its correction in %s is valid, corrects to itself and loses nothing', (style) => {
    expect(corrected(item, witnessesOf(item), style)).toBeUndefined();
  });
});
