import { Redis } from 'ioredis';
import { createSources } from '@veracite/connectors/runtime/create-sources';
import { redisCache } from '@veracite/connectors/runtime/cache-redis';
import { redisPace } from '@veracite/connectors/runtime/pace-redis';

/** One of several processes that ask together: `REDIS_URL`, switches in the environment, arguments name, number of look-ups, number of searches. */
const SEARCHED = ['crossref', 'europe-pmc', 'pubmed', 'doaj', 'open-library'];
const [name = 'worker', lookUps = '0', searches = '0'] = process.argv.slice(2);
const redis = new Redis(process.env['REDIS_URL'] ?? '');
const prefix = process.env['PACE_PREFIX'] ?? 'spec';
const sources = createSources({
  env: process.env,
  pace: redisPace(redis, `${prefix}:pace`),
  cache: redisCache(redis, `${prefix}:answer`),
});
const deadline = Date.now() + 60_000;
const questions = [
  ...Array.from({ length: Number(lookUps) }, (_, at) =>
    sources.lookUp('crossref', 'doi', `10.5555/${name}.${at}`, { deadline }),
  ),
  ...Array.from({ length: Number(searches) }, (_, at) =>
    SEARCHED.map((database) => sources.search(database, { title: `tidal mixing ${name} ${at}` }, { deadline })),
  ).flat(),
];
const answers = await Promise.all(questions);
console.info(JSON.stringify(answers.map((answer) => answer.consultation.outcome)));
await sources.close();
redis.disconnect();
