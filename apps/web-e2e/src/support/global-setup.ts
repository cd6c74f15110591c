import { startProduct } from '@veracite/testing/product';
import { TIDAL_RESEARCH } from '@veracite/testing/fake-databases/registries/tidal-research';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';

/** The environment of a product that sells with Paddle, as in the answer tables. Its policy allows only that script. */
const SELLING = {
  BILLING_PROVIDER: 'paddle',
  PADDLE_CLIENT_TOKEN: 'test_token',
  PADDLE_API_KEY: 'pdl_sdbx_apikey_of_the_tests',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_of_the_tests',
};

/**
 * Starts fake databases and two products in front of them, unless WEB_ORIGIN names a product: one with a simulated
 * checkout, for journeys, and one that sells, for pages whose answers come from a table.
 * @returns a function that stops them
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (process.env.WEB_ORIGIN) return;
  const databases = await startFakeDatabases({ works: [], registered: TIDAL_RESEARCH });
  const env = { UPSTREAM_ORIGIN: databases.origin, UPSTREAM_PACE: 'off', PASSWORD_COST: '12' };
  const product = await startProduct({ env: { ...env, BILLING_PROVIDER: 'simulated' } });
  const selling = await startProduct({ env: { ...env, ...SELLING }, worker: false });
  process.env.WEB_ORIGIN = product.origin;
  process.env.SELLING_ORIGIN = selling.origin;
  return async () => {
    await selling.stop();
    await product.stop();
    await databases.close();
  };
}
