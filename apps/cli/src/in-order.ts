/**
 * Reorders results by index: each is emitted once all results before it were emitted.
 * @returns a function to call with each result, in any order
 */
export function inOrder<T>(emit: (result: T, index: number) => void): (result: T, index: number) => void {
  const waiting = new Map<number, T>();
  let next = 0;
  return (result, index) => {
    waiting.set(index, result);
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      waiting.delete(next);
      emit(ready, next);
      next += 1;
    }
  };
}
