import type { PaymentConfig } from '@veracite/contracts/payments';
import { billingStrings as s } from '../strings';
import type { PaymentClient } from './port';

let created: { key: string; client: Promise<PaymentClient> } | undefined;

/** The one payment client of the page, initialized once with the environment and token of the configuration. */
export function paymentClient(config: PaymentConfig): Promise<PaymentClient> {
  const key = JSON.stringify(config);
  if (created?.key !== key) created = { key, client: create(config) };
  return created.client;
}

async function create(config: PaymentConfig): Promise<PaymentClient> {
  if (config.provider === 'off') throw new Error(s.notSold);
  if (config.provider === 'simulated') return (await import('./simulated')).createSimulated();
  if (!config.clientToken) throw new Error(s.noToken);
  return (await import('./paddle')).createPaddle(config, config.clientToken);
}
