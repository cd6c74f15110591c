/**
 * Takes results in any order and hands them on in the order of their index, each as soon as all before it are there.
 * @returns what to call with each result
 */
export function inOrder<T>(handOn: (result: T, index: number) => void): (result: T, index: number) => void {
  const waiting = new Map<number, T>();
  let next = 0;
  return (result, index) => {
    waiting.set(index, result);
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      waiting.delete(next);
      handOn(ready, next);
      next += 1;
    }
  };
}
