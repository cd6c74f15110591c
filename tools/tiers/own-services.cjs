/**
 * Gives each Jest worker a PostgreSQL database and a Redis database of its own, so that test files which run in parallel do
 * not see each other's data. FIRST_SERVICES is the number of the first pair of databases that a tier may use.
 */

/** Returns the addresses of a pair of databases by its number; pair 0 is the one that the variables name. */
function useServices({ DATABASE_URL, REDIS_URL }, number) {
  if (number === 0) return {};
  return {
    ...(DATABASE_URL && { DATABASE_URL: DATABASE_URL.replace(/(?:_\d+)?$/, `_${number + 1}`) }),
    ...(REDIS_URL && { REDIS_URL: REDIS_URL.replace(/(?:\/\d+)?$/, `/${number}`) }),
  };
}

const { FIRST_SERVICES = '0', JEST_WORKER_ID } = process.env;
if (JEST_WORKER_ID)
  Object.assign(process.env, useServices(process.env, Number(FIRST_SERVICES) + Number(JEST_WORKER_ID) - 1));

module.exports = { useServices };
