import { startProduct } from '@veracite/testing/product';
import { startStandIn } from '@veracite/testing/stand-in/start';

/** Starts the databases' stand-in and the product in front of it, unless WEB_ORIGIN names one. Gives what stops them. */
export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (process.env.WEB_ORIGIN) return;
  const standIn = await startStandIn({ works: [] });
  const product = await startProduct({
    env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', BILLING_PROVIDER: 'simulated' },
  });
  process.env.WEB_ORIGIN = product.origin;
  return async () => {
    await product.stop();
    await standIn.close();
  };
}
