import type { PaymentConfig } from '@veracite/contracts/payments';
import { useEffect, useState } from 'react';
import { usePaymentConfig } from '../../../api/queries';
import type { PaymentClient } from './port';
import { billingStrings as s } from '../strings';

interface PaymentState {
  client?: PaymentClient;
  /** Why there is none, once that is known. */
  error?: string;
}

export function usePaymentClient(): PaymentState {
  const { data: config } = usePaymentConfig();
  const [state, setState] = useState<PaymentState>({});
  useEffect(() => {
    let left = false;
    if (config) {
      paymentClient(config).then(
        (client) => !left && setState({ client }),
        (error: unknown) => !left && setState({ error: error instanceof Error ? error.message : String(error) }),
      );
    }
    return () => {
      left = true;
    };
  }, [config]);
  return state;
}

let created: { key: string; client: Promise<PaymentClient> } | undefined;

/** The one payment client of the page, initialized once with the environment and token of the configuration. */
function paymentClient(config: PaymentConfig): Promise<PaymentClient> {
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
