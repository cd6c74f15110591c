import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Percent by which the heap may grow before garbage is collected. An editor runs for days next to other programs. */
const HEAP_GROWTH = 20;
/** Bytes of V8's space for new objects from which it no longer grows. V8's own limit can be set only before a process starts. */
const NEW_SPACE = 8 * 2 ** 20;

/** Makes V8 prefer little memory over the fewest collections of garbage, as long as the process runs. */
export function limitMemory(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  limitNewSpace();
  // V8 gives the space back when the process rests, and must be able to take it again.
  new PerformanceObserver(limitNewSpace).observe({ entryTypes: ['gc'] });
}

function limitNewSpace(): void {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  setFlagsFromString(`--semi-space-growth-factor=${space && space.space_size >= NEW_SPACE ? 1 : 2}`);
}
