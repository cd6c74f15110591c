/** The health check of both containers: exit code 0 while HEALTH_URL is answered without a fault. */
const answer = await fetch(process.env.HEALTH_URL, { signal: AbortSignal.timeout(2_500) }).catch(() => undefined);
// The worker answers 404 to whoever may not see its metrics: that it answers at all is its health.
process.exit(answer && answer.status < 500 ? 0 : 1);
