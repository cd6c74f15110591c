import type { EntryStatus, Statement } from '@veracite/model/bibliography';
import { fieldName } from '@veracite/model/field-names';
import { STYLE_NAMES } from '@veracite/model/style-names';
import { isJudged } from './analyzed-entry';
import { Findings, StatementList } from './statement-list';
import { percent } from './wording';

/** Average completeness in percent that counts as a strength. */
const COMPLETE = 90;
/** Citations without an entry that are shown. */
const SHOWN_CITATIONS = 5;
/** Wrong numbers of entries that are shown. */
const SHOWN_NUMBERS = 10;

/** Returns strengths, weaknesses and recommendations with their entries, the most serious first. */
export function statementsOf(findings: Findings): Statement[] {
  const list = new StatementList(findings.entries);
  aboutEntries(findings, list);
  aboutInText(findings, list);
  aboutList(findings, list);
  aboutXray(findings, list);
  return list.items;
}

type Entries = Findings['entries'];

const where = (entries: Entries, applies: (entry: Entries[number]) => boolean): number[] =>
  entries.flatMap((entry, index) => (applies(entry) ? [index] : []));

/** Adds statements about the results of the entries. */
function aboutEntries({ entries, averageCompleteness, xray }: Findings, statements: StatementList): void {
  const having = (status: EntryStatus) => where(entries, (entry) => entry.status === status);
  const [fakes, unknown] = [having('fake'), having('unknown')];
  const recorded = where(entries, ({ completeness }) => completeness !== undefined);
  statements.add(
    'confirmed',
    where(entries, (entry) => isJudged(entry) && entry.verdict === 'valid'),
  );
  if (entries.some(isJudged) && fakes.length === 0 && unknown.length === 0) statements.add('no-fakes', all(entries));
  if (averageCompleteness >= COMPLETE) statements.add('complete', recorded, { percent: String(averageCompleteness) });
  statements.add('fake', fakes);
  statements.add('retracted', xray.retracted.entries);
  statements.add('noticed', xray.noticed.entries);
  statements.add(
    'contradicted',
    where(entries, (entry) => entry.contradicted === true && entry.verdict !== 'fake'),
  );
  const lacking = where(entries, ({ missing = [], verdict }) => missing.length > 0 && verdict === 'incomplete');
  statements.add('lacking', lacking, { missing: mostMissing(entries, lacking) });
  statements.add('duplicates', having('duplicate'));
  for (const why of ['unknown', 'not-found', 'not-covered', 'undecided'] as const) {
    statements.add(
      why,
      unknown.filter((index) => entries[index]?.undecided === why),
    );
  }
}

const all = (entries: Entries): number[] => entries.map((_entry, index) => index);

/** Lists missing elements by frequency: "DOI (4), pages (2)". */
function mostMissing(entries: Entries, places: number[]): string {
  const times = new Map<string, number>();
  for (const index of places)
    for (const field of entries[index]?.missing ?? []) times.set(field, (times.get(field) ?? 0) + 1);
  return [...times]
    .sort((a, b) => b[1] - a[1])
    .map(([field, count]) => `${fieldName(field)} (${count})`)
    .join(', ');
}

const textsOf = (citations: readonly { text: string }[]): string => citations.map(({ text }) => text).join('; ');

/** Adds statements that compare the manuscript's citations with the list. */
function aboutInText({ entries, inText }: Findings, statements: StatementList): void {
  if (!inText || inText.kind === 'none') return;
  const { citations, withoutEntry, uncited, yearDiffers, ambiguous } = inText;
  if (withoutEntry.length === 0 && uncited.length === 0 && yearDiffers.length === 0)
    statements.add('in-text', all(entries), { citations: String(citations) });
  if (withoutEntry.length > 0) {
    const rest = withoutEntry.length - SHOWN_CITATIONS;
    const shown = `${textsOf(withoutEntry.slice(0, SHOWN_CITATIONS))}${rest > 0 ? ` and ${rest} more` : ''}`;
    statements.addAlways('without-entry', { works: String(withoutEntry.length), shown });
  }
  statements.add('uncited', uncited);
  statements.add(
    'year-differs',
    yearDiffers.map(({ entry }) => entry),
    { texts: textsOf(yearDiffers) },
  );
  const unclear = [...new Set(ambiguous.flatMap((each) => each.entries))].sort((a, b) => a - b);
  statements.add('ambiguous', unclear, { texts: textsOf(ambiguous) });
}

const nameOf = (used?: { style: string }): string => STYLE_NAMES[used?.style ?? ''] ?? '';

/** Adds statements about the style, order and numbering of the list. */
function aboutList({ entries, list }: Findings, statements: StatementList): void {
  const bad = where(entries, ({ formattingErrors }) => formattingErrors.length > 0);
  const corrected = bad.filter(
    (index) => entries[index]?.verdict !== 'fake' && entries[index]?.correctedCitation !== undefined,
  );
  if (bad.length === 0) statements.add('no-formatting', all(entries));
  statements.add('formatting', bad, {}, corrected);
  if (list.mixed) {
    const [main, ...others] = list.styles.filter(({ style }) => style !== 'unclear');
    statements.add(
      'mixed-styles',
      others.flatMap((each) => each.entries).sort((a, b) => a - b),
      {
        share: percent((main?.entries.length ?? 0) / entries.length),
        style: nameOf(main),
        others: others.map(nameOf).join(', '),
      },
    );
  }
  const { kind, misplaced } = list.order;
  if (kind !== 'none' && misplaced.length === 0 && entries.length > 2)
    statements.add('in-order', all(entries), { kind: kind === 'numbered' ? 'numerical' : kind });
  // Fakes and duplicates are to be removed, not moved.
  const staying = misplaced.filter((index) => !['fake', 'duplicate'].includes(entries[index]?.status ?? ''));
  statements.add('order', misplaced, { kind }, staying);
  const numbers = [
    ...(list.numbering?.missing ?? []).map((number) => `${number} is missing`),
    ...(list.numbering?.repeated ?? []).map((number) => `${number} occurs twice`),
  ];
  if (numbers.length > 0) statements.addAlways('numbering', { numbers: numbers.slice(0, SHOWN_NUMBERS).join(', ') });
  for (const { author, year, entries: same, problem } of list.yearLetters) {
    const letters = problem === 'missing' ? 'no letters' : 'the wrong letters';
    statements.add('year-letters', same, { author, year: String(year), letters });
  }
}

/** Thresholds for statements. Chosen by us: the values at which a reviewer would ask. */
const LIMITS = {
  doi: 0.5,
  open: 0.5,
  recent: 0.5,
  oldMedian: 15,
  self: 0.25,
  journal: 0.4,
  author: 0.3,
  leastEntries: 5,
};

/** Adds statements about the list as a whole. */
function aboutXray({ xray }: Findings, statements: StatementList): void {
  const { withDoi, openAccess, ages, selfCitation, journals, authors, publishedPreprints, links } = xray;
  const reaches = ({ share }: { share: number | null }, least: number): boolean => (share ?? 0) >= least;
  if (reaches(withDoi, LIMITS.doi)) statements.add('doi', withDoi.entries, { known: String(withDoi.known) });
  if (reaches(openAccess, LIMITS.open))
    statements.add('open-access', openAccess.entries, { known: String(openAccess.known) });
  if (withDoi.known >= LIMITS.leastEntries) {
    if (reaches(ages.recent, LIMITS.recent))
      statements.add('recent', ages.recent.entries, { known: String(ages.recent.known) });
    if (ages.median !== null && ages.median > LIMITS.oldMedian) {
      const old = ages.byYear.filter(({ year }) => year <= (ages.newest ?? year) - LIMITS.oldMedian);
      const years = String(Math.floor(ages.median));
      statements.add(
        'old',
        old.flatMap((each) => each.entries),
        { years },
      );
    }
    const { share, basis } = selfCitation;
    if (basis === 'given' && reaches(selfCitation, LIMITS.self))
      statements.add('self-citation', selfCitation.entries, { share: percent(share ?? 0) });
    const [[journal], [author]] = [journals.top, authors.top];
    if (journal && reaches(journal, LIMITS.journal))
      statements.add('one-journal', journal.entries, { share: percent(journal.share), name: journal.name });
    if (basis === 'dominating' && author && reaches(author, LIMITS.author))
      statements.add('one-author', author.entries, { share: percent(author.share), name: author.name });
  }
  statements.add(
    'published-preprints',
    publishedPreprints.map(({ entry }) => entry),
  );
  const dead = links.filter(({ state }) => state === 'dead').map(({ entry }) => entry);
  statements.add('dead-links', [...new Set(dead)]);
}
