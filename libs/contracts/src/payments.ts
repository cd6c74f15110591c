/** `GET /api/payments/config`: settings for opening a checkout in the browser. It has no secrets. */
export interface PaymentConfig {
  /** 'simulated' is shown as test mode; 'off' disables sales. */
  provider: 'paddle' | 'simulated' | 'off';
  /** Display name. */
  providerName: string;
  environment: 'sandbox' | 'production';
  clientToken: string | null;
  /** The provider's customer portal. */
  portalUrl: string | null;
}

export interface CheckoutResponse {
  checkoutUrl: string;
}

export interface CancelResponse {
  cancelUrl?: string;
  message?: string;
}

/** `POST /api/payments/simulated`, only with the provider 'simulated': the page's own overlay was completed for this price. Answers 200 with the new `Billing`. */
export interface SimulatedCheckoutRequest {
  priceId: string;
}
