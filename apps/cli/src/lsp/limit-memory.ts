import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Percent by which the heap may grow before garbage is collected. An editor runs for days next to other programs. */
const HEAP_GROWTH = 20;
/** Bytes of V8's space for new objects. V8's own limit, which is four times as high, can be set only before a process starts. */
const NEW_SPACE = 8 * 2 ** 20;
/** Arrays of 80 kB that are enough for the space to grow to its size. */
const MAX_ARRAYS = 400;

/** Makes V8 prefer little memory over the fewest collections of garbage, as long as the process runs. */
export function limitMemory(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  // V8 gives the space back when the process rests. A space that cannot grow is left as it is.
  const observer = new PerformanceObserver(() => fixNewSpace() || observer.disconnect());
  if (fixNewSpace()) observer.observe({ entryTypes: ['gc'] });
}

/** Lets the space grow to its size, as it does when objects survive, and no further. Returns whether it has that size. */
function fixNewSpace(): boolean {
  setFlagsFromString('--semi-space-growth-factor=2');
  const surviving: number[][] = [];
  while (newSpace() < NEW_SPACE && surviving.length < MAX_ARRAYS) surviving.push(new Array<number>(10_000).fill(0));
  setFlagsFromString('--semi-space-growth-factor=1');
  return newSpace() >= NEW_SPACE;
}

const newSpace = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? NEW_SPACE;
