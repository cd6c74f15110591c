import type { Answer, AskOptions, NoticeAnswer, Sources } from '@veracite/connectors/port';
import type { IdentifierKind } from '@veracite/model/identifiers';
import type { Consultation } from '@veracite/model/source';
import { gathered } from './gather';

/** Nobody waited for the answer any longer. */
function timedOut(connector: string, question: Consultation['question']): Consultation {
  return { connector, outcome: 'failed', problem: 'timeout', found: 0, question, ms: 0 };
}

/** One of each kind, made when it is first asked for. */
function kept<T>(make: (connector: string, kind: IdentifierKind) => T): typeof make {
  const made = new Map<string, T>();
  return (connector, kind) => {
    const key = `${connector} ${kind}`;
    const one = made.get(key) ?? make(connector, kind);
    made.set(key, one);
    return one;
  };
}

/**
 * Gathers single look-ups and single questions about notices of many references into bulk ones, for databases whose API
 * takes lists. The bulk call obeys the batch's own signal, not one reference's; once `hurry` aborts no list waits for more.
 */
export function gatherLookUps(
  sources: Sources,
  options: AskOptions,
  hurry?: AbortSignal,
): Pick<Sources, 'lookUp' | 'notices'> {
  const bulk = new Map(sources.list().map((state) => [state.source.id, new Set(state.canLookUpInBulk)]));
  const lookUps = kept((connector, kind) =>
    gathered<Answer>({
      waitMs: () => sources.waitFor(connector),
      hurry,
      gaveUp: { consultation: timedOut(connector, 'identifier'), works: [] },
      send: async (values) => {
        const [first] = values;
        // A single look-up has the wider pace at most databases.
        return values.length === 1 && first !== undefined
          ? [await sources.lookUp(connector, kind, first, options)]
          : sources.lookUpMany(connector, kind, values, options);
      },
    }),
  );
  const notices = kept((connector) =>
    gathered<NoticeAnswer>({
      waitMs: () => sources.waitFor(connector),
      hurry,
      gaveUp: { consultation: timedOut(connector, 'notices'), notices: [] },
      send: (dois) => sources.notices(connector, dois, options),
    }),
  );
  return {
    lookUp: (connector, kind, value, own) =>
      bulk.get(connector)?.has(kind)
        ? lookUps(connector, kind)(value, own?.signal)
        : sources.lookUp(connector, kind, value, own),
    notices: (connector, dois, own) => Promise.all(dois.map((doi) => notices(connector, 'doi')(doi, own?.signal))),
  };
}
