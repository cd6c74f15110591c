import { startProduct, type Product } from '@veracite/testing/product';
import { startStandIn, type StandIn, type StandInOptions } from '@veracite/testing/stand-in/start';
import { deepLearning, hallmarks } from '@veracite/testing/famous-works';

/** What the databases hold, where a test does not say otherwise. */
export const WORKS = [deepLearning, hallmarks];

export interface Running {
  product: Product;
  standIn: StandIn;
  stop(): Promise<void>;
}

/** The product with the databases played on this machine; hashing is cheap, limits are wide. */
export async function startRunning(
  env: NodeJS.ProcessEnv = {},
  { ownRedis, behindProxies, ...world }: Partial<StandInOptions> & { ownRedis?: boolean; behindProxies?: boolean } = {},
): Promise<Running> {
  const standIn = await startStandIn({ works: WORKS, ...world });
  const product = await startProduct({
    ownRedis,
    behindProxies,
    env: {
      UPSTREAM_ORIGIN: standIn.origin,
      UPSTREAM_PACE: 'off',
      CONTACT_EMAIL: 'tests@example.org',
      PASSWORD_COST: '12',
      CHECKS_PER_MINUTE: '10000',
      TEXTS_PER_MINUTE: '10000',
      PARSES_PER_MINUTE: '100000',
      // All tests sign in from one address, and the hostile ones fail a thousand times.
      LOGIN_FAILURES_PER_ADDRESS: '1000000',
      SIGNUPS_PER_ADDRESS: '100000',
      MAILS_PER_ADDRESS: '100000',
      LOG_LEVEL: 'warn',
      ...env,
    },
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
