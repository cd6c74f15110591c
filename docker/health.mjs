/** The health check of both containers: exits with 0 if HEALTH_URL responds without a server error. */
const answer = await fetch(process.env.HEALTH_URL, { signal: AbortSignal.timeout(2_500) }).catch(() => undefined);
// The worker responds with 404 without a metrics token; any response below 500 is healthy.
process.exit(answer && answer.status < 500 ? 0 : 1);
