import { comparing } from '@veracite/matching/compare';
import type { CitingMatch } from '@veracite/model/citing';
import { dateOf, type CslItem } from '@veracite/model/csl';
import { aCoverage, aReference, aWork } from '@veracite/testing/builders';
import { assess } from './assess';
import { judge } from './judge';

const ATLAS: CslItem = {
  type: 'book',
  title: 'A field atlas of upland lichens and their substrates',
  author: [{ family: 'Marlowe', given: 'Edith' }],
  issued: dateOf(1987),
};
const REFERENCE = aReference('Marlowe, E. (1987). A field atlas of upland lichens and their substrates.', ATLAS);
const COMPLETE = aCoverage();

/** A work by one person that cites the atlas, with a changed entry. */
function by(family: string, year: number, entry: Partial<CslItem> = {}): CitingMatch {
  const candidate = { work: aWork({ ...ATLAS, ...entry }), connector: 'europe-pmc', by: 'search' as const, rank: 0 };
  const work = aWork({ title: `Fells by ${family}`, author: [{ family, given: 'Ada' }], issued: dateOf(year) });
  return { by: work, entry: assess(comparing(REFERENCE)(candidate)) };
}

function verdictOn(citing: CitingMatch[], coverage = COMPLETE) {
  return judge({ reference: REFERENCE, matches: [], consultations: [], citing, coverage });
}

const THREE = [by('Berg', 1999), by('Okafor', 2004), by('Moreau', 2011)];

describe('a work that no database holds', () => {
  test.each<[string, CitingMatch[], string]>([
    ['no work cites it', [], 'fake'],
    ['three independent works cite it', THREE, 'unknown'],
    ['two cite it', THREE.slice(1), 'fake'],
    ['three works of one person', [by('Berg', 1999), by('Berg', 2001), by('Berg', 2003)], 'fake'],
    ['one of three by its own author', [...THREE.slice(1), by('Marlowe', 1995)], 'fake'],
    ['a year off in one of them', [...THREE.slice(1), by('Berg', 1999, { issued: dateOf(1988) })], 'unknown'],
    ['another year in one of them', [...THREE.slice(1), by('Berg', 1999, { issued: dateOf(1979) })], 'fake'],
    ['another title in one of them', [...THREE.slice(1), by('Berg', 1999, { title: 'Lowland mosses of Ayr' })], 'fake'],
    ['another author in one', [...THREE.slice(1), by('Berg', 1999, { author: [{ family: 'Vance' }] })], 'fake'],
    ['cited ten years before it appeared', [...THREE.slice(1), by('Berg', 1977)], 'fake'],
  ])('%s', (_what, citing, status) => {
    const { status: actual, citedBy, reasons } = verdictOn(citing);
    expect(actual).toBe(status);
    expect(citedBy?.length).toBe(status === 'unknown' ? 3 : undefined);
    expect(reasons.map(({ code }) => code)).toEqual([status === 'unknown' ? 'cited' : 'found-nowhere']);
  });

  test('the reason names the earliest, whatever the order of answers', () => {
    const [first] = verdictOn([...THREE].reverse()).reasons;
    expect(first).toMatchObject({ values: { count: 3 }, works: [{ title: 'Fells by Berg' }] });
  });

  test('unreachable databases are listed along with citing works', () => {
    const { status, reasons } = verdictOn(THREE, { ...COMPLETE, answered: [], failed: ['crossref'] });
    expect([status, reasons.map(({ code }) => code)]).toEqual(['unknown', ['cited', 'core-unreachable']]);
  });
});
