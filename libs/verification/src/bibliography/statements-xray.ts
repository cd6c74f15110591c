import type { Findings, StatementList } from './statement-list';
import { entriesText, percent, someOf } from './wording';

/** Shares from which a figure is worth a sentence. Our own choice: from where a reviewer would ask. */
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

/** Sentences about the list as a whole. */
export function aboutXray({ entries, xray }: Findings, told: StatementList): void {
  const total = entries.length;
  const { withDoi, openAccess, ages, selfCitation, journals, authors, publishedPreprints, links } = xray;
  if ((withDoi.share ?? 0) >= LIMITS.doi)
    told.strength('doi', `${someOf(withDoi.entries.length, total)} have a DOI.`, withDoi.entries);
  if (openAccess.known > 0 && (openAccess.share ?? 0) >= LIMITS.open)
    told.strength(
      'open-access',
      `${someOf(openAccess.entries.length, openAccess.known, 'works with known access')} are open access.`,
      openAccess.entries,
    );
  if (total >= LIMITS.leastEntries) {
    if ((ages.recent.share ?? 0) >= LIMITS.recent)
      told.strength(
        'recent',
        `${someOf(ages.recent.entries.length, ages.recent.known, 'dated works')} are of the last five years.`,
        ages.recent.entries,
      );
    if (ages.median !== null && ages.median > LIMITS.oldMedian)
      told.weakness(
        'old',
        ages.byYear
          .filter(({ year }) => year <= (ages.newest ?? year) - LIMITS.oldMedian)
          .flatMap((each) => each.entries),
        `Half of the works are older than ${Math.floor(ages.median)} years ({lines} among them).`,
        'Look for newer work on what {lines} are cited for.',
      );
    if (selfCitation.basis === 'given' && (selfCitation.share ?? 0) >= LIMITS.self)
      told.weakness(
        'self-citation',
        selfCitation.entries,
        `${percent(selfCitation.share ?? 0)} of the entries share an author with the manuscript ({lines}).`,
        'Ask of {lines} whether somebody else’s work would serve as well.',
      );
    const [journal] = journals.top;
    if (journal && journal.share >= LIMITS.journal)
      told.weakness(
        'one-journal',
        journal.entries,
        `${percent(journal.share)} of the entries appeared in ${journal.name} ({lines}).`,
        'Look beyond one journal for what {lines} are cited for.',
      );
    const [author] = authors.top;
    if (selfCitation.basis === 'dominating' && author && author.share >= LIMITS.author)
      told.weakness(
        'one-author',
        author.entries,
        `${percent(author.share)} of the entries are by ${author.name} ({lines}).`,
        'Ask of {lines} whether other authors have worked on it.',
      );
  }
  const preprints = publishedPreprints.map(({ entry }) => entry);
  told.weakness(
    'published-preprints',
    preprints,
    `${entriesText(preprints.length)} cite a preprint that has been published since ({lines}).`,
    'Cite the published versions on {lines}, if they say what you cite.',
  );
  const dead = links.filter(({ state }) => state === 'dead').map(({ entry }) => entry);
  told.weakness(
    'dead-links',
    [...new Set(dead)],
    `The web address of ${entriesText(new Set(dead).size)} is dead ({lines}).`,
    'Replace the addresses on {lines}, by archived copies where nothing else is left.',
  );
}
