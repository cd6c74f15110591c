import type { PlanSlug } from './plans';

/** `GET /api/payments/config`: what the browser needs to open a checkout. Nothing in it is secret. */
export interface PaymentConfig {
  /** 'simulated' is marked as test mode wherever it shows; 'off' sells nothing. */
  provider: 'paddle' | 'simulated' | 'off';
  /** As shown to people. */
  providerName: string;
  environment: 'sandbox' | 'production';
  clientToken: string | null;
  /** The provider's customer portal. */
  portalUrl: string | null;
}

export interface CheckoutRequest {
  planType: PlanSlug | 'starter' | 'pro';
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
