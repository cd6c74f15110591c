/**
 * Groups the names of publishers that belong to one owner: `npm run lab -- train:publishers FOLDER`. Names of one registrant of
 * DOIs, and names of one journal in several lists, belong together if most of the works under the rarer name do.
 * Imprints, mergers and societies that print elsewhere follow from that. Owners are related if bibliographies by different
 * people (folders of `.bib` files in FOLDER; half of their works) name both for one work, more often than by mistake.
 * Writes libs/text/data/publishers.json for `src/publisher-owners.ts`.
 */
import type { CslItem } from '@veracite/model/csl';
import { measuringData, type MeasuringData } from '../../harness/data';
import { corpora } from '../../harness/shares';
import { writeWhole } from '../../harness/write-whole';
import { fold } from '@veracite/text/fold';
import { hasOwnWords, publisherKey } from '@veracite/matching/publisher';
import imprints from '../../../data/matching/imprints.json';
import { isReportedWork, publisherPairs, type PublisherPair } from '../publisher-pairs';

const OUTPUT = 'libs/text/data/publishers.json';
const WORKS = [
  'starter/works.jsonl.gz',
  ...corpora(
    'acl-anthology',
    'ai-hci-conferences',
    'crossref-2022',
    'linguistics',
    'ml-conferences',
    'physics-journals',
  ),
];
const PREFIXES = 'sources/doi-prefix-publisher.tsv.gz';
/** Lists of journals, with the columns of their publisher and their ISSNs. */
const JOURNALS: [file: string, publisher: number, ...issns: number[]][] = [
  ['sources/journals-openapc.tsv.gz', 4, 3],
  ['sources/journals-crossref-2022.tsv.gz', 2, 1],
  ['sources/doaj-journals-2014.tsv.gz', 2, 3, 4],
];
/** Registrants that register for many publishers: JSTOR, SSRN, arXiv, Zenodo, ResearchGate and a prefix for tests. */
const HUBS = new Set(['10.2307', '10.2139', '10.48550', '10.5281', '10.13140', '10.5555', '10.3316', '10.17605']);
/** Shortest name without a DOI, in letters: "s.n." and "n.a." are none. */
const MIN_NAME = 4;
/** Least number of works or journals under a name, and of works without a DOI, and the least share of them that two names have in common. */
const LEAST = { known: 4, unregistered: 3, together: 2, share: 0.5 };
/** Least share of the works under the rarer of two names that have both names in bibliographies. */
const RELATED_SHARE = 0.01;
/** Least number of works with a place. */
const PLACE_WORKS = 5;

function train(measuring: MeasuringData, bibliographies: string): void {
  const byPrefix = new Counts();
  const unregistered = new Counts();
  const byJournal = new Counts();
  const places = new Map<string, number>();
  const wholeNames = new Map<string, number>();
  const pairs = publisherPairs(bibliographies).filter(({ title }) => !isReportedWork(title));
  for (const { publishers } of pairs) for (const publisher of publishers) unregistered.add('', publisher, 1);
  for (const file of WORKS)
    for (const { publisher, DOI: doi, 'publisher-place': place } of measuring.rows<CslItem>(file)) {
      for (const item of placesIn(place)) places.set(item, (places.get(item) ?? 0) + 1);
      const whole = typeof publisher === 'string' ? fold(publisher) : '';
      wholeNames.set(whole, (wholeNames.get(whole) ?? 0) + 1);
      if (typeof publisher === 'string' && typeof doi === 'string') byPrefix.add(doi.split('/')[0] ?? '', publisher, 1);
      else if (typeof publisher === 'string') unregistered.add('', publisher, 1);
    }
  for (const [prefix = '', name = '', seen = ''] of measuring.cells(PREFIXES)) byPrefix.add(prefix, name, Number(seen));
  for (const [file, publisher, ...issns] of JOURNALS)
    for (const row of measuring.cells(file)) {
      const [issn] = issns.flatMap((index) => (row[index] ?? '').split(',')).filter(Boolean);
      if (issn) byJournal.add(issn, row[publisher] ?? '', 1);
    }
  const owners = new Owners();
  const seed = imprints.owners.map((row) => row.split('|').map(publisherKey));
  for (const [first = '', ...others] of seed) for (const name of others) owners.join(first, name);
  const registrants = new Map<string, string>();
  for (const [prefix, names] of byPrefix.groups) {
    const [first] = [...names].sort(([, x], [, y]) => y - x);
    if (first && prefix.startsWith('10.') && !HUBS.has(prefix)) registrants.set(prefix, first[0]);
  }
  for (const [names, journals] of byJournal.pairs()) {
    const [a = '', b = ''] = names.split('|');
    const least = Math.min(byJournal.total(a), byJournal.total(b));
    if (journals > LEAST.share * least) owners.join(a, b);
  }
  // An owner has several prefixes, which the first pass brings together.
  for (let pass = 0; pass < 2; pass += 1) joinRegistrants(byPrefix, registrants, owners);
  for (const [name, prefixes] of Object.entries(imprints.prefixes))
    for (const prefix of prefixes.split(' ')) registrants.set(`10.${prefix}`, publisherKey(name));
  const named = (name: string) => byPrefix.total(name) + byJournal.total(name);
  // Less is known about the owner of a name without a DOI or a journal.
  const isName = (name: string) => name.length >= MIN_NAME && hasOwnWords(name);
  const known = [...new Set([byPrefix, byJournal, unregistered].flatMap((item) => [...item.names()]))].filter(
    (name) => named(name) >= LEAST.known || (isName(name) && unregistered.total(name) >= LEAST.unregistered),
  );
  const listed = [...seed.flat(), ...Object.keys(imprints.prefixes).map(publisherKey)];
  known.push(...listed.filter((name) => !known.includes(name)));
  const groups = owners.groups(known);
  const prefixes = [...registrants];
  const rows = groups.map((names) => ({
    names,
    prefixes: prefixes.filter(([, name]) => names.includes(name)).map(([prefix]) => prefix.slice(3)),
  }));
  const lines = rows.map(({ names, prefixes: own }) =>
    JSON.stringify(`${names.join('|')}${own.length > 0 ? ` = ${own.join(' ')}` : ''}`),
  );
  const output = measuring.output(OUTPUT);
  const names = new Map(rows.flatMap((row, owner) => row.names.map((name): [string, number] => [name, owner])));
  const related = relatedOwners(pairs, names).map((line) => JSON.stringify(line));
  const cities = [...places]
    .filter(([place, n]) => n >= PLACE_WORKS && n > (wholeNames.get(place) ?? 0) && !/\d/.test(place))
    .map(([place]) => place);
  const content = `{
 "owners": [\n  ${lines.join(',\n  ')}\n ],
 "related": [\n  ${related.join(',\n  ')}\n ],
 "places": ${JSON.stringify(cities.sort().join('|'))}
}
`;
  writeWhole([[output, content]]);
  console.log(`${known.length} names of ${rows.length} owners. Written to ${output}.`);
}

/** Returns the folded places in a field: "London and New York" has two. */
const placesIn = (field: unknown): string[] =>
  typeof field === 'string'
    ? field
        .split(/[,;/&]|\band\b/)
        .map(fold)
        .filter((place) => place.length >= 3)
    : [];

/** Returns lines with the number of an owner and those of its related owners. */
function relatedOwners(pairs: PublisherPair[], owners: ReadonlyMap<string, number>): string[] {
  const totals = new Map<number, Set<string>>();
  const together = new Map<string, Set<string>>();
  for (const { title, publishers } of pairs) {
    const both = publishers.flatMap((name) => owners.get(publisherKey(name)) ?? []).sort((a, b) => a - b);
    const [a = -1, b = -1] = both;
    for (const owner of both) totals.set(owner, (totals.get(owner) ?? new Set()).add(title));
    if (both.length === 2 && a !== b) together.set(`${a} ${b}`, (together.get(`${a} ${b}`) ?? new Set()).add(title));
  }
  const lines = new Map<number, number[]>();
  for (const [both, titles] of together) {
    const [a = -1, b = -1] = both.split(' ').map(Number);
    const least = Math.min(totals.get(a)?.size ?? 0, totals.get(b)?.size ?? 0);
    if (titles.size >= RELATED_SHARE * least) lines.set(a, [...(lines.get(a) ?? []), b]);
  }
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([owner, others]) => [owner, ...others.sort((x, y) => x - y)].join(' '));
}

/** Joins names with the registrant of most of their works. */
function joinRegistrants(byPrefix: Counts, registrants: Map<string, string>, owners: Owners): void {
  const works = new Map<string, Map<string, number>>();
  for (const [prefix, names] of byPrefix.groups) {
    const registrant = registrants.get(prefix);
    if (registrant === undefined) continue;
    const owner = owners.find(registrant);
    for (const [name, n] of names) {
      const own = works.get(name) ?? new Map<string, number>();
      works.set(name, own.set(owner, (own.get(owner) ?? 0) + n));
    }
  }
  for (const [name, own] of works)
    for (const [owner, n] of own)
      if (n >= LEAST.together && n > LEAST.share * byPrefix.total(name)) owners.join(owner, name);
}

/** Number of works or journals by group and name. */
class Counts {
  readonly groups = new Map<string, Map<string, number>>();
  private readonly totals = new Map<string, number>();

  add(group: string, written: string, n: number): void {
    const name = publisherKey(written);
    if (!name || name.length > 60) return;
    const names = this.groups.get(group) ?? new Map<string, number>();
    this.groups.set(group, names.set(name, (names.get(name) ?? 0) + n));
    this.totals.set(name, (this.totals.get(name) ?? 0) + n);
  }

  names(): Iterable<string> {
    return this.totals.keys();
  }

  total(name: string): number {
    return this.totals.get(name) ?? 0;
  }

  /** Returns the number of groups with both names, by "a|b". */
  pairs(): Map<string, number> {
    const pairs = new Map<string, number>();
    for (const names of this.groups.values()) {
      const own = [...names.keys()].sort();
      for (const a of own) for (const b of own) if (a < b) pairs.set(`${a}|${b}`, (pairs.get(`${a}|${b}`) ?? 0) + 1);
    }
    return pairs;
  }
}

/** Joins names into groups. */
class Owners {
  private readonly parents = new Map<string, string>();

  join(a: string, b: string): void {
    const [left, right] = [this.find(a), this.find(b)].sort();
    if (left !== right) this.parents.set(right ?? b, left ?? a);
  }

  groups(names: string[]): string[][] {
    const groups = new Map<string, string[]>();
    for (const name of names.sort()) groups.set(this.find(name), [...(groups.get(this.find(name)) ?? []), name]);
    return [...groups.values()];
  }

  find(name: string): string {
    const parent = this.parents.get(name) ?? name;
    return parent === name ? name : this.find(parent);
  }
}

train(measuringData([...WORKS, PREFIXES, ...JOURNALS.map(([file]) => file)]), process.argv[2] ?? '');
