/**
 * The Jest environment of tests with a PostgreSQL and a Redis. The files of one Jest worker share a product, because its start
 * takes five seconds of a processor: a file that needs other options stops it and starts another.
 */
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import Redis from 'ioredis';
import { TestEnvironment } from 'jest-environment-node';
import { startMailbox, type Mailbox } from './mailbox';
import { startProduct, type Product, type ProductOptions } from './product';

// Before the first file copies the environment of this process.
createRequire(__filename)('../../../tools/tiers/own-services.cjs');

export interface Shared {
  /** Answers for the databases. Listens as long as the worker runs, since a product keeps their address. */
  databases: Server;
  /** Returns the mail server of every product. */
  mailbox(): Promise<Mailbox>;
  /** Returns the running product if it has these options, else starts one. */
  product(options: ProductOptions): Promise<Product>;
  stopProduct(): Promise<void>;
  /** Deletes rate limits, cached answers and, unless a product works on them, queues of the file before. */
  emptyRedis(): Promise<void>;
}

let running: { options: string; product: Promise<Product> } | undefined;

let mailbox: Promise<Mailbox> | undefined;

const shared: Shared = {
  databases: createServer({ keepAliveTimeout: 30_000 }).on('connection', (socket) => socket.unref()),
  mailbox: () => (mailbox ??= startMailbox()),
  product: async (options) => {
    const asked = JSON.stringify(options);
    if (running?.options === asked) return running.product;
    await shared.stopProduct();
    const started = { options: asked, product: startProduct(options) };
    running = started;
    const forget = () => {
      if (running === started) running = undefined;
    };
    void started.product.then(({ failed }) => failed).catch(forget);
    const product = await started.product;
    product.detach();
    return product;
  },
  stopProduct: async () => {
    const stopped = running;
    running = undefined;
    await (await stopped?.product.catch(() => undefined))?.stop();
  },
  emptyRedis: async () => {
    const { REDIS_URL, THROWAWAY_SERVICES } = process.env;
    if (!REDIS_URL || !THROWAWAY_SERVICES) return;
    const redis = new Redis(REDIS_URL);
    const keys = (await redis.keys('*')).filter((key) => !running || !key.startsWith('{veracite}'));
    if (keys.length > 0) await redis.del(keys);
    await redis.quit();
  },
};

export default class extends TestEnvironment {
  private readonly path: string;

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    this.path = context.testPath;
    Object.assign(this.global, { shared });
  }

  override async setup(): Promise<void> {
    await super.setup();
    await shared.emptyRedis();
    const { databases } = shared;
    if (!databases.listening)
      await new Promise<void>((resolve) => databases.listen(0, '127.0.0.1', resolve)).then(() => databases.unref());
  }

  override async teardown(): Promise<void> {
    // The next file may measure time.
    if (this.path.includes('/alone/')) await shared.stopProduct();
    await super.teardown();
  }
}
