import { DATABASES, type DatabaseId } from '@veracite/connectors/connector-definitions';
import { dateOf, type CslItem } from '@veracite/model/csl';
import { normalizeDoi } from '@veracite/model/identifiers';
import { tokens } from '@veracite/text/fold';
import { indexWorks, type Holdings } from './holdings';

/** Returns the work that a database is known to hold. */
export function controlWork(database: DatabaseId): CslItem {
  const { title, family, year, identifiers = {} } = DATABASES[database].control;
  const { doi, pmid, arxiv } = identifiers;
  return {
    type: doi || arxiv ? 'article-journal' : 'book',
    title,
    author: [{ family, given: 'Ada' }],
    issued: dateOf(year),
    'container-title': 'Journal of Controls',
    ...(doi && { DOI: doi }),
    ...(pmid && { PMID: pmid }),
    ...(arxiv && { archive: 'arXiv', number: `arXiv:${arxiv}`, type: 'article' as const }),
  };
}

/** Adds the known work to the holdings of a database. Only requests for it find it, so that it is no answer to others. */
export function withControlWork(holdings: Holdings, item: CslItem): Holdings {
  // Some databases are not asked for articles and the like.
  const words = tokens(item.title ?? '').filter((word) => word.length > 3);
  const isMeant = (text: string): boolean => {
    const asked = new Set(tokens(text));
    // Some databases are asked for the eight longest words.
    return words.filter((word) => asked.has(word)).length >= Math.min(words.length, 8);
  };
  return {
    ...holdings,
    all: [...holdings.all, item],
    byDoi: (doi) =>
      holdings.byDoi(doi) ?? (item.DOI !== undefined && normalizeDoi(doi) === item.DOI ? item : undefined),
    byPmid: (pmid) => holdings.byPmid(pmid) ?? (item.PMID !== undefined && pmid === item.PMID ? item : undefined),
    search: (text, limit, leastShare) => [
      ...(isMeant(text) ? [item] : []),
      ...holdings.search(text, limit, leastShare).slice(0, limit - (isMeant(text) ? 1 : 0)),
    ],
  };
}

/** Contents of a database that answers well-formed: it holds nothing, answers all with one other work, or knows titles alone. */
export type Alteration = 'empty' | 'other-works' | 'titles-only';

const ALTERATIONS = new Set<string | undefined>(['empty', 'other-works', 'titles-only'] satisfies Alteration[]);

export const isAlteration = (kind: string | undefined): kind is Alteration => ALTERATIONS.has(kind);

export function alteredHoldings(alteration: Alteration, item: CslItem): Holdings {
  const nothing = indexWorks([]).holdings(() => false);
  if (alteration === 'empty') return nothing;
  const { author: _names, issued: _date, ...named } = item;
  if (alteration === 'titles-only') return withControlWork(nothing, named);
  const other: CslItem = { ...item, title: 'Annual report of the harbor office' };
  return { ...withControlWork(nothing, other), search: () => [other] };
}
