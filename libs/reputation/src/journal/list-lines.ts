import type { BalanceLine } from '@veracite/model/balance';
import { foldedName } from '@veracite/text/journal-name';
import type { Listing, Lists } from '../facts/lists';
import { lineAgainst, lineFor, neutralLine, type Origin } from '../report/balance-lines';
import { registeredDomain } from '../web/place';
import { WEIGHTS } from '../weights';
import { known, titleOf, type JournalDossier } from './dossier';

/** Returns lines from the lists that name the journal by exact title, publisher name or address. */
export function listedLines(dossier: JournalDossier, lists: Lists): BalanceLine[] {
  const titles = [...new Set([dossier.title, ...titlesOf(dossier)].flatMap((title) => title ?? []))];
  const find = (kind: Listing['kind']) => distinct(titles.flatMap((title) => lists.titled(title, kind)));
  const publisher = known(dossier, 'publisher');
  return [
    ...opinions(find('journal'), (rank) => titleWeight(dossier, find('journal'), rank), 'journal'),
    ...opinions(find('metrics'), rankWeight(WEIGHTS.listed, WEIGHTS.listedAgain), 'company of misleading metrics'),
    // The input may be the name of a publisher.
    ...opinions(
      distinct(lists.titled(dossier.title ?? '', 'publisher')),
      rankWeight(WEIGHTS.listed, WEIGHTS.listedAgain),
      'publisher',
    ),
    ...(publisher && publisher !== dossier.title
      ? opinions(
          distinct(lists.titled(publisher, 'publisher')),
          rankWeight(WEIGHTS.publisherListed, WEIGHTS.publisherListedAgain),
          'publisher',
        )
      : []),
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

function distinct(listings: Listing[]): Listing[] {
  return [...new Set(listings)];
}

const rankWeight = (first: number, next: number) => (rank: number) => (rank === 0 ? first : rank === 1 ? next : 0);

/** If the journal is vetted and has another website than the listed one, the list probably means a namesake. */
function titleWeight(dossier: JournalDossier, listings: Listing[], rank: number): number {
  const own = [known(dossier, 'homepage'), dossier.address].flatMap((address) => registeredDomain(address ?? '') ?? []);
  const theirs = listings.flatMap(({ place }) => registeredDomain(place ?? '') ?? []);
  const vetted = dossier.replies.some(({ registry, journal }) => journal?.core || (registry === 'doaj' && journal));
  const elsewhere = vetted && own.length > 0 && theirs.length > 0 && !theirs.some((domain) => own.includes(domain));
  return rankWeight(elsewhere ? WEIGHTS.listedOtherAddress : WEIGHTS.listed, elsewhere ? 0 : WEIGHTS.listedAgain)(rank);
}

/** Returns one line for each list. Only the first has its full weight, because lists copy each other. */
export function opinions(listings: Listing[], weight: (rank: number) => number, what: string): BalanceLine[] {
  const byList = new Map(listings.flatMap((listing) => listing.lists.map((list) => [list.id, { list, listing }])));
  const sorted = [...byList.values()].sort((a, b) => a.list.id.localeCompare(b.list.id));
  return sorted.map(({ list, listing }, rank) => {
    const statement = `Listed as a questionable ${what}: "${listing.title}"${listing.place ? ` at ${listing.place}` : ''}. A list is its owner's opinion.`;
    const origin: Origin = {
      origin: `${list.name} (${list.owner})`,
      date: list.date,
      url: list.address,
      dispute: list.dispute,
    };
    const points = weight(rank);
    const id = `listed:${list.id}`;
    return points > 0
      ? lineAgainst(points, id, 'credibility', statement, origin)
      : neutralLine(id, 'credibility', statement, origin);
  });
}

function hijackedLine(listing: Listing, { title, replies }: JournalDossier): BalanceLine[] {
  const [list] = listing.lists;
  if (!list) return [];
  const origin: Origin = {
    origin: `${list.name} (${list.owner})`,
    date: list.date,
    url: list.address,
    dispute: list.dispute,
  };
  const twin = listing.twin ?? listing.title;
  const site = listing.twinPlace ? `, whose site is ${listing.twinPlace}` : '';
  // If the counterfeit has the journal's own name, the name does not show which of the two is meant.
  const sameName = foldedName(twin) === foldedName(title ?? twin) || replies.some(({ journal }) => journal);
  const statement = sameName
    ? `A counterfeit site of this journal is known${listing.place ? ` at ${listing.place}` : ''}; the journal itself is "${twin}"${site}.`
    : `This is the name of a counterfeit of "${twin}"${site}.`;
  return [
    lineAgainst(
      sameName ? WEIGHTS.hijackedTwin : WEIGHTS.hijacker,
      `hijacked:${listing.place ?? listing.title}`,
      'authenticity',
      statement,
      origin,
    ),
  ];
}

function importedLine(
  { list, about, owner, date, url }: JournalDossier['imported'][number],
  title: string,
): BalanceLine {
  const origin: Origin = { origin: `${list} (${owner})`, date, url };
  const id = `imported:${list}`;
  if (about === 'vetted')
    return lineFor(
      WEIGHTS.doajJournal,
      id,
      'credibility',
      `"${title}" is on ${list}, a list of vetted journals.`,
      origin,
    );
  return lineAgainst(
    about === 'hijacked' ? WEIGHTS.hijackedTwin : WEIGHTS.listed,
    id,
    about === 'hijacked' ? 'authenticity' : 'credibility',
    `"${title}" is on ${list}, which this server's operator imported. A list is its owner's opinion.`,
    { ...origin, dispute: `Write to ${owner}, or to the operator of this server.` },
  );
}
