import { yearOf, displayName, type CslItem, type CslName } from '@veracite/model/csl';
import type { Ages, EntryShare, Xray, SelfCitation } from '@veracite/model/xray';
import type { Standing } from '@veracite/model/work';
import type { Style } from '@veracite/model/verification';
import { groupBy } from '@veracite/text/group-by';
import { itemOf, type CheckedEntry, type AnalysisContext } from './checked';
import { concentrationOf } from './concentration';
import { isPreprint } from '@veracite/matching/published-version';
import { compareNames } from '@veracite/matching/compare-names';
import { nameParts } from '@veracite/matching/name';
import { readNames } from '@veracite/parsing/names/read-names';

const peopleOf = (entry: CheckedEntry): CslName[] => workOf(entry)?.author ?? workOf(entry)?.editor ?? [];

/** Returns the work of an entry; undefined for one that was not found. */
const workOf = (entry: CheckedEntry): CslItem | undefined =>
  entry.result.status === 'fake' ? undefined : itemOf(entry);

/** Counts the entries that share an author with the manuscript: `authors`, or the author of most entries. */
export function selfCitationOf(entries: CheckedEntry[], authors: string[] | undefined): SelfCitation {
  const given = (authors ?? []).flatMap((text) => readNames(text).names);
  const [dominating] = concentrationOf(entries, peopleOf).top;
  const persons =
    given.length > 0 ? given : dominating && dominating.entries.length > 1 ? [asPerson(dominating.name)] : [];
  const parts = persons.map(nameParts);
  const withAuthors = entries.filter((entry) => peopleOf(entry).length > 0);
  const selfCited = entries.flatMap((entry, index) =>
    peopleOf(entry).some((name) => parts.some((part) => compareNames(nameParts(name), part) === 'same')) ? [index] : [],
  );
  return {
    basis: given.length > 0 ? 'given' : 'dominating',
    authors: persons.map(displayName),
    entries: selfCited,
    known: withAuthors.length,
    share: withAuthors.length === 0 ? null : selfCited.length / withAuthors.length,
  };
}

const asPerson = (name: string): CslName => readNames(name).names[0] ?? { literal: name };

/** Computes figures about the list as a whole. Shares refer to the entries for which the answer is known. */
export function xrayOf(entries: CheckedEntry[], style: Style, around: AnalysisContext): Xray {
  const share = (answer: (entry: CheckedEntry) => boolean | undefined) => shareOf(entries, answer);
  return {
    ages: agesOf(entries, around.now),
    selfCitation: selfCitationOf(entries, around.authors),
    authors: concentrationOf(entries, peopleOf),
    journals: concentrationOf(entries, (entry) => {
      const name = workOf(entry)?.['container-title'];
      return name ? [{ literal: name }] : [];
    }),
    withDoi: share((entry) => workOf(entry) && Boolean(entry.result.parsed.csl.DOI)),
    openAccess: share(({ result }) => result.match?.openAccess),
    retracted: share(hasStanding(RETRACTED)),
    noticed: share(hasStanding(['corrected', 'concern', 'replaced'])),
    preprints: share((entry) => workOf(entry) && isPreprint(itemOf(entry), entry.result.match?.doi)),
    publishedPreprints: entries.flatMap(({ result: { match } }, entry) => {
      const doi = match?.publishedAs;
      return doi ? [{ entry, doi, citation: around.published?.[doi]?.[style] }] : [];
    }),
    links: around.links ?? uncheckedLinks(entries),
    types: typesOf(entries),
  };
}

const RETRACTED: Standing[] = ['retracted', 'withdrawn'];

const hasStanding =
  (standings: Standing[]) =>
  ({ result: { match } }: CheckedEntry): boolean | undefined =>
    match && standings.includes(match.standing);

function shareOf<T>(items: readonly T[], answer: (item: T) => boolean | undefined): EntryShare {
  const answers = items.map(answer);
  const known = answers.filter((each) => typeof each === 'boolean').length;
  const yes = answers.flatMap((each, index) => (each === true ? [index] : []));
  return { entries: yes, known, share: known === 0 ? null : yes.length / known };
}

/** Age in years up to which works count as recent. */
const RECENT_YEARS = 5;

function agesOf(entries: CheckedEntry[], now: Date): Ages {
  const years = entries.map((entry) => workOf(entry) && (yearOf(itemOf(entry)) ?? yearOf(entry.result.parsed.csl)));
  const dated = years.flatMap((year, index) => (year === undefined ? [] : [{ year, at: index }]));
  const thisYear = now.getUTCFullYear();
  const sorted = dated.map(({ year }) => year).sort((a, b) => a - b);
  const distinct = [...new Set(sorted)];
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  return {
    byYear: distinct.map((year) => ({ year, entries: dated.filter((each) => each.year === year).map(({ at }) => at) })),
    undated: entries.flatMap((entry, index) => (years[index] === undefined && workOf(entry) ? [index] : [])),
    median: sorted.length === 0 ? null : thisYear - median,
    oldest: sorted[0] ?? null,
    newest: sorted.at(-1) ?? null,
    recent: shareOf(years, (year) => (year === undefined ? undefined : year > thisYear - RECENT_YEARS)),
  };
}

function uncheckedLinks(entries: CheckedEntry[]): Xray['links'] {
  return linksIn(entries).map(({ entry, url }) => ({ entry, url, state: 'not checked' as const }));
}

/** Returns the URLs of entries except DOIs, which are looked up in their registries. */
export function linksIn(entries: Pick<CheckedEntry, 'result'>[]): { entry: number; url: string }[] {
  return entries.flatMap(({ result }, entry) => {
    const url = result.parsed.csl.URL;
    return url && /^https?:\/\//i.test(url) && !/^https?:\/\/(?:dx\.)?doi\.org\//i.test(url) ? [{ entry, url }] : [];
  });
}

function typesOf(entries: CheckedEntry[]): Xray['types'] {
  return [...groupBy(entries.keys(), (index) => workOf(entries[index] as CheckedEntry)?.type)]
    .map(([type, list]) => ({ type, entries: list }))
    .sort((a, b) => b.entries.length - a.entries.length);
}
