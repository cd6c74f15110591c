/** Events that an endpoint can receive. */
export const WEBHOOK_EVENTS = ['batch.finished', 'watch.news'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Maximum number of endpoints of one account. */
export const WEBHOOKS_MAX = 10;
export const WEBHOOK_URL_MAX = 500;

export interface WebhookRequest {
  url: string;
  events: WebhookEvent[];
}

/** An endpoint of the user that receives events. Times are ISO 8601. */
export interface Webhook {
  id: string;
  url: string;
  events: WebhookEvent[];
  /** False after it has answered 410 or was disabled. */
  active: boolean;
  createdAt: string;
}

/** The only response with the secret. */
export interface NewWebhook extends Webhook {
  /** `whsec_` and the key in base64. */
  secret: string;
}

export type DeliveryState = 'pending' | 'delivered' | 'failed';

/** A delivery of one event to one endpoint. */
export interface WebhookDelivery {
  id: string;
  event: WebhookEvent | 'ping';
  state: DeliveryState;
  attempts: number;
  /** Status of the last answer, null before one. */
  lastStatus: number | null;
  /** Error of the last attempt. */
  lastFault: string | null;
  createdAt: string;
  /** Time of the next attempt; null if there is none. */
  nextAt: string | null;
  deliveredAt: string | null;
  /** The body as it is sent. */
  payload: unknown;
}

/** Deliveries that are listed, the newest first. */
export const DELIVERIES_SHOWN = 50;
