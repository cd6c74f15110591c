import { yearOf, type CslItem } from '@veracite/model/csl';
import type { Field, Reference } from '@veracite/model/reference';
import type { Work } from '@veracite/model/work';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { fold } from '@veracite/text/fold';
import { namesMeetingOrProceedings } from '@veracite/text/meetings';
import { isPreprintVenue, knownVenue } from '@veracite/text/venues';
import { compareAuthors } from './authors';
import { compareContainers } from './container';
import { damagedAuthors, damagedTitle, damagedVenue, isDamagedPartOf, isMadeOf } from './damage';
import { compareEditions } from './edition';
import type { Finding } from './finding';
import { compareIdentifiers } from './identifiers';
import { compareImprint } from './imprint';
import type { OneOrganization } from './organization';
import { comparable } from './pair-names';
import { isPreprint } from './published-version';
import { compareNumber, comparePages, compareYears } from './numbers';
import { comparePublishers, contains } from './publisher';
import type { RawText } from './raw-text';
import { compareTitles } from './title';
import { isVenueOf } from './venue-pair';

/** Compares every field of a reference with one record. */
export function compareRecord(
  reference: Reference,
  work: Work,
  raw: RawText,
  known: OneOrganization,
): Map<Field, Finding> {
  const { csl } = reference;
  const record = work.csl;
  const fields = new Map<Field, Finding>();
  const set = (field: Field, finding: Finding | undefined) => {
    if (finding) fields.set(field, finding);
  };
  const people = record.author?.length ? record.author : record.editor;
  const titles = [record.title, record['title-short'], ...(work.otherTitles ?? [])].filter((title): title is string =>
    Boolean(title),
  );
  const containers = containersOf(work);
  const titleWords = new Set(fold(titles[0] ?? '').split(' '));
  const places = placeNames(csl, record, containers);
  const read = compareTitles(csl.title, titles, { raw, followers: followersOf(record, containers), places });
  const title = raw.isDamaged ? restored(read, () => damagedTitle(titles, raw)) : read;
  const misread = title?.agreement === 'different' && isPlace(csl, containers);
  set('title', misread ? { agreement: 'missing', found: record.title, code: 'place-as-title' } : title);
  const hasTitle = title?.likeness !== undefined && !misread;
  const authors = compareAuthors(csl.author?.length ? csl.author : csl.editor, people, {
    raw,
    etAl: reference.etAl === true,
    foundTruncated: work.authorsTruncated === true,
    titleWords,
    known,
  });
  const others = [csl.publisher, csl['publisher-place'], csl['collection-title']].filter((text) => text !== undefined);
  const venue = compareContainers(csl['container-title'] ?? csl['event-title'], containers, raw, {
    titleWords,
    others,
  });
  set('author', hasTitle ? authors : restored(authors, () => damagedAuthors(people ?? [], raw)));
  set('container-title', hasTitle ? venue : restored(venue, () => damagedVenue(containers, raw)));
  const first = isPreprint(record, work.identifiers.doi) ? submittedIn(work.identifiers.arxiv) : undefined;
  const years = [yearOf(record), ...(work.years ?? []), first].filter((item) => item !== undefined);
  const issued = compareYears(yearOf(csl), [...new Set(years)], raw, [...titles, ...containers]);
  const isEdition =
    issued?.agreement === 'different' && agree(title) && agree(authors) && isOtherEdition(csl, record, raw, known);
  const isEarlier = citesPreprint(reference, venue) && isYearOfPreprint(reference, years);
  if (isEdition) set('issued', { ...issued, agreement: 'near', code: 'other-edition' });
  else set('issued', issued && isEarlier ? { ...issued, agreement: 'near', code: 'published-since' } : issued);
  const recorded = record.page ?? record['page-first'] ?? record.number;
  const page = comparePages(csl.page ?? csl.number, recorded, raw, record.volume);
  const [volume, issue] = volumeAndIssue(withoutPartsOf(page, csl), record, raw);
  set('volume', volume);
  set('issue', issue);
  set('page', page);
  const isOneEdition = issued?.agreement === 'same' && new Set(years).size <= 2;
  const isVersion = (record.type === 'book' && !isOneEdition) || venue?.code === 'published-since';
  const cited = { ...csl, publisher: csl.publisher ?? publisherInVenue(csl['container-title'], containers) };
  for (const [field, finding] of compareImprint(cited, work, { containers, isVersion, raw, known }))
    set(field, finding);
  for (const [field, finding] of compareIdentifiers(reference, work)) set(field, finding);
  return fields;
}

/**
 * Checks whether the parsed title is the venue or its beginning ("Turkish", "Journal of Trauma"), as in styles that
 * print no titles.
 */
function isPlace({ title, 'container-title': venue }: CslItem, containers: string[]): boolean {
  if (title === undefined) return false;
  if (isDamagedPartOf(title, containers) || isMadeOf(title, containers)) return true;
  if (venue !== undefined && isDamagedPartOf(`${title} ${venue}`, containers)) return true;
  // “Recommender systems” in a title is a subject, not the meeting of that name, unless the title names a meeting.
  const folded = fold(title);
  const isSubject = folded.includes(' ') && knownVenue(folded) !== undefined && !namesMeetingOrProceedings(folded);
  return !isSubject && isVenueOf(title, containers);
}

/** Returns the publisher that was parsed as the end of the venue: "Proceedings of the Workshop on Growth, Elm Press". */
function publisherInVenue(cited: string | undefined, containers: string[]): string | undefined {
  const [, venue = '', rest = ''] = /^(.{3,300})[,;.]\s(?=[^,;.]*\p{L}{3})([^,;.]{3,100})$/u.exec(cited ?? '') ?? [];
  const isInName = containers.some((name) => contains(fold(name), fold(rest)));
  return rest !== '' && !isInName && isVenueOf(venue, containers) ? rest : undefined;
}

/** Returns the finding, or one from the damaged text if nothing agrees. */
function restored<T extends Finding>(finding: T | undefined, made: () => T | undefined): T | undefined {
  return finding?.agreement === 'same' || finding?.agreement === 'near' ? finding : (made() ?? finding);
}

/** Returns all names of a record's venue, or the repository of a preprint. */
function containersOf(work: Work): string[] {
  const { csl } = work;
  const named = [csl['container-title'], csl['container-title-short'], csl['event-title'], csl['collection-title']];
  const names = named.filter((name): name is string => Boolean(name));
  if (csl.type === 'article' || csl.genre === 'preprint') {
    const repository = repositoryOf(work);
    if (repository) names.push(repository);
    if (names.length === 0 && csl.publisher) names.push(csl.publisher);
  }
  return [...new Set(names)];
}

/** Repositories by the prefix of their DOIs. */
const REPOSITORIES: [string, string][] = [
  ['10.48550/', 'arXiv'],
  ['10.1101/', 'bioRxiv'],
  ['10.64898/', 'bioRxiv'],
  ['10.26434/', 'ChemRxiv'],
  ['10.31234/', 'PsyArXiv'],
  ['10.2139/', 'SSRN'],
];

function repositoryOf({ identifiers }: Work): string | undefined {
  const byDoi = REPOSITORIES.find(([prefix]) => identifiers.doi?.startsWith(prefix))?.[1];
  return byDoi ?? (identifiers.arxiv && !identifiers.doi ? 'arXiv' : undefined);
}

/** Returns fingerprints of the venues of both sides. Those of a book are excluded: catalogs repeat its title there. */
function placeNames(cited: CslItem, record: CslItem, containers: string[]): Set<string> {
  const names = [cited['container-title'], cited['event-title'], ...(record.type === 'book' ? [] : containers)];
  return new Set(names.flatMap((name) => (name ? [titleFingerprint(name)] : [])));
}

/** Returns the words that may follow a title without punctuation: the first author's and the first of a venue. */
function followersOf(record: CslItem, containers: string[]): Set<string> {
  const first = record.author?.[0];
  const names = fold([first?.family, first?.given, first?.literal].filter(Boolean).join(' ')).split(' ');
  const venues = containers.map((name) => fold(name).split(' ')[0] ?? '');
  // "… of its syntax Thesis (Ohio State Univ., 1992)".
  const genres = record.type === 'thesis' ? ['thesis', 'phd', 'dissertation', 'doctoral', 'masters'] : [];
  return new Set(['in', 'arxiv', 'proceedings', ...genres, ...names, ...venues].filter(Boolean));
}

const agree = (finding: Finding | undefined): boolean => finding?.agreement === 'same' || finding?.agreement === 'near';

/** Checks for another edition: an organization is the author, or another publisher or edition of a book explains another year. */
function isOtherEdition(cited: CslItem, record: CslItem, raw: RawText, known: OneOrganization): boolean {
  if ((cited['container-title'] ?? record['container-title']) !== undefined) return false;
  // Organizations publish software, manuals and yearbooks under one title every year. A DOI names one of them.
  if (cited.DOI === undefined && record.author?.length && record.author.every((name) => comparable(name).organization))
    return true;
  if (record.type !== 'book') return false;
  const publisher = comparePublishers(cited.publisher, record.publisher, { raw, known });
  const edition = compareEditions(cited.edition, record.edition, raw);
  return (
    publisher?.code === 'publisher-differs' || edition?.agreement === 'different' || edition?.agreement === 'extra'
  );
}

/** Years that preprints commonly precede their publication. */
const YEARS_BEFORE = 4;

const citesPreprint = ({ csl, identifiers }: Reference, venue: Finding | undefined): boolean =>
  venue?.code === 'published-since' ||
  (identifiers.arxiv !== undefined && isPreprintVenue(fold(csl['container-title'] ?? '')));

/** Checks whether the cited year may be that of the preprint: not before its arXiv id, and not after its publication. */
function isYearOfPreprint({ csl, identifiers }: Reference, published: number[]): boolean {
  const year = yearOf(csl);
  if (year === undefined || published.includes(year)) return false;
  const last = Math.max(...published);
  return year <= last && year >= (submittedIn(identifiers.arxiv) ?? last - YEARS_BEFORE);
}

/** Returns the year in which the first version of a preprint was submitted, by its arXiv id: 2018 of "1810.04805". */
function submittedIn(arxiv = ''): number | undefined {
  const [, year] = /^(\d\d)\d\d\./.exec(arxiv) ?? [];
  return year === undefined ? undefined : 2000 + Number(year);
}

/** Removes volume and issue that were parsed from pages such as "53:1–53:26". */
function withoutPartsOf(page: Finding | undefined, cited: CslItem): CslItem {
  return {
    ...cited,
    volume: isPartOf(page, cited.page, cited.volume) ? undefined : cited.volume,
    issue: isPartOf(page, cited.page, cited.issue) ? undefined : cited.issue,
  };
}

/** Checks whether a number is part of a compound one that was found in the text as a whole, and not where it was read. */
function isPartOf(whole: Finding | undefined, read: string | undefined, part: string | undefined): boolean {
  if (whole?.agreement !== 'same' || whole.cited !== whole.found || whole.found === read) return false;
  return part !== undefined && (whole.found ?? '').split(/\D+/).includes(part);
}

function volumeAndIssue(cited: CslItem, record: CslItem, raw: RawText): [Finding | undefined, Finding | undefined] {
  const others = [cited.page, String(yearOf(cited) ?? ''), cited.DOI, cited.URL, cited.title].filter(
    (text) => text !== undefined,
  );
  const volume = compareNumber(cited.volume, record.volume, raw, others);
  const issue = compareNumber(isPartOf(volume, cited.volume, cited.issue) ? undefined : cited.issue, record.issue, raw);
  const isIssue = cited.volume !== undefined && cited.volume === record.issue && cited.volume !== record.volume;
  const exchanged = isIssue && cited.issue !== undefined && cited.issue === record.volume;
  if (!exchanged && !(isIssue && volume?.agreement === 'different' && cited.issue === undefined))
    return [volume, issue];
  const found = { cited: cited.volume, found: record.volume, likeness: 0 };
  return [{ ...found, agreement: 'different', code: 'volume-is-issue' }, issue];
}
