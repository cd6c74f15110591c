import type { BalanceLine } from '@veracite/model/balance';
import { tokens } from '@veracite/text/fold';
import { KNOWN_ORIGIN, type KnownPublishers } from '../facts/publishers';
import type { Lists } from '../facts/lists';
import { organizationLines } from '../report/organization';
import { existenceBy, NO_FACTS, NOTHING, silenceNotes, type Facts, type Findings } from '../report/findings';
import { applying, signal, weightOf } from '../report/signals';
import { known, titleOf, type JournalDossier, type JournalRegistry, type JournalReply } from './dossier';
import { listedLines } from './list-lines';
import { recordLines } from './record-lines';
import { registeredLines } from './registration-lines';

/** Maximum points that each registry could add; they widen the interval if it does not answer. */
const COULD_BRING: Record<JournalRegistry, number> = {
  crossref: weightOf('crossref-journal', 'references'),
  'issn-portal': weightOf('issn-portal-journal'),
  openalex: weightOf('openalex-journal', 'core', 'cited-much', 'h-index-50', 'ten-years'),
  doaj: weightOf('doaj-journal', 'review'),
};

export function journalFindings(dossier: JournalDossier, lists: Lists, publishers: KnownPublishers): Findings {
  const hasJournal = ({ journal }: JournalReply) => journal !== undefined;
  return {
    ...NOTHING,
    ...existenceBy(dossier.replies, hasJournal, ({ registry }) => COULD_BRING[registry]),
    lines: [
      ...registeredLines(dossier),
      ...recordLines(dossier),
      ...publisherLines(dossier, publishers),
      ...organizationLines(dossier.organization, 'publisher', dossier.today),
      ...identityLines(dossier),
      ...listedLines(dossier, lists),
    ],
    facts: factsOf(dossier, publishers),
    notes: notesOf(dossier),
  };
}

function publisherLines(dossier: JournalDossier, publishers: KnownPublishers): BalanceLine[] {
  const publisher = publishers.named(known(dossier, 'publisher') ?? '');
  const { publisher: member, today } = dossier;
  return applying(
    publisher && signal('known-publisher', KNOWN_ORIGIN, { name: publisher.name, type: publisher.type }),
    member?.answered &&
      member.name &&
      signal('publisher-member', { origin: 'Crossref', date: today, url: member.url }, { name: member.name }),
  );
}

/** Returns a line on whether title and ISSN belong to one journal. */
function identityLines({ title, issn, replies, today, namesakes }: JournalDossier): BalanceLine[] {
  const byIssn = replies.filter(({ journal }) => issn !== undefined && journal?.issns.includes(issn));
  const [other] = byIssn;
  const belongs = byIssn.some(({ journal }) => journal && sharesTitle(title ?? '', journal));
  return applying(
    title &&
      other?.journal &&
      (belongs
        ? signal('issn-title', { origin: byIssn.map(({ name }) => name).join(', '), date: today }, { issn })
        : signal(
            'issn-of-another',
            { origin: other.name, date: today, url: other.journal.url },
            { issn, other: other.journal.title, title },
          )),
    namesakes.length > 0 &&
      signal(
        namesakes.length === 1 ? 'namesake' : 'namesakes',
        { origin: 'the registries asked', date: today },
        { count: String(namesakes.length), issns: namesakes.join(', ') },
      ),
  );
}

/** Checks for the same title or an abbreviation: at least half of the given words begin like words of the title. */
function sharesTitle(title: string, journal: { title: string; alternativeTitles: string[] }): boolean {
  const asked = tokens(title);
  return [journal.title, ...journal.alternativeTitles].some((title) => {
    const words = tokens(title);
    const met = asked.filter((word) => words.some((other) => other.slice(0, 3) === word.slice(0, 3)));
    return met.length * 2 >= asked.length;
  });
}

function factsOf(dossier: JournalDossier, publishers: KnownPublishers): Facts {
  const publisherName = known(dossier, 'publisher') ?? null;
  const publisher = publisherName === null ? undefined : publishers.named(publisherName);
  const review = dossier.replies.flatMap(({ journal }) => journal?.reviewProcess ?? []);
  const inDoaj = dossier.replies.some(({ registry, journal }) => registry === 'doaj' && journal);
  const type = known(dossier, 'type');
  const ids = dossier.replies.flatMap(({ name, journal }) => (journal ? [name] : []));
  const mean = known(dossier, 'twoYearMeanCitedness');
  return {
    ...NO_FACTS,
    // DOAJ includes only reviewed journals. Other registries do not report it.
    peerReview: review.length > 0 || inDoaj ? true : null,
    impactFactor: mean === undefined ? null : Math.round(mean * 10) / 10,
    citationCount: known(dossier, 'citedByCount') ?? null,
    indexedDatabases: [
      ...ids,
      ...(known(dossier, 'core') ? ['CWTS core list'] : []),
      ...(known(dossier, 'inScielo') ? ['SciELO'] : []),
    ],
    publisherVerification: dossier.publisher?.name || publisher ? true : null,
    contentType: ids.length > 0 ? `Journal${type && type !== 'journal' ? ` (${type})` : ''}` : null,
    publisherName: publisher?.name ?? publisherName,
    publisherType: publisher?.type ?? null,
  };
}

/** Indexes that are missing in the report although they may list the journal. */
const NOT_ASKED =
  'Not checked: whether Scopus and Web of Science index it, whose lists are licensed, and whether MEDLINE selected it.';

function notesOf(dossier: JournalDossier): string[] {
  const title = titleOf(dossier);
  const issns = [...new Set(dossier.replies.flatMap(({ journal }) => journal?.issns ?? []))];
  const isUnknown = !dossier.replies.some(({ journal }) => journal) && dossier.replies.some(({ answered }) => answered);
  const charges = known(dossier, 'charges');
  return [
    ...(title && issns.length > 0 ? [`${title}, ISSN ${issns.join(', ')}.`] : []),
    ...(charges?.charged
      ? [`Authors pay${charges.price ? `, up to ${charges.price} ${charges.currency ?? ''}`.trimEnd() : ''}.`]
      : []),
    ...(isUnknown
      ? [
          'No registry that answered has a journal with exactly this title or ISSN. That alone is not evidence against it.',
        ]
      : []),
    ...silenceNotes(dossier.replies),
    NOT_ASKED,
  ];
}
