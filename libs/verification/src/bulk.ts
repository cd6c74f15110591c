import type { Answer, AskOptions, Sources } from '@veracite/connectors/port';
import type { IdentifierKind } from '@veracite/model/identifiers';

/**
 * Identifiers asked for within this many milliseconds of the first travel together. A database that is busy would make
 * a list wait anyway: until its pace allows one, more may join, for the longest time given.
 */
const WINDOW_MS = { shortest: 25, longest: 2_500 };

interface Waiting {
  value: string;
  resolve: (answer: Answer) => void;
  reject: (fault: unknown) => void;
}

function windowOf(waitMs: number): number {
  return Math.max(WINDOW_MS.shortest, Math.min(waitMs, WINDOW_MS.longest));
}

/** The answer for one who stopped waiting; whoever waits on gets the real one. */
function gaveUp(connector: string): Answer {
  return {
    consultation: { connector, outcome: 'failed', problem: 'timeout', found: 0, question: 'identifier', ms: 0 },
    works: [],
  };
}

/**
 * Gathers single look-ups of many references into bulk ones, for databases whose API takes lists.
 * A caller that gives up keeps the others' answer alive: the bulk call obeys the batch's own signal, not one reference's.
 */
export function gatherLookUps(sources: Sources, options: AskOptions): Pick<Sources, 'lookUp'> {
  const bulk = new Map(sources.list().map((state) => [state.source.id, new Set(state.canLookUpInBulk)]));
  const queues = new Map<string, Waiting[]>();

  async function send(connector: string, kind: IdentifierKind, waiting: Waiting[]): Promise<void> {
    try {
      const values = [...new Set(waiting.map((one) => one.value))];
      const [first] = values;
      if (values.length === 1 && first !== undefined) {
        // A single look-up has the wider pace at most databases.
        const answer = await sources.lookUp(connector, kind, first, options);
        for (const one of waiting) one.resolve(answer);
        return;
      }
      const answers = await sources.lookUpMany(connector, kind, values, options);
      const byValue = new Map(values.map((value, index) => [value, answers[index]]));
      for (const one of waiting) {
        const answer = byValue.get(one.value);
        if (answer) one.resolve(answer);
        else one.reject(new Error(`${connector} gave no answer for one of ${values.length} identifiers`));
      }
    } catch (fault) {
      for (const one of waiting) one.reject(fault);
    }
  }

  return {
    lookUp(connector, kind, value, own) {
      if (!bulk.get(connector)?.has(kind)) return sources.lookUp(connector, kind, value, own);
      if (own?.signal?.aborted) return Promise.resolve(gaveUp(connector));
      return new Promise<Answer>((resolve, reject) => {
        own?.signal?.addEventListener('abort', () => resolve(gaveUp(connector)), { once: true });
        const key = `${connector} ${kind}`;
        const queue = queues.get(key);
        if (queue) {
          queue.push({ value, resolve, reject });
          return;
        }
        const fresh = [{ value, resolve, reject }];
        queues.set(key, fresh);
        setTimeout(
          () => {
            queues.delete(key);
            void send(connector, kind, fresh);
          },
          windowOf(sources.waitFor(connector)),
        );
      });
    },
  };
}
