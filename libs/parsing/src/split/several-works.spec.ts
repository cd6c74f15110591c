import { displayName } from '@veracite/model/csl';
import { parse, parseText } from '../parse';

const now = new Date('2026-11-29');
const shown = (text: string): string[] =>
  parse(text, { now }).map(
    ({ csl }) =>
      `${csl.author?.map(displayName).join(' + ')} ${csl.volume ?? '–'}:${csl.page ?? '–'} ${csl.issued?.['date-parts']?.[0]?.[0] ?? ''}`,
  );

describe('several works under one number', () => {
  test.each<[form: string, text: string, works: number]>([
    ['letters without a number', '(a) Ott, M.; Bell, J. J. Org. Chem. 2004, 69, 3345. (b) Vance, T. Org. Lett. 2009, 11, 77.', 2], // prettier-ignore
    [
      'letters in brackets',
      '4. (a) Ott, M.; Bell, J. J. Org. Chem. 2004, 69, 3345. (b) Vance, T. Org. Lett. 2009, 11, 77.',
      2,
    ],
    [
      'three letters, semicolons',
      '7. (a) P. Ito and R. Hahn, Dalton Trans., 2001, 15, 22; (b) L. Moss, Chem. Sci., 2012, 3, 9; (c) K. Odd, Analyst, 2015, 140, 6.',
      3,
    ],
    [
      'letters after a number in brackets, several authors',
      '(1) (a) Ito, D.; Hahn, S. Phys. Rev. B 2012, 79, 764. (b) Moss, D.; Odd, L. Chem. Sci. 1996, 75, 630.',
      2,
    ],
    [
      'letters with one bracket',
      '[9] a) U. Kern, Adv. Synth. Catal. 2008, 350, 100; b) N. Sato, Synlett 2010, 5, 711.',
      2,
    ],
    [
      'a signal before the letters',
      '12. For selected examples, see: (a) Ruiz, A. Tetrahedron 2003, 59, 8. (b) Font, B. Synthesis 2006, 2, 91.',
      2,
    ],
    [
      'a signal with a year',
      'For examples since 1990, see: (a) Ruiz, A. Tetrahedron 2003, 59, 8. (b) Font, B. Synthesis 2006, 2, 91.',
      2,
    ],
    [
      'small roman numbers',
      '4. (i) Ott, M.; Bell, J. J. Org. Chem. 2004, 69, 3345; (ii) Vance, T. Org. Lett. 2009, 11, 77.',
      2,
    ],
    [
      'capital letters',
      '4. (A) Ott, M.; Bell, J. J. Org. Chem. 2004, 69, 3345. (B) Vance, T. Org. Lett. 2009, 11, 77.',
      2,
    ],
    [
      'a signal with a colon',
      '1. Ott, M. J. Org. Chem. 2004, 69, 3345; see also: Vance, T. C. Org. Lett. 2009, 11, 77–79.\n2. Moss, K. Nature 1999, 400, 12.',
      3,
    ],
    [
      'a signal after a period',
      '1. Ott M, Bell J. Dunes in spring. J Org Chem. 2004;69:3345–9. See also: Vance TC. Towns of salt. Org Lett. 2009;11:77–9.\n2. Moss K. Birds. Nature. 1999;400:12.',
      3,
    ],
    ['a work without a year', '3. (a) A. Ruiz, unpublished results; (b) B. Font, Synthesis 2006, 2, 91.', 2],
    [
      'collaborations',
      '[3] Opal collaboration, K. Ahm et al., Jets at high energy, Eur. Phys. J. C 17 (2000) 19; Opal collaboration, P. Brix et al., Rates of kaons, Eur. Phys. J. C 20 (2001) 601.',
      2,
    ],
  ])('%s', (_form, text, works) => {
    expect(shown(text)).toHaveLength(works);
  });

  test.each([
    ['in another volume of the same journal', 'Phys. Rev. B 63, 2201 (2001)'],
    ['in another volume', '63, 2201 (2001)'],
    ['in the same journal (ibid.)', 'ibid. 63, 2201 (2001)'],
  ])('a work without authors of its own is a doubt: %s', (_place, second) => {
    const text = `A. Lund and B. Voss, Phys. Rev. B 61, 1044 (2000); ${second}.`;
    expect(parse(text, { now }).flatMap(({ doubts }) => doubts.map(({ code }) => code))).toEqual([
      'several-references',
      'no-title',
    ]);
  });

  test.each([
    ['letters of a title', 'Frey, O. (2010). Three views: (a) form, (b) use and (c) price. Design Notes, 4, 8–9.'],
    [
      'letters of a title with capitals',
      'Frey, O. (2010). Effects on: (a) Growth of wheat; (b) Yield of maize. Design Notes, 4, 8–9.',
    ],
    [
      'capital letters of a title',
      'Frey, O. (2010). Soils of the coast: (A) Flow of heat; (B) Diffusion of salt. Design Notes, 4, 8–9.',
    ],
    ['a short signal', 'Frey, O. (2010). Soils of the coast. Design Notes, 4, 8–9. See also Vance (2012).'],
    ['letters after a comma', 'Frey, O. (2010). Soils, a) Flow of heat, b) Diffusion of salt. Design Notes, 4, 8–9.'],
    ['one letter', 'Frey, O. (2010). The law: part (b) of the code. Design Notes, 4, 8–9.'],
  ])('%s are one work', (_trap, text) => {
    expect(shown(text)).toHaveLength(1);
  });
});

test.each([
  ['Ibid.', 'Ibid., p. 44.'],
  ['id. at', 'See id. at 1702.'],
  ['supra note', 'Abel and Quist, supra note 3, at 1655.'],
  ['OSCOLA', 'Abel (n 3) 1702.'],
  ['op. cit.', 'Abel, op. cit., p. 12.'],
  ['short title', 'Abel, Dunes, 103.'],
  ['short title in quotation marks', 'Abel, ‘Dunes and their birds’, p. 103.'],
  ['German', 'Ebd., S. 99.'],
])('a back-reference is left out: %s', (_form, note) => {
  const work = 'Rhea Abel, ‘Dunes and their birds’, Coastal Ecology 14 (2011), 101–119.';
  const { references, leftOut } = parseText(`${work}\n\n${note}\n\n${work.replace('Abel', 'Brandt')}`, { now });
  expect(references.map(({ csl }) => csl.author?.[0]?.family)).toEqual(['Abel', 'Brandt']);
  expect(leftOut).toHaveLength(1);
});

test.each([
  ['of another author', 'Carver, Dunes, 103.'],
  ['of another title', 'Abel, Cliffs, 103.'],
  ['with a year', 'Abel, Dunes, Coastal Press, 2003.'],
  ['with a volume', 'Abel, Coastal Ecology 14, 103.'],
])('a note %s is an entry', (_form, note) => {
  const work = 'Rhea Abel, ‘Dunes and their birds’, Coastal Ecology 14 (2011), 101–119.';
  expect(parse(`${work}\n\n${note}\n\n${work.replace('Abel', 'Brandt')}`, { now })).toHaveLength(3);
});

test('reports of one body that differ only in their years are entries', () => {
  const report = (year: number): string =>
    `Harbor Board. (${year}). Harbor statistics ${year}. Port Vell: Harbor Board.`;
  for (const count of [2, 3, 4, 5]) {
    const text = [
      ...Array.from({ length: count }, (_, i) => report(2011 + i)),
      'Moss, L. (2019). Rope. Knot Press.',
    ].join('\n\n');
    expect(parse(text, { now })).toHaveLength(count + 1);
  }
});

test('a dash stands for each author of the entry before', () => {
  const text = [
    'Vell, Ines and Omar Quist (1999), “Ropes and Rules,” Knot Review, 4 (2), 10–31.',
    '———, ———, and Lena Moss (2003), Knots at Work. Boston, MA: Harbor Press.',
  ].join('\n\n');
  expect(parse(text, { now }).map(({ csl }) => csl.author?.map(displayName).join(', '))).toEqual([
    'Ines Vell, Omar Quist',
    'Ines Vell, Omar Quist, Lena Moss',
  ]);
});

test('a pasted table is read by the names of its columns', () => {
  const text =
    'Nr.\tAutor\tJahr\tTitel\tZeitschrift\tDOI\n1\tMoss, L.; Vell, I.\t2012\tSeile\tKnotenkunde\t10.1000/seil\n2\tQuist, O.\t2013\tRegeln\tKnotenkunde\t';
  expect(
    parse(text, { now }).map(({ csl }) => [csl.author?.length, csl.title, csl['container-title'], csl.DOI]),
  ).toEqual([
    [2, 'Seile', 'Knotenkunde', '10.1000/seil'],
    [1, 'Regeln', 'Knotenkunde', undefined],
  ]);
});

test('names of columns may have brackets and slashes', () => {
  const text = 'Author(s)\tPublication year\tTitle\tJournal/Book\nMoss, L.\t2012\tRopes\tKnots';
  expect(parse(text, { now }).map(({ csl }) => [csl.author?.length, csl.title, csl['container-title']])).toEqual([[1, 'Ropes', 'Knots']]); // prettier-ignore
});

test('several dashes stand for the authors of an entry that begins with one', () => {
  const text = [
    'Vell, Ines (1999), “Ropes and Rules,” Knot Review, 4 (2), 10–31.',
    '——— and Omar Quist (2001), “Ropes Again,” Knot Review, 6 (1), 4–9.',
    '———, ———, and Lena Moss (2003), Knots at Work. Boston, MA: Harbor Press.',
    '——— (2004), Loops. Boston, MA: Harbor Press.',
  ].join('\n\n');
  expect(parse(text, { now }).map(({ csl }) => csl.author?.map(displayName).join(', '))).toEqual([
    'Ines Vell',
    'Ines Vell, Omar Quist',
    'Ines Vell, Omar Quist, Lena Moss',
    'Ines Vell',
  ]);
});
