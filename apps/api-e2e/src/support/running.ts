import { startMailbox, type Mailbox } from '@veracite/testing/mailbox';
import { startProduct, type Product, type ProductOptions } from '@veracite/testing/product';
import type { Shared } from '@veracite/testing/services-environment';
import {
  startFakeDatabases,
  type FakeDatabases,
  type FakeDatabasesOptions,
} from '@veracite/testing/fake-databases/start';
import { deepLearning, hallmarks } from '@veracite/testing/famous-works';
import { SHARED_SETTINGS, testEnvironment } from './environment';

/** What the databases hold, where a test does not say otherwise. */
export const WORKS = [deepLearning, hallmarks];

export interface Running {
  product: Product;
  standIn: FakeDatabases;
  mailbox: Mailbox;
  stop(): Promise<void>;
}

/** The services of a Jest worker. A lab program has none. */
const { shared } = globalThis as { shared?: Shared };

/** Returns a product that other test files may share; `stop` leaves it running for them. */
export async function startShared(options: ProductOptions): Promise<Product> {
  if (!shared) return startProduct(options);
  return { ...(await shared.product(options)), stop: () => Promise.resolve() };
}

/** The product with databases and a mail server on this machine; hashing is cheap, limits are wide. Files without `env` share one. */
export async function startRunning(
  env: NodeJS.ProcessEnv = SHARED_SETTINGS,
  {
    ownRedis,
    behindProxies,
    worker,
    ...world
  }: Partial<FakeDatabasesOptions> & { ownRedis?: boolean; behindProxies?: boolean; worker?: boolean } = {},
): Promise<Running> {
  const standIn = await startFakeDatabases({ works: WORKS, server: shared?.databases, ...world });
  const mailbox = await (shared?.mailbox() ?? startMailbox());
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'Veracite <no-reply@example.org>' };
  const product = await startShared({
    ownRedis,
    behindProxies,
    worker,
    env: { ...testEnvironment(standIn.origin), ...mail, ...env },
  });
  return {
    product,
    standIn,
    mailbox,
    stop: async () => {
      await product.stop();
      await standIn.close();
      if (!shared) await mailbox.close();
    },
  };
}

/** Stops the shared product before a test starts servers on the same databases. */
export const stopShared = () => shared?.stopProduct();

/** Starts the product before the tests of a file, and stops it after them. */
export function runningForTests(...options: Parameters<typeof startRunning>) {
  let running: Running | undefined;
  beforeAll(async () => {
    running = await startRunning(...options);
  });
  afterAll(() => running?.stop());
  const started = (): Running => {
    if (!running) throw new Error('the product has not started');
    return running;
  };
  return {
    get origin() {
      return started().product.origin;
    },
    get product() {
      return started().product;
    },
    get standIn() {
      return started().standIn;
    },
  };
}
