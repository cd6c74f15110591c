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

/** A checkout overlay for trying the whole purchase without a provider; says that it is a test wherever it shows. */
export function createSimulated(): PaymentClient {
  return {
    async open({ priceId, label, email, onCompleted }: CheckoutOptions) {
      const overlay = element(
        'dialog',
        undefined,
        'border:0;border-radius:16px;padding:28px;max-width:360px;font:inherit;color:#1b1e24;background:#fff',
      );
      overlay.setAttribute('aria-label', s.simulatedTitle);
      const pay = element('button', s.simulatedPay);
      const close = element('button', s.simulatedClose);
      for (const button of [pay, close]) {
        button.setAttribute(
          'style',
          'font:inherit;font-weight:600;padding:10px 18px;margin:16px 8px 0 0;border-radius:9px;border:1px solid #888;background:#fff;color:#1b1e24;cursor:pointer',
        );
      }
      const note = element('p', s.testMode, 'font-weight:600;color:#855400');
      overlay.append(
        element('h2', s.simulatedTitle, 'margin:0'),
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
