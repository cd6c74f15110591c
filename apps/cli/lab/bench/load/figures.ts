/** The value below which a share of the values lies; NaN without any. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** What a process says of itself since it was last asked. */
export interface Health {
  /** Delay of the event loop in 99 of 100 of its turns, milliseconds. */
  loopP99: number;
  loopMost: number;
  /** Resident memory, and heap in use, megabytes. */
  resident: number;
  heap: number;
  /** Seconds of processor since the process began. */
  processor: number;
}

/** Asking begins a new stretch of the event loop's delays. */
export async function healthOf(origin: string): Promise<Health> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
  return {
    loopP99: value('nodejs_eventloop_lag_p99_seconds') * 1_000,
    loopMost: value('nodejs_eventloop_lag_max_seconds') * 1_000,
    resident: value('process_resident_memory_bytes') / 2 ** 20,
    heap: value('nodejs_heap_size_used_bytes') / 2 ** 20,
    processor: value('process_cpu_seconds_total'),
  };
}
