import { rankedDatabases } from '@veracite/connectors/declarations';
import type { SourceState } from '@veracite/connectors/sources';
import type { WorkKind } from '@veracite/model/kind';
import type { Reference } from '@veracite/model/reference';
import type { Discipline, Language } from '@veracite/model/source';

/** Returns available connectors to search, best first: those for the kind, the first of each discipline forward. */
export function searchOrder(kind: WorkKind, fields: Discipline[], states: Map<string, SourceState>): string[] {
  const ofField = (field: Discipline): string[] => rankedDatabases(({ asked }) => asked.disciplines?.[field]);
  const ofFields = kind === 'data' ? [] : fields.flatMap(ofField);
  const [first, ...rest]: string[] = rankedDatabases(({ asked }) => asked.searches?.[kind]);
  const order = [first, ...ofFields.slice(0, 2), ...rest, ...ofFields.slice(2)];
  return [...new Set(order.filter((id): id is string => id !== undefined && canSearch(states.get(id))))];
}

/** The characters of languages that have databases. Chinese shares some of the Japanese ones. */
const SCRIPTS: Record<Language, RegExp> = { ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u };

/** Returns available connectors to search for works in the languages of a reference, by its record or script. */
export const searchesInLanguages = ({ csl, raw }: Reference, states: Map<string, SourceState>): string[] =>
  (Object.keys(SCRIPTS) as Language[])
    .filter((language) => csl.language?.startsWith(language) || SCRIPTS[language].test(csl.title ?? raw))
    .flatMap((language): string[] => rankedDatabases(({ asked }) => asked.languages?.[language]))
    .filter((id) => canSearch(states.get(id)));

/** Number of databases, the best for a reference, of which those come first that answer many searches in one request. */
const HEAD = 3;

/** Puts first, of the best databases, those that answer many searches in one request, so that a batch needs few requests. */
export function combinedFirst(order: readonly string[], states: Map<string, SourceState>): string[] {
  const ahead = order.slice(0, HEAD).filter((id) => states.get(id)?.canCombineSearches);
  return [...ahead, ...order.filter((id) => !ahead.includes(id))];
}

/** Checks whether a database answers now, or will when its circuit breaker closes. */
export const isOpen = ({ state }: Pick<SourceState, 'state'>): boolean => state === 'ready' || state === 'resting';

export const canSearch = (state: SourceState | undefined): boolean =>
  state !== undefined && state.canSearch && isOpen(state);
