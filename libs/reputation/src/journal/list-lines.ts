import type { BalanceLine } from '@veracite/model/balance';
import { foldedName } from '@veracite/text/journal-name';
import type { ListFacts, Listing, Lists } from '../facts/lists';
import { signal, type Origin, type SignalName } from '../report/signals';
import { registeredDomain } from '../web/place';
import { known, titleOf, type ImportedFacts, type JournalDossier } from './dossier';

/** Names of signals by the rank of the list. Only the first has its full weight, because lists copy each other. */
export type Ranks = readonly SignalName[];

/** Returns lines from the lists that name the journal by exact title, publisher name or address. */
export function listedLines(dossier: JournalDossier, lists: Lists): BalanceLine[] {
  const titles = [...new Set([dossier.title, ...titlesOf(dossier)].flatMap((title) => title ?? []))];
  const find = (kind: Listing['kind']) => [...new Set(titles.flatMap((title) => lists.titled(title, kind)))];
  const publisher = known(dossier, 'publisher');
  const isOther = publisher && publisher !== dossier.title;
  const again = 'publisher-listed-again';
  return [
    ...opinions(find('journal'), journalRanks(dossier, find('journal')), 'journal'),
    ...opinions(find('metrics'), ['listed', 'listed-again'], 'company of misleading metrics'),
    // The input may be the name of a publisher.
    ...opinions(lists.titled(dossier.title ?? '', 'publisher'), ['listed', 'listed-again'], 'publisher'),
    ...opinions(isOther ? lists.titled(publisher, 'publisher') : [], ['publisher-listed', again], 'publisher'),
    ...find('hijacked').flatMap((listing) => hijackedLine(listing, dossier)),
    ...dossier.imported
      .filter(({ list }) => list !== DOAJ_LIST || !doajAnswered(dossier))
      .map((fact) => importedLine(fact, titleOf(dossier) ?? '')),
  ];
}

/** The name of an imported list of DOAJ's journals. */
const DOAJ_LIST = 'Directory of Open Access Journals';

/** Checks whether DOAJ answered itself; the imported list is then ignored. */
function doajAnswered({ replies }: JournalDossier): boolean {
  return replies.some(({ registry, answered }) => registry === 'doaj' && answered);
}

function titlesOf({ replies }: JournalDossier): string[] {
  return replies.flatMap(({ journal }) => (journal ? [journal.title, ...journal.alternativeTitles] : []));
}

/** If the journal is vetted and has another website than the listed one, the list probably means a namesake. */
function journalRanks(dossier: JournalDossier, listings: Listing[]): Ranks {
  const domains = [known(dossier, 'homepage'), dossier.address].flatMap(
    (address) => registeredDomain(address ?? '') ?? [],
  );
  const theirs = listings.flatMap(({ place }) => registeredDomain(place ?? '') ?? []);
  const vetted = dossier.replies.some(({ registry, journal }) => journal?.core || (registry === 'doaj' && journal));
  const elsewhere =
    vetted && domains.length > 0 && theirs.length > 0 && !theirs.some((domain) => domains.includes(domain));
  return elsewhere ? ['listed-other-address'] : ['listed', 'listed-again'];
}

/** Returns one line for each list. */
export function opinions(listings: Listing[], ranks: Ranks, what: string): BalanceLine[] {
  const byList = new Map(listings.flatMap((listing) => listing.lists.map((list) => [list.id, { list, listing }])));
  const sorted = [...byList.values()].sort((a, b) => a.list.id.localeCompare(b.list.id));
  return sorted.map(({ list, listing: { title, place } }, rank) =>
    signal(ranks[rank] ?? 'listed-copy', originOf(list), { what, title, place }, { id: `listed:${list.id}` }),
  );
}

function originOf({ name, owner, date, address, dispute }: ListFacts): Origin {
  return { origin: `${name} (${owner})`, date, url: address, dispute };
}

function hijackedLine(
  { lists: [list], title: listed, twin = listed, twinPlace: site, place }: Listing,
  { title, replies }: JournalDossier,
): BalanceLine[] {
  if (!list) return [];
  // If the counterfeit has the journal's own name, the name does not show which of the two is meant.
  const sameName = foldedName(twin) === foldedName(title ?? twin) || replies.some(({ journal }) => journal);
  const name = sameName ? 'hijacked-twin' : 'hijacker';
  return [signal(name, originOf(list), { place, twin, site }, { id: `hijacked:${place ?? listed}` })];
}

function importedLine({ list, about, owner, date, url }: ImportedFacts, title: string): BalanceLine {
  const dispute = about === 'vetted' ? undefined : `Write to ${owner}, or to the operator of this server.`;
  const origin: Origin = { origin: `${list} (${owner})`, date, url, dispute };
  return signal(`imported-${about}`, origin, { title, list }, { id: `imported:${list}` });
}
