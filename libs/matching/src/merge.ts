import { yearOf } from '@veracite/model/csl';
import type { Candidate } from '@veracite/model/evidence';
import type { NoticeAbout, Work } from '@veracite/model/work';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { groupBy } from '@veracite/text/group-by';
import { nameParts } from './name';
import { withNotices } from './notices';
import { isPreprint } from './published-version';

/** Databases in the order in which their records are displayed: registries, curated databases, then aggregators. */
const ORDER = [
  'crossref',
  'datacite',
  'pubmed',
  'europe-pmc',
  'arxiv',
  'dblp',
  'library-of-congress',
  'open-library',
  'openalex',
  'semantic-scholar',
];

/**
 * Merges records of the same work from several databases into one candidate, with the other records in `also`. Records
 * are the same work if they share an identifier, or title, first author and year without different DOIs. A preprint and
 * its published version remain two works. The result does not depend on the order of the candidates.
 * @param listed notices that were requested or are in lists
 */
export function mergeCandidates(candidates: Candidate[], listed: readonly NoticeAbout[] = []): Candidate[] {
  const sorted = flat(candidates).sort(byPriority);
  const stated = [...sorted.flatMap(({ work }) => work.noticeAbout ?? []), ...listed];
  const groups: Group[] = [];
  const byKey = new Map<string, Group>();
  for (const candidate of sorted) {
    const keys = identifierKeys(candidate.work);
    const known = [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))];
    const [first = { members: [], keys: new Set<string>() }, ...rest] = known;
    if (known.length === 0) groups.push(first);
    for (const other of rest) absorb(first, other, groups, byKey);
    first.members.push(candidate);
    for (const key of keys) {
      first.keys.add(key);
      byKey.set(key, first);
    }
  }
  joinByDescription(groups);
  return groups
    .filter((group) => group.members.length > 0)
    .map((group) => unite(group, stated))
    .sort((a, b) => a.rank - b.rank || byPriority(a, b));
}

interface Group {
  members: Candidate[];
  keys: Set<string>;
}

function absorb(into: Group, other: Group, groups: Group[], byKey: Map<string, Group>): void {
  into.members.push(...other.members);
  for (const key of other.keys) {
    into.keys.add(key);
    byKey.set(key, into);
  }
  groups.splice(groups.indexOf(other), 1);
}

/** Splits merged candidates into single records. */
function flat(candidates: Candidate[]): Candidate[] {
  return candidates.flatMap(({ also, ...candidate }) => [
    candidate,
    ...(also ?? []).map(({ connector, work }) => ({ ...candidate, connector, work })),
  ]);
}

function byPriority(a: Candidate, b: Candidate): number {
  return (
    priority(a) - priority(b) ||
    compareText(a.connector, b.connector) ||
    compareText(a.work.key, b.work.key) ||
    a.rank - b.rank
  );
}

function priority({ connector }: Candidate): number {
  const index = ORDER.indexOf(connector);
  return index < 0 ? ORDER.length : index;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function identifierKeys({ key, identifiers, csl }: Work): string[] {
  const keys = [`key ${key}`];
  for (const kind of ['doi', 'arxiv', 'pmid', 'pmcid', 'bibcode'] as const) {
    const value = identifiers[kind];
    // The record of a published paper often has the arXiv id of its preprint.
    if (value && !(kind === 'arxiv' && identifiers.doi && !identifiers.doi.startsWith('10.48550/')))
      keys.push(`${kind} ${value}`);
  }
  if (identifiers.doi?.startsWith('10.48550/arxiv.'))
    keys.push(`arxiv ${identifiers.doi.slice('10.48550/arxiv.'.length)}`);
  if (identifiers.isbn) keys.push(`isbn ${identifiers.isbn} ${titleFingerprint(csl.title ?? '').slice(0, 20)}`);
  return keys;
}

/** Joins groups with the same description if at most one of them has a DOI. */
function joinByDescription(groups: Group[]): void {
  for (const alike of groupBy(groups, (group) => descriptionOf(group) || undefined).values()) {
    const owner = alike.find(hasDoi) ?? alike[0];
    for (const group of alike) {
      if (!owner || group === owner || hasDoi(group) || !yearsAgree(owner, group)) continue;
      owner.members.push(...group.members.splice(0));
    }
  }
}

const hasDoi = (group: Group): boolean => group.members.some((member) => member.work.identifiers.doi !== undefined);

function descriptionOf(group: Group): string | undefined {
  const [first] = group.members;
  if (!first) return undefined;
  const { csl } = first.work;
  const title = titleFingerprint(csl.title ?? '');
  const person = csl.author?.[0] ?? csl.editor?.[0];
  if (title.length < 8 || !person) return undefined;
  return `${title} ${nameParts(person).family} ${isPreprint(csl, first.work.identifiers.doi) ? 'preprint' : 'published'}`;
}

function yearsAgree(a: Group, b: Group): boolean {
  const years = (group: Group) =>
    group.members.flatMap(({ work }) => [yearOf(work.csl), ...(work.years ?? [])]).filter((year) => year !== undefined);
  const left = years(a);
  const right = years(b);
  return left.length === 0 || right.length === 0 || left.some((x) => right.some((y) => Math.abs(x - y) <= 1));
}

const HOW = ['identifier', 'library', 'search'] as const;

function unite({ members }: Group, stated: readonly NoticeAbout[]): Candidate {
  const sorted = [...members].sort(byPriority);
  const [first] = sorted;
  if (!first) throw new Error('a group of candidates has no member');
  const seen = new Set([`${first.connector} ${first.work.key}`]);
  const also = sorted.slice(1).filter(({ connector, work }) => {
    const id = `${connector} ${work.key}`;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
  return {
    work: withNotices([first, ...also], stated),
    connector: first.connector,
    by: HOW.find((how) => members.some((member) => member.by === how)) ?? 'search',
    rank: Math.min(...members.map((member) => member.rank)),
    ...(also.length > 0 ? { also: also.map(({ connector, work }) => ({ connector, work })) } : {}),
  };
}
