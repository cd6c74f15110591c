import type { INestApplication } from '@nestjs/common';
import type { TestingModule, TestingModuleBuilder } from '@nestjs/testing';
import { createRuntime } from '@veracite/connectors/runtime/runtime';
import * as formatting from '@veracite/formatting/correct';
import * as matching from '@veracite/matching/record';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import { inventedWork } from '@veracite/testing/invented-catalog';
import cookieParser from 'cookie-parser';
import { Redis } from 'ioredis';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import request from 'supertest';
import { AuthModule } from './modules/auth/auth.module';
import { Sessions, cookieName } from './modules/auth/sessions.service';
import { CheckWorkerModule } from './modules/checks/check-worker.module';
import { SpecificationModule } from './modules/specification/specification.module';
import { CONNECTOR_RUNTIME } from './modules/connectors/tokens';
import { validationPipe } from './platform/problem/validation.pipe';
import { scratchDatabase, type ScratchDatabase } from '../testing/scratch-database';
import { createTestModule } from '../testing/test-module';

/** What the server does for one request. */
interface Costs {
  /** Transactions of several statements. */
  transactions: number;
  /** Statements of SQL, those that begin and end transactions included. */
  statements: number;
  /** Commands of Redis, except those in which a worker waits for work. */
  redis: number;
  /** Requests to databases of works. */
  requests: number;
  /** Records that were compared with a reference. */
  compared: number;
  /** Works that were formatted in all three styles. */
  formatted: number;
}

/**
 * The costs of each request. They do not depend on the machine. To raise a number, change it here and give the reason in
 * the commit.
 */
const COSTS = {
  'a single check': { transactions: 1, statements: 12, redis: 1, requests: 7, compared: 5, formatted: 1 },
  'a batch of 50': {
    transactions: 4,
    // The progress of several entries may be written at once.
    statements: atMost(90),
    redis: atMost(12),
    // Questions are asked ahead while a database is late, so their number depends on the order of answers.
    requests: atMost(70),
    compared: atMost(300),
    formatted: atMost(50),
  },
  'the reading of a document': { transactions: 0, statements: 1, redis: 1, requests: 0, compared: 0, formatted: 0 },
} satisfies Record<string, Costs>;

jest.mock('@veracite/formatting/correct', () => spied('@veracite/formatting/correct', 'correct'));
jest.mock('@veracite/matching/record', () => spied('@veracite/matching/record', 'compareRecord'));
function spied(module: string, name: string): object {
  const actual = jest.requireActual<Record<string, () => unknown>>(module);
  return { ...actual, [name]: jest.fn(actual[name]) };
}

/** Matches numbers from 1 to this one. */
function atMost(most: number): number {
  return {
    asymmetricMatch: (value: number) => value > 0 && value <= most,
    toString: () => `at most ${most}`,
  } as never;
}

const DOCUMENT = path.resolve(__dirname, '../../../libs/testing/data/documents/chicago.odt');
/** Marks the statement with which the test waits. */
const WAITING = '/* waiting */';
/** What is repeated while time passes. */
const BY_TIME = /^\/\* waiting \*\/|SET "lease_until" = now\(\) \+/;

let scratch: ScratchDatabase;
let databases: FakeDatabases;
let app: INestApplication;
let cookie: string;
let statements: string[] = [];
let commands: string[] = [];

beforeAll(async () => {
  scratch = await scratchDatabase();
  databases = await startFakeDatabases({ works: Array.from({ length: 100 }, (_, number) => inventedWork(number)) });
  const module = await moduleOf([AuthModule, SpecificationModule]);
  app = module.createNestApplication();
  app.use(cookieParser());
  app.useGlobalPipes(validationPipe());
  await app.init();
  const user = await scratch.newUser({ unlimited: true });
  const { token } = await module.get(Sessions, { strict: false }).open(user, 'test');
  cookie = `${cookieName({ secure: false })}=${token}`;
  spyOnStatements();
  spyOnCommands();
});
afterAll(async () => {
  await app?.close();
  await databases?.close();
  await scratch?.end();
});

function moduleOf(imports: Parameters<typeof createTestModule>[1]): Promise<TestingModule> {
  const env = { UPSTREAM_ORIGIN: databases.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'costs@veracite.test' };
  const override = (builder: TestingModuleBuilder) =>
    builder.overrideProvider(CONNECTOR_RUNTIME).useFactory({ factory: () => createRuntime({ env }) });
  return createTestModule(scratch, imports, { env, override });
}

function spyOnStatements(): void {
  const query = Client.prototype.query as (...values: unknown[]) => unknown;
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...values: unknown[]) {
    const [first] = values as [string | { text: string }];
    statements.push(typeof first === 'string' ? first : first.text);
    return Reflect.apply(query, this, values) as never;
  });
}

function spyOnCommands(): void {
  const sendCommand = Redis.prototype.sendCommand as (...values: unknown[]) => unknown;
  jest.spyOn(Redis.prototype, 'sendCommand').mockImplementation(function (this: Redis, ...values) {
    commands.push(values[0].name);
    return Reflect.apply(sendCommand, this, values);
  });
}

const post = (url: string) => request(app.getHttpServer()).post(url).set('Cookie', cookie);

async function costsOf(work: () => Promise<unknown>): Promise<Costs> {
  // The list of complete corpora is read at most once a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const before = databases.calls().length;
  [statements, commands] = [[], []];
  jest.mocked(formatting.correct).mockClear();
  jest.mocked(matching.compareRecord).mockClear();
  await work();
  const counted = statements.filter((sql) => !BY_TIME.test(sql));
  return {
    transactions: counted.filter((sql) => /^(?:BEGIN|START TRANSACTION)/i.test(sql)).length,
    statements: counted.length,
    redis: commands.filter((name) => name !== 'bzpopmin').length,
    requests: databases.calls().length - before,
    compared: jest.mocked(matching.compareRecord).mock.calls.length,
    formatted: jest.mocked(formatting.correct).mock.calls.length,
  };
}

const cited = (number: number): string => formatting.correct(inventedWork(number)).apa.replaceAll('*', '');

test('a single check', async () => {
  // The first check of a user also creates the month's credits.
  await post('/api/citations/verify')
    .send({ citation: cited(0) })
    .expect(200);
  const citation = cited(1);
  const costs = await costsOf(() => post('/api/citations/verify').send({ citation }).expect(200));
  expect(costs).toEqual(COSTS['a single check']);
});

test('a batch of 50', async () => {
  const citations = Array.from({ length: 50 }, (_, index) => cited(10 + index));
  const worker = await moduleOf([CheckWorkerModule]);
  const checked = async () => {
    const started = post('/api/citations/verify-batch').set('Prefer', 'respond-async').send({ citations });
    const { batchId } = (await started.expect(202)).body as { batchId: string };
    const isOpen = `${WAITING} SELECT FROM checks WHERE id = $1 AND state IN ('queued', 'running')`;
    while ((await scratch.database.query<unknown[]>(isOpen, [batchId])).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const costs = await costsOf(checked).finally(() => worker.close());
  expect(costs).toEqual(COSTS['a batch of 50']);
});

test('the reading of a document', async () => {
  let references: unknown;
  const read = async () => {
    const { body } = await post('/api/documents').attach('file', readFileSync(DOCUMENT), 'a.odt').expect(200);
    references = (body as { references: unknown }).references;
  };
  expect(await costsOf(read)).toEqual(COSTS['the reading of a document']);
  expect(references).toHaveLength(25);
});
