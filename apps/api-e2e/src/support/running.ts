import { startProduct, type Product } from '@veracite/testing/product';
import { startStandIn, type StandIn, type StandInOptions } from '@veracite/testing/stand-in/start';
import { deepLearning, hallmarks } from '@veracite/testing/famous-works';
import { testEnvironment } from './environment';

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
