import type { SimulatedCheckoutRequest } from '@veracite/contracts/payments';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { billingStrings as s } from '../strings';
import type { CheckoutOptions, PaymentClient } from './port';

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text?: string,
  style?: string,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (text) made.textContent = text;
  if (style) made.setAttribute('style', style);
  return made;
}

/** Renders in place of a provider's overlay, outside of React, in the colors of the current scheme. */
const DIALOG =
  'border:1px solid var(--mui-palette-divider);border-radius:16px;padding:28px;max-width:400px;font:inherit;' +
  'color:var(--mui-palette-text-primary);background:var(--mui-palette-background-paper)';
const BUTTON = 'font:inherit;font-weight:600;padding:10px 18px;margin:16px 8px 0 0;border-radius:9px;cursor:pointer';
const MAIN =
  'border:1px solid transparent;background:var(--mui-palette-primary-main);color:var(--mui-palette-primary-contrastText)';
const OTHER = 'border:1px solid var(--mui-palette-divider);background:transparent;color:inherit';

/** A checkout overlay for trying the whole purchase without a provider; says that it is a test wherever it shows. */
export function createSimulated(): PaymentClient {
  return {
    async open({ priceId, label, email, onCompleted }: CheckoutOptions) {
      const overlay = element('dialog', undefined, DIALOG);
      overlay.setAttribute('aria-label', s.simulatedTitle);
      const pay = element('button', s.simulatedPay, `${BUTTON};${MAIN}`);
      const close = element('button', s.simulatedClose, `${BUTTON};${OTHER}`);
      const note = element('p', s.testMode, 'font-weight:600;color:var(--mui-palette-status-incomplete-main)');
      overlay.append(
        element('h2', s.simulatedTitle, 'margin:0;font:var(--mui-font-h3)'),
        note,
        element('p', label),
        element('p', s.simulatedFor(email)),
        pay,
        close,
      );
      overlay.addEventListener('close', () => overlay.remove());
      close.addEventListener('click', () => overlay.close());
      pay.addEventListener('click', () => {
        pay.disabled = true;
        const body: SimulatedCheckoutRequest = { priceId };
        request('POST', api.simulatedCheckout(), body).then(
          () => {
            overlay.close();
            onCompleted();
          },
          (error: unknown) => {
            console.error('Checkout failed', error);
            note.textContent = s.checkoutFailed;
            pay.disabled = false;
          },
        );
      });
      document.body.append(overlay);
      overlay.showModal();
    },
  };
}
