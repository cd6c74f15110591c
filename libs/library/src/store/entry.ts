import type { CslItem } from '@veracite/model/csl';
import { arxivOfDoi, WORK_IDENTIFIER_KINDS, type Identifiers } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { describe, type Description } from '../index/describe';
import { identifierKey, identityKey, workKeys } from '../index/keys';

export interface Entry {
  work: Work;
  doi?: string;
  /** Key of title, year and first author: what a work without a DOI is known by. */
  description: number;
  filed: Description;
  /** Every key it is found by, its identifiers' and its description's among them. */
  keys: number[];
}

/** @returns undefined for a work without a title, which nothing could be compared with */
export function entryOf(work: Work): Entry | undefined {
  const filed = describe(work);
  const title = filed.titles[0];
  if (!title) return undefined;
  const identifiers = withArxiv(work.identifiers);
  const description = descriptionOf({ csl: work.csl }, filed);
  return {
    work: { ...work, identifiers },
    doi: identifiers.doi,
    description,
    filed,
    keys: [description, ...identifierKeys(identifiers), ...workKeys(filed)],
  };
}

function descriptionOf({ csl }: Pick<Work, 'csl'>, filed: Description): number {
  return identityKey('description', [filed.titles[0]?.join(' '), ...circumstances(csl, filed)].join('\u0000'));
}

/** Without an author a title and a year name many works ("Editorial", "Index"): then the place says which. */
function circumstances(csl: CslItem, filed: Description): (string | number)[] {
  const preprint = csl.type === 'article' ? 'preprint' : '';
  const year = filed.years[0] ?? '';
  const author = filed.authors[0];
  return author === undefined
    ? [preprint, year, filed.container.join(' '), filed.volume ?? '', filed.page ?? '']
    : [preprint, year, author];
}

const FACTS = ['container-title', 'volume', 'issue', 'page', 'publisher', 'number', 'edition', 'DOI', 'ISBN'] as const;

function richness(csl: CslItem): number {
  const facts = FACTS.filter((field) => csl[field]).length;
  const people = csl.author ?? csl.editor ?? [];
  const givenNames = people.some((name) => (name.given?.length ?? 0) > 2) ? 1 : 0;
  return facts + Math.min(people.length, 20) + givenNames;
}

/** Merges two records of one work: the newer one unless it has fewer facts, with identifiers and standing of both. */
export function united(old: Work, fresh: Work): Work {
  const base = richness(fresh.csl) >= richness(old.csl) ? fresh : old;
  const standing = base.standing === 'current' ? (fresh.standing === 'current' ? old : fresh) : base;
  return {
    ...base,
    standing: standing.standing,
    ...(standing.notices ? { notices: standing.notices } : {}),
    identifiers: { ...old.identifiers, ...fresh.identifiers },
  };
}

/** An arXiv DOI names an arXiv id too, and either may be asked for. */
export function withArxiv(identifiers: Identifiers): Identifiers {
  const arxiv = identifiers.arxiv ?? (identifiers.doi ? arxivOfDoi(identifiers.doi) : undefined);
  return arxiv ? { ...identifiers, arxiv } : identifiers;
}

/** The keys of a work's identifiers, in the order of their kinds. */
export function identifierKeys(identifiers: Identifiers): number[] {
  return WORK_IDENTIFIER_KINDS.flatMap((kind) => {
    const value = identifiers[kind];
    if (!value) return [];
    return kind === 'doi' ? [identityKey('doi', value)] : [identifierKey(kind, value)];
  });
}

/** A record with the key of what describes it: reckoned once, for it folds every text of the record. */
export interface Described {
  work: Work;
  description: number;
}

export const described = (work: Work): Described => ({ work, description: descriptionOf(work, describe(work)) });

/** Checks whether two records are of the same work: by DOI if both have one, otherwise by their description. */
export function isSameWork(a: Described, b: Described): boolean {
  const [left, right] = [a.work.identifiers.doi, b.work.identifiers.doi];
  return left && right ? left === right : a.description === b.description;
}
