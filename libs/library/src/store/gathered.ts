/** Questions that travel together. */
const TOGETHER = 50;

interface Waiting<Q, A> {
  question: Q;
  resolve(answer: A): void;
  reject(error: unknown): void;
}

/** Combines questions of the same moment into one call of `askMany`, which answers in their order. */
export function gathered<Q, A>(askMany: (questions: Q[]) => Promise<A[]>): (question: Q) => Promise<A> {
  let waiting: Waiting<Q, A>[] = [];
  const send = async () => {
    const some = waiting.slice(0, TOGETHER);
    waiting = waiting.slice(TOGETHER);
    if (waiting.length > 0) setImmediate(() => void send());
    try {
      const answers = await askMany(some.map(({ question }) => question));
      some.forEach(({ resolve }, index) => resolve(answers[index] as A));
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  };
  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ question, resolve, reject }) === 1) setImmediate(() => void send());
    });
}
