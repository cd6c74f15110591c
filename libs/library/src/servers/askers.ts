import type { OnMissed } from '../port';
import { gathered } from '../store/gathered';
import type { Asks } from '../store/readers';
import { Asking } from './asking';
import type { Servers } from './servers';

type Ask<A> = (asking: Asking) => Promise<A>;

/** Ways to put questions to all that hold works, each of which tells whom it missed. */
export function askers(own: Asks, servers: Servers) {
  const noting = async <A>(ask: Ask<A>): Promise<{ answer: A; missed: number[] }> => {
    const asking = new Asking(own, servers);
    const answer = await ask(asking);
    return { answer, missed: [...asking.missed].sort((a, b) => a - b) };
  };
  const told = <A>({ answer, missed }: { answer: A; missed: number[] }, onMissed?: OnMissed): A => {
    if (missed.length > 0) onMissed?.(missed);
    return answer;
  };
  return {
    asked: async <A>(ask: Ask<A>, onMissed?: OnMissed): Promise<A> => told(await noting(ask), onMissed),

    /** For questions one by one: those of the same moment travel together, and are told of the same. */
    together: <Q, A>(askMany: (asking: Asking, questions: Q[]) => Promise<A[]>) => {
      const ask = gathered(async (questions: Q[]) => {
        const { answer, missed } = await noting((asking) => askMany(asking, questions));
        return answer.map((one) => ({ answer: one, missed }));
      });
      return async (question: Q, onMissed?: OnMissed): Promise<A> => told(await ask(question), onMissed);
    },
  };
}
