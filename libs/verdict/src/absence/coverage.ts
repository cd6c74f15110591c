import type { Consultation, Discipline } from '@veracite/model/source';
import type { Coverage } from '@veracite/model/verdict';
import type { WorkKind } from './kind';

/**
 * Databases that hold the same literature: an accusation needs an answer from so many of them (one where not told).
 * What each database holds: docs/databases.md.
 */
interface Witnesses {
  any: string[];
  need?: number;
}

const CROSSREF: Witnesses = { any: ['crossref'] };
/** A second witness for articles of any field: Crossref lacks journals that register nowhere or elsewhere. */
const ARTICLES: Witnesses = {
  any: ['openalex', 'semantic-scholar', 'openaire', 'doaj', 'europe-pmc', 'pubmed'],
};
const MEDICINE: Witnesses = { any: ['europe-pmc', 'pubmed'] };
const COMPUTING: Witnesses = { any: ['dblp', 'semantic-scholar', 'openalex'] };
/** Where a venue registers no DOIs, Crossref knows nothing and one database alone convicts nobody. */
const UNREGISTERED: Witnesses = { ...COMPUTING, need: 2 };
const BOOKS: Witnesses = { any: ['open-library', 'google-books'] };

/**
 * Groups of which each must be heard before an absence counts. Groups without a member that is switched on are left
 * out, the first one never: without it the kind of work counts as not covered.
 */
const BY_KIND: Record<WorkKind, Witnesses[]> = {
  article: [CROSSREF, ARTICLES],
  conference: [CROSSREF, COMPUTING],
  book: [BOOKS, CROSSREF, ARTICLES],
  chapter: [CROSSREF, ARTICLES],
  preprint: [CROSSREF, { any: ['arxiv', 'datacite'] }],
  data: [{ any: ['datacite'] }, CROSSREF],
  any: [CROSSREF, BOOKS, ARTICLES],
  uncovered: [],
};

/** Fields of knowledge with databases of their own, which must be heard as well. */
const BY_FIELD: Partial<Record<Discipline, Witnesses[]>> = {
  biomedicine: [MEDICINE],
  computing: [COMPUTING],
};

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

const LIBRARY = 'library';

/** What is known of a reference before anybody is asked. */
export interface Expectation {
  kind: WorkKind;
  fields: Discipline[];
  /** Its venue registers no DOIs. */
  unregistered?: boolean;
}

/**
 * What the answers so far say about absence.
 * @param searchable every database that can be searched: switched on, and with the key it needs
 */
export function coverageOf(
  { kind, fields, unregistered = false }: Expectation,
  searchable: ReadonlySet<string>,
  consultations: Consultation[],
): Coverage {
  // What no register claims to hold is not expected in those of its field either.
  const ofFields = kind === 'data' || kind === 'uncovered' ? [] : fields.flatMap((field) => BY_FIELD[field] ?? []);
  const groups = [...BY_KIND[kind], ...ofFields, ...(unregistered && kind !== 'uncovered' ? [UNREGISTERED] : [])];
  const searched = (id: string) =>
    consultations.some(
      (c) => (c.connector === id || c.holds?.includes(id)) && c.question === 'search' && c.outcome === 'answered',
    );
  const core = new Set<string>();
  for (const [place, group] of groups.entries()) {
    for (const id of speakersOf(group, place === 0, searchable, searched)) core.add(id);
  }
  const wanted = [...core];
  // The work may lie in the part of the library that could not be asked.
  const unheard = consultations.some((c) => c.connector === LIBRARY && c.outcome === 'failed') ? [LIBRARY] : [];
  return {
    core: [...wanted, ...unheard],
    answered: [...new Set([...wanted, ...searchable])].filter(searched),
    failed: [...wanted.filter((id) => !searched(id)), ...unheard],
    expected: groups.length > 0 && isIndexed(kind, fields),
  };
}

/** Those of a group whose answer is waited for: who answered first, then who can; in need of more, who cannot either. */
function speakersOf(
  { any, need = 1 }: Witnesses,
  isFirst: boolean,
  searchable: ReadonlySet<string>,
  searched: (id: string) => boolean,
): string[] {
  const ready = any.filter((id) => searchable.has(id));
  const closed = need > 1 || isFirst ? any.filter((id) => !searchable.has(id)) : [];
  return [...ready.filter(searched), ...ready.filter((id) => !searched(id)), ...closed].slice(0, need);
}
