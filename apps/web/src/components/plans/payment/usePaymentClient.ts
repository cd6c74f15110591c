import { useEffect, useState } from 'react';
import { usePaymentConfig } from '../../../api/queries';
import { paymentClient } from './client';
import type { PaymentClient } from './port';

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
