import type { Alternative } from '@veracite/model/source-report';
import type { BalanceLine } from '@veracite/model/balance';
import type { CslType } from '@veracite/model/csl';
import { identifierUrl } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { NOTHING, NO_FACTS, type Findings } from '../report/findings';
import { scoreOf } from '../report/scores';
import { lineAgainst, lineFor, neutralLine, type Origin } from '../report/balance-lines';
import { WEIGHTS } from '../weights';
import { standingLines } from './notice-lines';
import { WorkReply, WorkDossier, originOf } from './dossier';

/** Registration agencies by the id of their database. */
const AGENCIES: Record<string, string> = { crossref: 'Crossref', datacite: 'DataCite' };
/** Databases that together cover every DOI. If all answer without a record, the DOI is not registered. */
const REGISTRARS = ['crossref', 'datacite', 'doi-org'];

const REVIEWED: Partial<Record<CslType, string>> = {
  'article-journal': 'journal article',
  'paper-conference': 'conference paper',
  chapter: 'chapter',
  book: 'book',
};
const UNREVIEWED: Partial<Record<CslType, string>> = {
  article: 'preprint',
  dataset: 'data set',
  software: 'software',
  report: 'report',
  webpage: 'web page',
};

const couldBring = ({ database }: WorkReply) =>
  REGISTRARS.includes(database) ? WEIGHTS.doiRegistered + WEIGHTS.reviewedType : WEIGHTS.workCitedMuch;

export function workFindings(dossier: WorkDossier): Findings {
  const holders = dossier.replies.filter(({ work, registeredOnly }) => work ?? registeredOnly);
  const silent = dossier.replies.filter(({ answered }) => !answered);
  const sum = (replies: WorkReply[]) => replies.reduce((points, reply) => points + couldBring(reply), 0);
  const described = dossier.replies.flatMap(({ work }) => work ?? []);
  const best = described[0];
  const cited = Math.max(-1, ...described.map(({ citedBy }) => citedBy ?? -1));
  const type = best?.csl.type;
  return {
    ...NOTHING,
    lines: [
      ...registrationLines(dossier, holders),
      ...typeLines(best, originOf(holders[0], dossier)),
      ...citedLines(dossier),
      ...fundingLines(dossier),
      ...standingLines(dossier),
    ],
    answeredPoints: sum(dossier.replies) - sum(silent),
    unansweredPoints: sum(silent),
    verifiedIn: holders.map(({ name }) => name),
    exists: holders.length > 0,
    facts: {
      ...NO_FACTS,
      peerReview: type === undefined ? null : type in UNREVIEWED ? false : type === 'article-journal' ? true : null,
      citationCount: cited < 0 ? null : cited,
      indexedDatabases: holders.map(({ name }) => name),
      contentIntegrity: integrityOf(described),
      publisherVerification: best?.csl.publisher ? true : null,
      contentType: type === undefined ? null : (REVIEWED[type] ?? UNREVIEWED[type] ?? type),
      publisherName: best?.csl.publisher ?? null,
    },
    notes: notesOf(dossier, best),
    alternatives: alternativesOf(best),
  };
}

function registrationLines(dossier: WorkDossier, holders: WorkReply[]): BalanceLine[] {
  const agent = holders.find(({ database }) => database in AGENCIES);
  const [first] = holders;
  if (first) {
    const agency = agent ? ` with ${AGENCIES[agent.database]}` : '';
    const line = lineFor(
      WEIGHTS.doiRegistered,
      'doi-registered',
      'existence',
      `The DOI is registered${agency} and leads to a work.`,
      originOf(agent ?? first, dossier),
    );
    const others = holders.length - 1;
    if (others === 0) return [line];
    const agree = `${others === 1 ? 'Another database has' : `${others} more databases have`} the same DOI.`;
    return [
      line,
      lineFor(Math.min(4, others) * WEIGHTS.metadataAgree, 'doi-elsewhere', 'existence', agree, {
        origin: holders
          .slice(1)
          .map(({ name }) => name)
          .join(', '),
        date: dossier.today,
      }),
    ];
  }
  const registrars = dossier.replies.filter(({ database }) => REGISTRARS.includes(database));
  if (registrars.length === 0 || registrars.some(({ answered }) => !answered)) return [];
  return [
    lineAgainst(WEIGHTS.doiUnknown, 'doi-unknown', 'existence', 'No registration agency has this DOI.', {
      origin: registrars.map(({ name }) => name).join(', '),
      date: dossier.today,
    }),
  ];
}

function typeLines(work: Work | undefined, origin: Origin): BalanceLine[] {
  const type = work?.csl.type;
  if (type === undefined) return [];
  const reviewed = REVIEWED[type];
  if (reviewed)
    return [
      lineFor(
        WEIGHTS.reviewedType,
        'work-type',
        'content',
        `Registered as a ${reviewed}, a kind that is usually reviewed.`,
        origin,
      ),
    ];
  const unreviewed = UNREVIEWED[type];
  if (!unreviewed) return [neutralLine('work-type', 'content', `Registered as ${type}.`, origin)];
  return [
    lineAgainst(
      WEIGHTS.unreviewedType,
      'work-type',
      'content',
      `Registered as a ${unreviewed}, which is not peer reviewed.`,
      origin,
    ),
  ];
}

function citedLines(dossier: WorkDossier): BalanceLine[] {
  const counted = dossier.replies.filter(({ work }) => work?.citedBy !== undefined);
  const most = counted.sort((a, b) => (b.work?.citedBy ?? 0) - (a.work?.citedBy ?? 0))[0];
  const cited = most?.work?.citedBy;
  if (most === undefined || cited === undefined) return [];
  const origin = originOf(most, dossier);
  const statement = `Cited ${cited.toLocaleString('en')} times.`;
  if (cited >= 100) return [lineFor(WEIGHTS.workCitedMuch, 'cited', 'credibility', statement, origin)];
  if (cited >= 5) return [lineFor(WEIGHTS.workCited, 'cited', 'credibility', statement, origin)];
  return [neutralLine('cited', 'credibility', statement, origin)];
}

function fundingLines(dossier: WorkDossier): BalanceLine[] {
  const reply = dossier.replies.find(({ work }) => (work?.funders?.length ?? 0) > 0);
  const funders = reply?.work?.funders;
  return funders
    ? [
        lineFor(
          WEIGHTS.funded,
          'funding',
          'credibility',
          `Funded by ${funders.slice(0, 5).join(', ')}.`,
          originOf(reply, dossier),
        ),
      ]
    : [];
}

/** Returns false if the work is retracted, withdrawn or under concern; null if no database has a record. */
function integrityOf(works: Work[]): boolean | null {
  if (works.some(({ standing }) => standing === 'retracted' || standing === 'withdrawn' || standing === 'concern'))
    return false;
  return works.length > 0 ? true : null;
}

function notesOf({ replies }: WorkDossier, best: Work | undefined): string[] {
  const silent = replies.filter(({ answered }) => !answered).map(({ name }) => name);
  const container = best?.csl['container-title'];
  return [
    ...(best?.csl.title ? [`"${best.csl.title}"${container ? `, ${container}` : ''}.`] : []),
    ...(silent.length > 0 ? [`Could not be asked: ${silent.join(', ')}.`] : []),
  ];
}

function alternativesOf(best: Work | undefined): Alternative[] {
  if (!best?.versionOf) return [];
  return [
    {
      title: best.csl.title ?? best.versionOf,
      reason: 'The version of record of this preprint.',
      quality: scoreOf({ for: WEIGHTS.doiRegistered + WEIGHTS.reviewedType, against: 0, unanswered: 0 }),
      type: 'journal article',
      url: identifierUrl('doi', best.versionOf),
    },
  ];
}
