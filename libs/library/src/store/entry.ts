import type { CslItem } from '@veracite/model/csl';
import { arxivOfDoi, WORK_IDENTIFIER_KINDS, type IdentifierKind, type Identifiers } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { describe, type Description } from '../index/describe';
import { hash53 } from '../index/hash';
import { workKeys } from '../index/keys';

/** A work as it is written to the store. */
export interface Entry {
  work: Work;
  doi?: string;
  /** Hash of title, year and first author: what a work without a DOI is known by. */
  description: number;
  /** How many facts the record holds; of two records of one work the richer is kept. */
  richness: number;
  filed: Description;
  keys: number[];
}

/** @returns undefined for a work without a title, which nothing could be compared with */
export function entryOf(work: Work): Entry | undefined {
  const filed = describe(work);
  const title = filed.titles[0];
  if (!title) return undefined;
  return {
    work: { ...work, identifiers: withArxiv(work.identifiers) },
    doi: work.identifiers.doi,
    description: hash53([title.join(' '), ...circumstances(work.csl, filed)].join('\u0000')),
    richness: richness(work.csl),
    filed,
    keys: workKeys(filed),
  };
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

/** An arXiv DOI names an arXiv id too, and either may be asked for. */
export function withArxiv(identifiers: Identifiers): Identifiers {
  const arxiv = identifiers.arxiv ?? (identifiers.doi ? arxivOfDoi(identifiers.doi) : undefined);
  return arxiv ? { ...identifiers, arxiv } : identifiers;
}

export function identifierRows(identifiers: Identifiers): { kind: IdentifierKind; value: string }[] {
  return WORK_IDENTIFIER_KINDS.flatMap((kind) => {
    const value = identifiers[kind];
    return value ? [{ kind, value }] : [];
  });
}
