import type { PaymentConfig } from '@veracite/contracts/payments';
import type { CheckoutOptions, PaymentClient } from './port';

/** The part of Paddle.js (v2) that is used; its script may only be loaded from the provider. */
interface Paddle {
  Environment: { set(environment: 'sandbox'): void };
  Initialize(options: { token: string; eventCallback: (event: { name?: string; detail?: string }) => void }): void;
  Checkout: { open(options: unknown): void };
}

declare global {
  interface Window {
    Paddle?: Paddle;
  }
}

const SCRIPT = 'https://cdn.paddle.com/paddle/v2/paddle.js';

function loadScript(): Promise<Paddle> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => (window.Paddle ? resolve(window.Paddle) : reject(new Error('The payment script is empty.')));
    script.onerror = () => reject(new Error('The payment script could not be loaded.'));
    document.head.append(script);
  });
}

/** Loads and initialises the overlay, once per page load by its caller. */
export async function createPaddle(config: PaymentConfig, token: string): Promise<PaymentClient> {
  const paddle = window.Paddle ?? (await loadScript());
  let onCompleted: (() => void) | undefined;
  if (config.environment === 'sandbox') paddle.Environment.set('sandbox');
  paddle.Initialize({
    token,
    eventCallback: (event) => {
      if (event.name === 'checkout.completed') onCompleted?.();
      if (event.name === 'checkout.error') console.error('Checkout failed', event.detail ?? event);
    },
  });
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
