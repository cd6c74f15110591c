import { initializePaddle, type PaddleEventData } from '@paddle/paddle-js';
import type { PaymentConfig } from '@veracite/contracts/payments';
import { billingStrings as s } from '../strings';
import type { CheckoutOptions, PaymentClient } from './port';

/** Loads and initializes Paddle's overlay, once per page load by its caller; its script comes from Paddle alone. */
export async function createPaddle({ environment }: PaymentConfig, token: string): Promise<PaymentClient> {
  let onCompleted: (() => void) | undefined;
  const eventCallback = (event: PaddleEventData) => {
    const name: string | undefined = event.name;
    if (name === 'checkout.completed') onCompleted?.();
    if (name === 'checkout.error') console.error('Checkout failed', event);
  };
  const paddle = await initializePaddle({ version: 'v1', environment, token, eventCallback });
  if (!paddle) throw new Error(s.checkoutFailed);
  return {
    async open(options: CheckoutOptions) {
      onCompleted = options.onCompleted;
      paddle.Checkout.open({
        items: [{ priceId: options.priceId, quantity: 1 }],
        customer: { email: options.email },
        customData: { userId: options.userId },
        settings: { displayMode: 'overlay', theme: 'light', locale: 'en', allowLogout: false },
      });
    },
  };
}
