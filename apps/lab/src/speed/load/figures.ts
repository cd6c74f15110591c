/** Metrics of a process; those of the event loop since they were last read. */
export interface Health {
  /** 99th percentile of the event loop's delay in milliseconds. */
  loopP99: number;
  loopMost: number;
  /** Resident memory in megabytes. */
  resident: number;
  /** Seconds of processor since the process began. */
  processor: number;
}

/** Reads the metrics of a process, and resets those of its event loop. */
export async function healthOf(origin: string): Promise<Health> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
  return {
    loopP99: value('nodejs_eventloop_lag_p99_seconds') * 1_000,
    loopMost: value('nodejs_eventloop_lag_max_seconds') * 1_000,
    resident: value('process_resident_memory_bytes') / 2 ** 20,
    processor: value('process_cpu_seconds_total'),
  };
}

/** Processor seconds per second below which a process does nothing in the background. */
const IDLE = 0.05;

/** Waits until the server has imported the libraries that it brings, at most five minutes. */
export async function untilIdle(origin: string): Promise<void> {
  let { processor: before } = await healthOf(origin);
  for (let left = 150; left > 0; left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const { processor } = await healthOf(origin);
    if (processor - before < 2 * IDLE) return;
    before = processor;
  }
}
