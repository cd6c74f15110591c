import { nearestPassages, passageFinder } from './nearest-passage';

const MAIZE = {
  title: 'Photosynthesis under drought in maize seedlings',
  abstract:
    'Water limits crops in many regions. We measured gas exchange of maize seedlings during a drought of ten days. Stomatal conductance fell by half before photosynthesis changed. The results have implications for breeding.',
};
const GLACIERS = {
  title: 'A survey of glacier retreat in Patagonia',
  abstract:
    'We mapped the outlines of glaciers from satellite images of three decades. The area of ice shrank by a tenth. The results have implications for rivers.',
};
const SENTENCE =
  'Maize closes its stomata early in a drought, so that conductance falls before photosynthesis (Rao, 2011).';

test('the nearest passage shares the rarest words with the sentence', () => {
  expect(nearestPassages([{ ...MAIZE, sentences: [SENTENCE, 'Seedlings were measured for ten days.'] }])).toEqual([
    [
      'Stomatal conductance fell by half before photosynthesis changed.',
      'We measured gas exchange of maize seedlings during a drought of ten days.',
    ],
  ]);
});

test('the cited abstract overlaps more than that of another work', () => {
  const find = passageFinder([GLACIERS, MAIZE]);
  const [other, cited] = [0, 1].map((work) => find(SENTENCE, work)?.overlaps ?? []);
  for (const index of [0, 1, 2]) expect(cited?.[index]).toBeGreaterThan(other?.[index] ?? 0);
});

test('a word that all abstracts have decides nothing', () => {
  const find = passageFinder([GLACIERS, MAIZE]);
  const [rare, common] = ['satellite', 'implications'].map(
    (word) => find(`Known for its ${word}.`, 0)?.overlaps[1] ?? 0,
  );
  expect(rare).toBeGreaterThan(common ?? 0);
});

test.each([
  ['an abstract without sentences', 'Not available', 'Not available'],
  [
    'a sentence that shares no word',
    GLACIERS.abstract,
    'We mapped the outlines of glaciers from satellite images of three decades.',
  ],
])('%s has a passage nevertheless', (_name, abstract, expected) => {
  expect(nearestPassages([{ abstract, sentences: ['Zebras graze.'] }])).toEqual([[expected]]);
});
