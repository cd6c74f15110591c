/**
 * Test files that run at once have a database and a part of Redis each: what one writes, locks or counts is not seen by the
 * other. The second worker's are made with the first's (services/throwaway.mjs).
 */
if (process.env.JEST_WORKER_ID === '2') {
  for (const [name, own] of [
    ['DATABASE_URL', '_2'],
    ['REDIS_URL', '/1'],
  ])
    if (process.env[name] && !process.env[name].endsWith(own)) process.env[name] += own;
}
