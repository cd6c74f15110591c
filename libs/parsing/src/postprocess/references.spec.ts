import { displayName } from '@veracite/model/csl';
import { parseOne } from '../parse';

const now = new Date('2026-11-21');
const read = (raw: string) => parseOne(raw, { now }).csl;

test.each([
  ['a page that looks like a year, after the year', 'J. Zhu, Z. Yu, Y. Cui, Nano Lett. 2010, 10, 1979.', '1979', 2010],
  ['a page that looks like a year, before it', 'R. G. Naik, T. S. Wheeler, J. Chem. Soc. 1780 (1938).', '1780', 1938],
  ['a page that looks like a year, after it', 'ATLAS Collaboration, Eur. Phys. J. C 72 (2012) 1849.', '1849', 2012],
  [
    'pages joined to the issue by a colon',
    'S. Boyd, N. Parikh. Distributed optimization. Foundations and Trends in Machine Learning, 3(1):1–122, 2011.',
    '1-122',
    2011,
  ],
])('%s', (_trap, raw, page, year) => {
  expect(read(raw)).toMatchObject({ page, issued: { 'date-parts': [[year]] } });
});

test.each([
  ['a footnote’s "Vgl."', 'Vgl. Paul Luif, Die österreichische Präsidentschaft, Wien 2006, S. 36.', 'Paul Luif'],
  [
    'a footnote’s "Cfr."',
    'Cfr. Gaetano Cozzi, Repubblica di Venezia e Stati italiani, Torino 1982, p. 12.',
    'Gaetano Cozzi',
  ],
  ['a family name that looks like a signal word', 'See, A. (2001). On signals. Nature, 12(3), 4–9.', 'A. See'],
])('%s', (_trap, raw, author) => {
  expect(read(raw).author?.map(displayName).join('; ')).toBe(author);
});

test.each([
  [
    'the topic of a special issue is not the name of the journal',
    'Girard, P. (2006). From onions to broccoli. Journal of Applied Logic, Special Issue: Belief Change, 17(3), 213–29.',
    'Journal of Applied Logic',
  ],
  [
    'a word for the volume is not the name of the journal',
    'Keller, B. (1983). Von den Salzen. Journal für praktische Chemie, Band 327, Heft 6, S. 871–877.',
    'Journal für praktische Chemie',
  ],
])('%s', (_trap, raw, container) => {
  expect(read(raw)['container-title']).toBe(container);
});

test('an ORCID belongs to the name before it and is not the address of the work', () => {
  const csl = read(
    'Smith, J. (https://orcid.org/0000-0002-1825-0097), & Jones, K. (2001). A first title. Nature, 1(2), 3–9.',
  );
  expect(csl.author?.map(({ family, ORCID }) => [family, ORCID])).toEqual([
    ['Smith', '0000-0002-1825-0097'],
    ['Jones', undefined],
  ]);
  expect(csl.URL).toBeUndefined();
});

test('an ORCID with a wrong check digit is a doubt', () => {
  const { doubts } = parseOne('Smith, J. ORCID: 0000-0002-1825-0098. (2001). A title. Nature, 1(2), 3–9.', { now });
  expect(doubts.map(({ code }) => code)).toContain('malformed-orcid');
});
