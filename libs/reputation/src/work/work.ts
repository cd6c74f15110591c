import type { Alternative } from '@veracite/model/source-report';
import type { BalanceLine } from '@veracite/model/balance';
import type { CslType } from '@veracite/model/csl';
import { identifierUrl } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { existenceBy, NOTHING, NO_FACTS, silenceNotes, type Findings } from '../report/findings';
import { scoreOf } from '../report/scores';
import { applying, signal, stepOf, weightOf, type Origin } from '../report/signals';
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
  weightOf(
    ...(REGISTRARS.includes(database)
      ? (['doi-registered', 'reviewed-type'] as const)
      : (['work-cited-much'] as const)),
  );

export function workFindings(dossier: WorkDossier): Findings {
  const holders = dossier.replies.filter(({ work, registeredOnly }) => work ?? registeredOnly);
  const described = dossier.replies.flatMap(({ work }) => work ?? []);
  const best = described[0];
  const cited = Math.max(-1, ...described.map(({ citedBy }) => citedBy ?? -1));
  const type = best?.csl.type;
  return {
    ...NOTHING,
    ...existenceBy(dossier.replies, (reply) => holders.includes(reply), couldBring),
    lines: applying(
      ...registrationLines(dossier, holders),
      typeLine(best, originOf(holders[0], dossier)),
      citedLine(dossier),
      fundingLine(dossier),
      ...standingLines(dossier),
    ),
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
  const [first, ...others] = holders;
  const date = dossier.today;
  const namesOf = (replies: WorkReply[]) => replies.map(({ name }) => name).join(', ');
  if (first) {
    const agency = AGENCIES[agent?.database ?? ''];
    const count = others.length;
    return applying(
      signal('doi-registered', originOf(agent ?? first, dossier), { agency }),
      count > 0 &&
        signal(
          count === 1 ? 'doi-in-another' : 'doi-in-others',
          { origin: namesOf(others), date },
          { count: String(count) },
          { share: Math.min(4, count) },
        ),
    );
  }
  const registrars = dossier.replies.filter(({ database }) => REGISTRARS.includes(database));
  if (registrars.length === 0 || registrars.some(({ answered }) => !answered)) return [];
  return [signal('doi-unknown', { origin: namesOf(registrars), date })];
}

function typeLine(work: Work | undefined, origin: Origin): BalanceLine | undefined {
  const type = work?.csl.type;
  if (type === undefined) return undefined;
  const [reviewed, unreviewed] = [REVIEWED[type], UNREVIEWED[type]];
  const name = reviewed ? 'reviewed-type' : unreviewed ? 'unreviewed-type' : 'other-type';
  return signal(name, origin, { type: reviewed ?? unreviewed ?? type });
}

function citedLine(dossier: WorkDossier): BalanceLine | undefined {
  const counted = dossier.replies.filter(({ work }) => work?.citedBy !== undefined);
  const most = counted.sort((a, b) => (b.work?.citedBy ?? 0) - (a.work?.citedBy ?? 0))[0];
  const count = most?.work?.citedBy;
  if (count === undefined) return undefined;
  const name = stepOf(count, [['work-cited-much', 100], ['work-cited', 5], ['work-cited-little']]);
  return signal(name, originOf(most, dossier), { count });
}

function fundingLine(dossier: WorkDossier): BalanceLine | undefined {
  const reply = dossier.replies.find(({ work }) => (work?.funders?.length ?? 0) > 0);
  const funders = reply?.work?.funders?.slice(0, 5).join(', ');
  return reply && signal('funding', originOf(reply, dossier), { funders });
}

/** Returns false if the work is retracted, withdrawn or under concern; null if no database has a record. */
function integrityOf(works: Work[]): boolean | null {
  if (works.some(({ standing }) => standing === 'retracted' || standing === 'withdrawn' || standing === 'concern'))
    return false;
  return works.length > 0 ? true : null;
}

function notesOf({ replies }: WorkDossier, best: Work | undefined): string[] {
  const container = best?.csl['container-title'];
  return [
    ...(best?.csl.title ? [`"${best.csl.title}"${container ? `, ${container}` : ''}.`] : []),
    ...silenceNotes(replies),
  ];
}

function alternativesOf(best: Work | undefined): Alternative[] {
  if (!best?.versionOf) return [];
  return [
    {
      title: best.csl.title ?? best.versionOf,
      reason: 'The version of record of this preprint.',
      quality: scoreOf({ for: weightOf('doi-registered', 'reviewed-type'), against: 0, unanswered: 0 }),
      type: 'journal article',
      url: identifierUrl('doi', best.versionOf),
    },
  ];
}
