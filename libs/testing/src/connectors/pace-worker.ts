import { Redis } from 'ioredis';
import { createSources } from '@veracite/connectors/runtime/source';
import { redisCache } from '@veracite/connectors/runtime/cache-redis';
import { redisPace } from '@veracite/connectors/runtime/pace-redis';

/**
 * A process that sends lookups and searches under rate limits in Redis. Settings are in the environment, REDIS_URL included.
 * Arguments: name, number of lookups, number of searches, database of the lookups.
 */
const SEARCHED = ['crossref', 'europe-pmc', 'pubmed', 'doaj', 'open-library'];
const [name = 'worker', lookUps = '0', searches = '0', database = 'crossref'] = process.argv.slice(2);
const redis = new Redis(process.env['REDIS_URL'] ?? '');
const prefix = process.env['PACE_PREFIX'] ?? 'spec';
const sources = createSources({
  env: process.env,
  pace: redisPace(redis, `${prefix}:pace`),
  cache: redisCache(redis, `${prefix}:answer`),
});
const deadline = Date.now() + 60_000;
const questions = [
  ...Array.from({ length: Number(lookUps) }, (_, index) =>
    sources.ask(
      { type: 'identifier', connector: database, kind: 'doi', value: `10.5555/${name}.${index}` },
      { deadline },
    ),
  ),
  ...Array.from({ length: Number(searches) }, (_, index) =>
    SEARCHED.map((id) =>
      sources.ask({ type: 'search', connector: id, query: { title: `tidal mixing ${name} ${index}` } }, { deadline }),
    ),
  ).flat(),
];
const answers = await Promise.all(questions);
console.info(JSON.stringify(answers.map((answer) => answer.consultation.outcome)));
await sources.close();
redis.disconnect();
