import { startProduct, type Product } from '@veracite/testing/product';
import {
  startFakeDatabases,
  type FakeDatabases,
  type FakeDatabasesOptions,
} from '@veracite/testing/fake-databases/start';
import { deepLearning, hallmarks } from '@veracite/testing/famous-works';
import { testEnvironment } from './environment';

/** What the databases hold, where a test does not say otherwise. */
export const WORKS = [deepLearning, hallmarks];

export interface Running {
  product: Product;
  standIn: FakeDatabases;
  stop(): Promise<void>;
}

/** The product with the databases played on this machine; hashing is cheap, limits are wide. */
export async function startRunning(
  env: NodeJS.ProcessEnv = {},
  {
    ownRedis,
    behindProxies,
    ...world
  }: Partial<FakeDatabasesOptions> & { ownRedis?: boolean; behindProxies?: boolean } = {},
): Promise<Running> {
  const standIn = await startFakeDatabases({ works: WORKS, ...world });
  const product = await startProduct({
    ownRedis,
    behindProxies,
    env: { ...testEnvironment(standIn.origin), ...env },
  });
  return {
    product,
    standIn,
    stop: async () => {
      await product.stop();
      await standIn.close();
    },
  };
}

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
