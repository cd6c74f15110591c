import { yearOf, type CslItem } from '@veracite/model/csl';
import type { Candidate, Comparison, Evidence } from '@veracite/model/evidence';
import type { Field, Reference } from '@veracite/model/reference';
import type { Work } from '@veracite/model/work';
import { fold } from '@veracite/text/fold';
import { compareAuthors, type AuthorFinding } from './authors';
import { compareContainers } from './container';
import { damagedAuthors, damagedTitle, damagedVenue, isDamagedPartOf, isMadeOf } from './damage';
import { isDamagedText } from '@veracite/text/damaged-text';
import { namesMeetingOrProceedings } from '@veracite/text/meetings';
import { compareEditions } from './edition';
import { featuresOf } from './features';
import { kinder, type Finding } from './finding';
import { compareIdentifiers } from './identifiers';
import { compareNumber, comparePages, compareYears } from './numbers';
import { comparePublishers } from './publisher';
import { readRaw, type RawText } from './raw-text';
import { compareTitles } from './title';
import { knownVenue } from './venues';
import { isVenueOf } from './venue-pair';

/**
 * Evidence for every field of a reference against a work. Every database's own record of the work is compared, and
 * for each field the one that agrees best counts: a reference may follow any of them. Fields that were read wrongly
 * are looked for in the text. Nothing is judged here.
 */
export function compare(reference: Reference, candidate: Candidate): Comparison {
  const { fieldsOf } = readingOf(reference);
  const records = [{ connector: candidate.connector, work: candidate.work }, ...(candidate.also ?? [])];
  const findings = records.map(({ connector, work }) => ({ connector, fields: fieldsOf(work) }));
  const evidence: Evidence[] = [];
  for (const field of ORDER) {
    const all = findings.flatMap(({ connector, fields }) => {
      const finding = fields.get(field);
      return finding ? [{ connector, finding }] : [];
    });
    const [first] = all;
    if (first) evidence.push(settle(field, all, first));
  }
  const authors = findings
    .map(({ fields }) => fields.get('author') as AuthorFinding | undefined)
    .reduce((a, b) => (a && b ? (kinder(a, b) as AuthorFinding) : (a ?? b)), undefined);
  return { candidate, evidence, features: featuresOf(candidate, evidence, authors) };
}

interface Told {
  connector: string;
  finding: Finding;
}

const ORDER: Field[] = [
  'author',
  'title',
  'container-title',
  'issued',
  'volume',
  'issue',
  'page',
  'publisher',
  'edition',
  'DOI',
  'arXiv',
  'PMID',
  'PMCID',
  'ISBN',
];

/** One field over all records: the kindest finding, and everyone who says the same. */
function settle(field: Field, all: Told[], first: Told): Evidence {
  const isKinder = (a: Told, b: Told) => a.finding !== b.finding && kinder(a.finding, b.finding) === b.finding;
  const best = all.reduce((a, b) => (isKinder(a, b) ? b : a), first);
  const { agreement, cited, found, likeness, code, note } = best.finding;
  const holders = all.filter(
    ({ finding }) => finding.agreement === agreement && (finding.found ?? '') !== '' && finding.code === code,
  );
  const sources = found ? [best, ...holders.filter((holder) => holder !== best)].map((holder) => holder.connector) : [];
  return { field, cited, found, agreement, likeness, code, note, source: sources[0], sources: [...new Set(sources)] };
}

/** What is known of a reference once it was read: its text, and the records it was compared with. */
interface Reading {
  fieldsOf(work: Work): Map<Field, Finding>;
}

/** A reference is compared anew with all that was met whenever a database answers: records met before are not. */
const READINGS = new WeakMap<Reference, Reading>();

function readingOf(reference: Reference): Reading {
  const known = READINGS.get(reference);
  if (known) return known;
  const raw = readRaw(reference.raw, isDamagedText(reference.raw));
  const compared = new WeakMap<Work, Map<Field, Finding>>();
  const reading: Reading = {
    fieldsOf(work) {
      const fields = compared.get(work) ?? compareRecord(reference, work, raw);
      compared.set(work, fields);
      return fields;
    },
  };
  READINGS.set(reference, reading);
  return reading;
}

function compareRecord(reference: Reference, work: Work, raw: RawText): Map<Field, Finding> {
  const { csl } = reference;
  const record = work.csl;
  const fields = new Map<Field, Finding>();
  const put = (field: Field, finding: Finding | undefined) => {
    if (finding) fields.set(field, finding);
  };
  const people = record.author?.length ? record.author : record.editor;
  const titles = [record.title, record['title-short'], ...(work.otherTitles ?? [])].filter((title): title is string =>
    Boolean(title),
  );
  const containers = containersOf(work);
  const titleWords = new Set(fold(titles[0] ?? '').split(' '));
  const read = compareTitles(csl.title, titles, { raw, followers: followersOf(record, containers) });
  const title = raw.isDamaged ? restored(read, () => damagedTitle(titles, raw)) : read;
  const misread = title?.agreement === 'different' && isPlace(csl, containers);
  put('title', misread ? { agreement: 'missing', found: record.title, code: 'place-as-title' } : title);
  const hasTitle = title?.likeness !== undefined && !misread;
  const authors = compareAuthors(csl.author?.length ? csl.author : csl.editor, people, {
    raw,
    etAl: reference.etAl === true,
    foundTruncated: work.authorsTruncated === true,
    titleWords,
  });
  const venue = compareContainers(csl['container-title'] ?? csl['event-title'], containers, raw, { titleWords });
  put('author', hasTitle ? authors : restored(authors, () => damagedAuthors(people ?? [], raw)));
  put('container-title', hasTitle ? venue : restored(venue, () => damagedVenue(containers, raw)));
  const year = yearOf(record);
  const years = [...(year === undefined ? [] : [year]), ...(work.years ?? [])];
  put('issued', compareYears(yearOf(csl), [...new Set(years)], raw, [...titles, ...containers]));
  const [volume, issue] = volumeAndIssue(csl, record, raw);
  put('volume', volume);
  put('issue', issue);
  put(
    'page',
    comparePages(csl.page ?? csl.number, record.page ?? record['page-first'] ?? record.number, raw, record.volume),
  );
  if (record.publisher || csl.publisher) put('publisher', comparePublishers(csl.publisher, record.publisher, raw));
  if (csl.edition || record.edition) put('edition', compareEditions(csl.edition, record.edition, raw));
  for (const [field, finding] of compareIdentifiers(reference, work)) put(field, finding);
  return fields;
}

/**
 * Whether what was read as a title is the venue, as happens in styles that print no titles, or its beginning ("Turkish",
 * "Journal of Trauma").
 */
function isPlace({ title, 'container-title': venue }: CslItem, containers: string[]): boolean {
  if (title === undefined) return false;
  if (isDamagedPartOf(title, containers) || isMadeOf(title, containers)) return true;
  if (venue !== undefined && isDamagedPartOf(`${title} ${venue}`, containers)) return true;
  // “Recommender systems” inside a title is its subject, not the meeting of that name, unless it says that it is a meeting.
  const folded = fold(title);
  const isSubject = folded.includes(' ') && knownVenue(folded) !== undefined && !namesMeetingOrProceedings(folded);
  return !isSubject && isVenueOf(title, containers);
}

/** A finding, or where it says that nothing agrees, what can be made out in the damaged text. */
function restored<T extends Finding>(finding: T | undefined, made: () => T | undefined): T | undefined {
  return finding?.agreement === 'same' || finding?.agreement === 'near' ? finding : (made() ?? finding);
}

/** All names a record has for where the work appeared; of a preprint, its repository. */
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

/** Words that follow a title where no punctuation does: the first author's, and the first of a venue. */
function followersOf(record: CslItem, containers: string[]): Set<string> {
  const first = record.author?.[0];
  const names = fold([first?.family, first?.given, first?.literal].filter(Boolean).join(' ')).split(' ');
  const venues = containers.map((name) => fold(name).split(' ')[0] ?? '');
  return new Set(['in', 'arxiv', 'proceedings', ...names, ...venues].filter(Boolean));
}

function volumeAndIssue(cited: CslItem, record: CslItem, raw: RawText): [Finding | undefined, Finding | undefined] {
  const volume = compareNumber(cited.volume, record.volume, raw);
  const issue = compareNumber(cited.issue, record.issue, raw);
  const isIssue = cited.volume !== undefined && cited.volume === record.issue && cited.volume !== record.volume;
  const exchanged = isIssue && cited.issue !== undefined && cited.issue === record.volume;
  if (!exchanged && !(isIssue && volume?.agreement === 'different' && cited.issue === undefined))
    return [volume, issue];
  const found = { cited: cited.volume, found: record.volume, likeness: 0 };
  return [{ ...found, agreement: 'different', code: 'volume-is-issue' }, issue];
}
