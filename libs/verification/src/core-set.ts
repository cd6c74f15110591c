import type { SourceState } from '@veracite/connectors/port';
import type { Consultation, Discipline } from '@veracite/model/source';
import type { Coverage } from '@veracite/model/verdict';
import type { WorkKind } from './kind';

/**
 * Whom to ask about a kind of work, best first, and whose silence counts.
 *
 * `core` is a list of groups: an accusation needs an answer from at least one member of each group, and from every
 * group. Members of a group hold the same literature (Europe PMC contains PubMed). What each database holds:
 * docs/databases.md. Groups without a member that is switched on are left out, the first one never: without it the
 * kind of work counts as not covered.
 */
interface Plan {
  ask: string[];
  core: string[][];
}

const CROSSREF = ['crossref'];
/** A second witness for articles of any field: Crossref lacks journals that register nowhere or elsewhere. */
const WITNESSES = ['openalex', 'semantic-scholar', 'openaire', 'doaj', 'europe-pmc', 'pubmed'];
const MEDICINE = ['europe-pmc', 'pubmed'];
const COMPUTING = ['dblp', 'semantic-scholar', 'openalex'];
const BOOKS = ['open-library', 'google-books'];

/** A book or a chapter may be a misread paper ("NeurIPS, 2023" looks like a publisher): those who know better. */
const ARTICLES = ['dblp', 'semantic-scholar', 'doaj', 'europe-pmc'];

const BY_KIND: Record<WorkKind, Plan> = {
  article: {
    ask: ['crossref', 'openalex', 'semantic-scholar', 'doaj', 'europe-pmc', 'openaire', 'dblp'],
    core: [CROSSREF, WITNESSES],
  },
  conference: {
    ask: ['crossref', 'dblp', 'openalex', 'semantic-scholar', 'arxiv', 'openaire'],
    core: [CROSSREF, COMPUTING],
  },
  book: {
    ask: ['open-library', 'crossref', 'google-books', 'library-of-congress', 'openalex', ...ARTICLES],
    core: [BOOKS, CROSSREF, WITNESSES],
  },
  chapter: {
    ask: ['crossref', 'openalex', 'open-library', 'google-books', ...ARTICLES],
    core: [CROSSREF, WITNESSES],
  },
  preprint: {
    ask: ['arxiv', 'datacite', 'crossref', 'europe-pmc', 'openalex', 'semantic-scholar', 'dblp'],
    core: [CROSSREF, ['arxiv', 'datacite']],
  },
  data: { ask: ['datacite', 'zenodo', 'crossref', 'openalex', 'openaire'], core: [['datacite'], CROSSREF] },
  any: {
    ask: ['crossref', 'openalex', 'open-library', 'semantic-scholar', 'dblp', 'europe-pmc', 'datacite', 'doaj'],
    core: [CROSSREF, BOOKS, WITNESSES],
  },
  uncovered: {
    ask: ['crossref', 'openalex', 'datacite', 'open-library', 'hal', 'openaire', 'google-books', 'core'],
    core: [],
  },
};

const BY_FIELD: Partial<Record<Discipline, Plan>> = {
  biomedicine: { ask: ['europe-pmc', 'pubmed'], core: [MEDICINE] },
  computing: { ask: ['dblp', 'arxiv', 'semantic-scholar'], core: [COMPUTING] },
  physics: { ask: ['inspire-hep', 'arxiv', 'nasa-ads'], core: [] },
  mathematics: { ask: ['arxiv'], core: [] },
  education: { ask: ['eric'], core: [] },
  engineering: { ask: ['ieee-xplore', 'dblp'], core: [] },
};

/** Kinds for which the field of knowledge adds databases that must have answered. */
const FIELD_MATTERS: WorkKind[] = ['article', 'conference', 'book', 'chapter', 'preprint', 'any', 'uncovered'];

/**
 * Connector ids to search, best first: those for the kind, with the first of each field pulled forward.
 * Only connectors that are ready and can search are named.
 */
export function searchOrder(kind: WorkKind, fields: Discipline[], states: Map<string, SourceState>): string[] {
  const ofFields = FIELD_MATTERS.includes(kind) ? fields.flatMap((field) => BY_FIELD[field]?.ask ?? []) : [];
  const [first, ...rest] = BY_KIND[kind].ask;
  const order = [first, ...ofFields.slice(0, 2), ...rest, ...ofFields.slice(2)];
  return unique(order.filter((id): id is string => id !== undefined && canSearch(states.get(id))));
}

function canSearch(state: SourceState | undefined): boolean {
  return state !== undefined && state.canSearch && (state.state === 'ready' || state.state === 'resting');
}

/** Kinds that are indexed one by one in these fields only: nobody lists the chapters of every Festschrift. */
const INDEXED_IN: Partial<Record<WorkKind, Discipline[]>> = {
  // Who does not say where a work appeared does not say either who should hold it.
  any: [],
  chapter: ['computing', 'biomedicine'],
  conference: ['computing', 'biomedicine', 'engineering', 'physics', 'mathematics'],
};

function isIndexed(kind: WorkKind, fields: Discipline[]): boolean {
  const indexed = INDEXED_IN[kind];
  return !indexed || fields.some((field) => indexed.includes(field));
}

/** What the answers so far say about absence: see `Coverage`. */
export function coverageOf(
  kind: WorkKind,
  fields: Discipline[],
  states: Map<string, SourceState>,
  consultations: Consultation[],
): Coverage {
  const groups = [...BY_KIND[kind].core];
  if (FIELD_MATTERS.includes(kind)) groups.push(...fields.flatMap((field) => BY_FIELD[field]?.core ?? []));
  const searched = (id: string) =>
    consultations.some((c) => c.connector === id && c.question === 'search' && c.outcome === 'answered');
  const core: string[] = [];
  for (const group of groups) {
    const ready = group.filter((id) => canSearch(states.get(id)));
    const speaker = ready.find(searched) ?? ready[0] ?? (group === groups[0] ? group[0] : undefined);
    if (speaker !== undefined && !core.includes(speaker)) core.push(speaker);
  }
  return {
    core,
    answered: unique([...core, ...states.keys()]).filter(searched),
    failed: core.filter((id) => !searched(id)),
    expected: groups.length > 0 && isIndexed(kind, fields),
  };
}

function unique(ids: string[]): string[] {
  return [...new Set(ids)];
}
