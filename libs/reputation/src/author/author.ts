import type { Homonym } from '@veracite/model/source-report';
import type { BalanceLine } from '@veracite/model/balance';
import type { AuthorFacts } from '@veracite/model/registered';
import { fold } from '@veracite/text/fold';
import { existenceBy, NOTHING, NO_FACTS, silenceNotes, type Findings } from '../report/findings';
import { organizationLines, type OrganizationReply } from '../report/organization';
import { applying, signal, stepOf, weightOf, type Origin } from '../report/signals';

export interface AuthorReply {
  registry: string;
  /** Display name. */
  name: string;
  answered: boolean;
  /** All people that the registry returned. */
  authors: AuthorFacts[];
}

export interface AuthorDossier {
  name?: string;
  orcid?: string;
  /** ISO date of the query. */
  today: string;
  replies: AuthorReply[];
  /** The record of their employer in the registry of organizations; undefined if it was not queried. */
  organization?: OrganizationReply;
}

const couldBring = ({ registry }: AuthorReply) =>
  registry.endsWith('-works') ? weightOf('author-of-works') : weightOf('author-h-30', 'author-known');

interface Fitting {
  reply: AuthorReply;
  people: AuthorFacts[];
}

function fittingOf(dossier: AuthorDossier): Fitting[] {
  return dossier.replies.map((reply) => ({ reply, people: reply.authors.filter((author) => fits(author, dossier)) }));
}

/** Selects the person with the most works in each reply. */
function chosenOf(fitting: Fitting[]): Chosen[] {
  return fitting.flatMap(({ reply, people }) => {
    const [best] = [...people].sort((a, b) => (b.worksCount ?? 0) - (a.worksCount ?? 0));
    return best ? [{ reply, person: best }] : [];
  });
}

/** Returns the first known affiliation of the selected people. */
export function affiliationOf(dossier: AuthorDossier): AuthorFacts['affiliations'][number] | undefined {
  return chosenOf(fittingOf(dossier)).find(({ person }) => person.affiliations.length > 0)?.person.affiliations[0];
}

/** Returns the findings about a person. Figures of a name that several people have count half. */
export function authorFindings(dossier: AuthorDossier): Findings {
  const fitting = fittingOf(dossier);
  const chosen = chosenOf(fitting);
  const homonyms = dossier.orcid
    ? []
    : homonymsOf(
        fitting.flatMap(({ people }) => people),
        chosen.map(({ person }) => person),
      );
  const share = homonyms.length > 0 ? 0.5 : 1;
  const h = Math.max(-1, ...chosen.map(({ person }) => person.hIndex ?? -1));
  const cited = Math.max(-1, ...chosen.map(({ person }) => person.citedByCount ?? -1));
  return {
    ...NOTHING,
    ...existenceBy(dossier.replies, (reply) => chosen.some((item) => item.reply === reply), couldBring),
    lines: applying(
      ...chosen.map((item) => knownLine(item, dossier.today, share)),
      hIndexLine(chosen, dossier.today, share),
      affiliationLine(chosen, dossier.today, share),
      ...organizationLines(dossier.organization, 'authenticity', dossier.today, share),
      homonyms.length > 0 && homonymLine(homonyms.length, dossier),
    ),
    facts: {
      ...NO_FACTS,
      citationCount: cited < 0 ? null : cited,
      authorReputation: h < 0 ? null : reputationOf(h),
      indexedDatabases: chosen.map(({ reply }) => reply.name),
      contentType: chosen.length > 0 ? 'Author' : null,
    },
    notes: notesOf(
      dossier,
      chosen.map(({ person }) => person),
      homonyms,
    ),
    homonyms,
  };
}

interface Chosen {
  reply: AuthorReply;
  person: AuthorFacts;
}

/** Checks for the same ORCID iD, or exactly the same name in either order. Initials do not match. */
function fits(author: AuthorFacts, { name, orcid }: AuthorDossier): boolean {
  if (orcid) return author.orcid === undefined || author.orcid.endsWith(orcid);
  return [author.name, ...author.alternativeNames].some((item) => sameName(item, name ?? ''));
}

/** Checks whether two names have the same words in any order: "Hopper, Grace" is "Grace Hopper". */
export function sameName(left: string, right: string): boolean {
  return sorted(left) === sorted(right);
}

function sorted(name: string): string {
  return fold(name).split(' ').sort().join(' ');
}

/** Returns the other people of this name. The ORCID iD identifies one person in several registries. */
function homonymsOf(people: AuthorFacts[], chosen: AuthorFacts[]): Homonym[] {
  const orcids = new Set(chosen.flatMap(({ orcid }) => orcid ?? []));
  return people
    .filter((item) => !chosen.includes(item) && !(item.orcid && orcids.has(item.orcid)))
    .map((author) => ({
      name: author.name,
      ...(author.affiliations[0] ? { affiliation: author.affiliations[0].name } : {}),
      ...(author.worksCount === undefined ? {} : { works: author.worksCount }),
      ...(author.url ? { url: author.url } : {}),
    }))
    .slice(0, 20);
}

function originOf({ reply, person }: Chosen, today: string): Origin {
  return { origin: reply.name, date: today, url: person.url };
}

function knownLine(chosen: Chosen, today: string, share: number): BalanceLine {
  const { registry } = chosen.reply;
  const { name, worksCount: works, worksAtLeast, citedByCount: cited } = chosen.person;
  return signal(
    worksAtLeast ? 'author-of-works' : registry === 'orcid' ? 'orcid-record' : 'author-known',
    originOf(chosen, today),
    { name, works, cited, atLeast: works === undefined && worksAtLeast ? String(worksAtLeast) : undefined },
    { id: `${registry}-author`, share },
  );
}

function hIndexLine(chosen: Chosen[], today: string, share: number): BalanceLine | undefined {
  const [best] = chosen
    .filter(({ person }) => person.hIndex !== undefined)
    .sort((a, b) => (b.person.hIndex ?? 0) - (a.person.hIndex ?? 0));
  const h = best?.person.hIndex;
  if (best === undefined || h === undefined) return undefined;
  const name = stepOf(h, [['author-h-30', 30], ['author-h-10', 10], ['author-h-low']]);
  return signal(name, originOf(best, today), { h: String(h) }, { share });
}

function affiliationLine(chosen: Chosen[], today: string, share: number): BalanceLine | undefined {
  const holder = chosen.find(({ person }) => person.affiliations.length > 0);
  const name = holder?.person.affiliations[0]?.name;
  return name ? signal('affiliation', originOf(holder, today), { name }, { share }) : undefined;
}

function homonymLine(count: number, { name, today }: AuthorDossier): BalanceLine {
  const origin = { origin: 'the registries asked', date: today };
  return signal(count === 1 ? 'homonym' : 'homonyms', origin, { count: String(count), name });
}

/** Converts an h-index to 0 to 100 by its square root; 60 and more is 100. */
function reputationOf(h: number): number {
  return Math.round(100 * Math.min(1, Math.sqrt(h / 60)));
}

function notesOf({ orcid, replies }: AuthorDossier, people: AuthorFacts[], homonyms: Homonym[]): string[] {
  const topics = people.find((person) => person.topics.length > 0)?.topics.slice(0, 3);
  return [
    ...(topics ? [`Works on ${topics.join(', ')}.`] : []),
    ...(homonyms.length > 0
      ? [`${homonyms.length + 1} people of this name are known; the one with the most works is shown.`]
      : []),
    ...(orcid && people.length === 0 ? ['The iD is well formed, and no registry that answered knows it.'] : []),
    ...silenceNotes(replies),
  ];
}
