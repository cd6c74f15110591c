import type { BalanceLine } from '@veracite/model/balance';
import { tokens } from '@veracite/text/fold';
import type { KnownPublishers } from '../facts/publishers';
import { PUBLISHERS_DATE } from '../facts/publishers';
import type { Lists } from '../facts/lists';
import { lineAgainst, lineFor, neutralLine } from '../report/balance-lines';
import { organizationLines } from '../report/organization';
import { NO_FACTS, type Facts, type Findings } from '../report/findings';
import { WEIGHTS } from '../weights';
import { known, titleOf, type JournalDossier, type JournalRegistry } from './dossier';
import { listedLines } from './list-lines';
import { recordLines } from './record-lines';
import { registeredLines } from './registration-lines';

/** Maximum points that each registry could add; they widen the interval if it does not answer. */
const COULD_BRING: Record<JournalRegistry, number> = {
  crossref: WEIGHTS.crossrefJournal + WEIGHTS.referencesOpen,
  'issn-portal': WEIGHTS.issnRecord,
  openalex: WEIGHTS.openalexJournal + WEIGHTS.coreJournal + WEIGHTS.citedMuch + WEIGHTS.hIndex50 + WEIGHTS.tenYears,
  doaj: WEIGHTS.doajJournal + WEIGHTS.reviewNamed,
};

export function journalFindings(dossier: JournalDossier, lists: Lists, publishers: KnownPublishers): Findings {
  const found = dossier.replies.filter(({ journal }) => journal);
  const unanswered = dossier.replies.filter(({ answered }) => !answered);
  const points = (replies: JournalDossier['replies']) =>
    replies.reduce((sum, { registry }) => sum + COULD_BRING[registry], 0);
  return {
    lines: [
      ...registeredLines(dossier),
      ...recordLines(dossier),
      ...publisherLines(dossier, publishers),
      ...organizationLines(dossier.organization, 'publisher', dossier.today),
      ...identityLines(dossier),
      ...listedLines(dossier, lists),
    ],
    answeredPoints: points(dossier.replies) - points(unanswered),
    unansweredPoints: points(unanswered),
    verifiedIn: found.map(({ name }) => name),
    exists: found.length > 0,
    facts: factsOf(dossier, publishers),
    notes: notesOf(dossier),
    alternatives: [],
    homonyms: [],
  };
}

function publisherLines(dossier: JournalDossier, publishers: KnownPublishers): BalanceLine[] {
  const name = known(dossier, 'publisher');
  const publisher = name === undefined ? undefined : publishers.named(name);
  const { publisher: member, today } = dossier;
  return [
    ...(publisher
      ? [
          lineFor(
            WEIGHTS.knownPublisher,
            'known-publisher',
            'publisher',
            `Published by ${publisher.name}, a long-established publisher (${publisher.type}).`,
            { origin: 'Veracite, list of established publishers', date: PUBLISHERS_DATE },
          ),
        ]
      : []),
    ...(member?.answered && member.name
      ? [
          lineFor(WEIGHTS.publisherMember, 'publisher-member', 'publisher', `${member.name} is a member of Crossref.`, {
            origin: 'Crossref',
            date: today,
            url: member.url,
          }),
        ]
      : []),
  ];
}

/** Returns a line on whether title and ISSN belong to one journal. */
function identityLines(dossier: JournalDossier): BalanceLine[] {
  const { title, issn, replies, today, namesakes } = dossier;
  const lines: BalanceLine[] = [];
  const byIssn = replies.filter(({ journal }) => issn !== undefined && journal?.issns.includes(issn));
  const [other] = byIssn.filter(({ journal }) => title && journal && !sharesTitle(title, journal));
  if (title && other?.journal && byIssn.every(({ journal }) => journal && !sharesTitle(title, journal))) {
    lines.push(
      lineAgainst(
        WEIGHTS.issnOfAnother,
        'issn-title',
        'authenticity',
        `ISSN ${issn} belongs to "${other.journal.title}", not to "${title}": counterfeit journals use the ISSNs of others.`,
        { origin: other.name, date: today, url: other.journal.url },
      ),
    );
  } else if (title && byIssn.length > 0) {
    lines.push(
      lineFor(1, 'issn-title', 'authenticity', `Title and ISSN ${issn} belong together.`, {
        origin: byIssn.map(({ name }) => name).join(', '),
        date: today,
      }),
    );
  }
  if (namesakes.length > 0)
    lines.push(
      neutralLine(
        'namesakes',
        'authenticity',
        `${namesakes.length === 1 ? 'Another journal has' : `${namesakes.length} other journals have`} exactly this title: ISSN ${namesakes.join(', ')}. Search by ISSN to be sure.`,
        { origin: 'the registries asked', date: today },
      ),
    );
  return lines;
}

/** Checks for the same title or an abbreviation: at least half of the given words begin like words of the title. */
function sharesTitle(title: string, journal: { title: string; alternativeTitles: string[] }): boolean {
  const asked = tokens(title);
  return [journal.title, ...journal.alternativeTitles].some((one) => {
    const words = tokens(one);
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
  const silent = dossier.replies.filter(({ answered }) => !answered).map(({ name }) => name);
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
    ...(silent.length > 0 ? [`Could not be asked: ${silent.join(', ')}.`] : []),
    NOT_ASKED,
  ];
}
