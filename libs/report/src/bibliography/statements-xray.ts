import type { Findings, StatementList } from './statement-list';
import { entriesText, percent, someOf } from './wording';

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
export function aboutXray({ entries, xray }: Findings, statements: StatementList): void {
  const total = entries.length;
  const { withDoi, openAccess, ages, selfCitation, journals, authors, publishedPreprints, links } = xray;
  if ((withDoi.share ?? 0) >= LIMITS.doi)
    statements.strength('doi', `${someOf(withDoi.entries.length, withDoi.known)} have a DOI.`, withDoi.entries);
  if (openAccess.known > 0 && (openAccess.share ?? 0) >= LIMITS.open)
    statements.strength(
      'open-access',
      `${someOf(openAccess.entries.length, openAccess.known, 'works with known access')} are open access.`,
      openAccess.entries,
    );
  if (total >= LIMITS.leastEntries) {
    if ((ages.recent.share ?? 0) >= LIMITS.recent)
      statements.strength(
        'recent',
        `${someOf(ages.recent.entries.length, ages.recent.known, 'dated works')} are from the last five years.`,
        ages.recent.entries,
      );
    if (ages.median !== null && ages.median > LIMITS.oldMedian)
      statements.weakness(
        'old',
        ages.byYear
          .filter(({ year }) => year <= (ages.newest ?? year) - LIMITS.oldMedian)
          .flatMap((each) => each.entries),
        `Half of the works are older than ${Math.floor(ages.median)} years (including {lines}).`,
        'Look for newer work on the subjects of {lines}.',
      );
    if (selfCitation.basis === 'given' && (selfCitation.share ?? 0) >= LIMITS.self)
      statements.weakness(
        'self-citation',
        selfCitation.entries,
        `${percent(selfCitation.share ?? 0)} of the entries share an author with the manuscript ({lines}).`,
        'Consider whether work by others could replace {lines}.',
      );
    const [journal] = journals.top;
    if (journal && journal.share >= LIMITS.journal)
      statements.weakness(
        'one-journal',
        journal.entries,
        `${percent(journal.share)} of the entries appeared in ${journal.name} ({lines}).`,
        'Look for work in other journals on the subjects of {lines}.',
      );
    const [author] = authors.top;
    if (selfCitation.basis === 'dominating' && author && author.share >= LIMITS.author)
      statements.weakness(
        'one-author',
        author.entries,
        `${percent(author.share)} of the entries are by ${author.name} ({lines}).`,
        'Consider whether other authors have published on the subjects of {lines}.',
      );
  }
  const preprints = publishedPreprints.map(({ entry }) => entry);
  statements.weakness(
    'published-preprints',
    preprints,
    `${entriesText(preprints.length)} cite a preprint that has been published since ({lines}).`,
    'Cite the published versions of {lines}, if they support what you cite.',
  );
  const dead = links.filter(({ state }) => state === 'dead').map(({ entry }) => entry);
  statements.weakness(
    'dead-links',
    [...new Set(dead)],
    `The web address of ${entriesText(new Set(dead).size)} is dead ({lines}).`,
    'Replace the addresses on {lines}, if necessary by archived copies.',
  );
}
