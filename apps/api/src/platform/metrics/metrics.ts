import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const registers = [registry];

/** Seconds from the first byte of a request to the last byte of its response, by the pattern of the route. */
export const httpDurations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of HTTP requests by method, route and status',
  labelNames: ['method', 'route', 'status'] as const,
  // Pages, checks from the library, and the soft and the hard deadline of a check.
  buckets: [0.01, 0.05, 0.15, 0.5, 1, 3, 8, 25, 60],
  registers,
});

export const consultations = new Counter({
  name: 'source_consultations_total',
  help: 'Questions to databases by how they ended: answered, not-covered, skipped or failed',
  labelNames: ['source', 'outcome', 'problem'] as const,
  registers,
});

/** Credits reserved, captured, released and refused, with the names of the ledger. */
export const creditsMoved = new Counter({
  name: 'credits_total',
  help: 'Credits by what happened to them: reserve, capture, release, refuse',
  labelNames: ['kind'] as const,
  registers,
});

/** Reports the databases whose last control failed. They are read when the metrics are read. */
export function watchControls(failed: () => string[]): Gauge {
  const name = 'source_controls_failed';
  registry.removeSingleMetric(name);
  return new Gauge({
    name,
    help: 'Databases that did not find a work or journal that they are known to hold',
    labelNames: ['source'] as const,
    registers,
    collect() {
      this.reset();
      for (const source of failed()) this.set({ source }, 1);
    },
  });
}

/** Reports the number of jobs of a queue by state. The queue is queried when the metrics are read. */
export function watchQueue(name: string, countsOf: () => Promise<Record<string, number>>): Gauge {
  return new Gauge({
    name: 'queue_jobs',
    help: 'Jobs of a queue by state',
    labelNames: ['queue', 'state'] as const,
    registers,
    async collect() {
      try {
        for (const [state, jobs] of Object.entries(await countsOf())) this.set({ queue: name, state }, jobs);
      } catch {
        // The queue is unavailable, which /health/ready reports. An old number would be wrong.
        this.reset();
      }
    },
  });
}
