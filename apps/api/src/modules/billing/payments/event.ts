import { z } from 'zod';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** The fields of a provider's event that are used; the others are stored with it. */
export const paymentEvent = z.object({
  event_id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  occurred_at: instant,
  data: z.looseObject({}),
});
export type PaymentEvent = z.infer<typeof paymentEvent>;

export const STATUSES = ['trialing', 'active', 'past_due', 'paused', 'canceled'] as const;

/** The fields of a subscription that decide the plan of a user, as the provider reported them at one time. */
export interface SubscriptionState {
  id: string;
  status: (typeof STATUSES)[number];
  /** The account named at the checkout. */
  userId: string | null;
  customerId: string | null;
  priceId: string;
  startedAt: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  /** When a scheduled cancellation takes effect. */
  cancelAt: Date | null;
}

export const subscriptionData = z
  .object({
    id: z.string().min(1).max(200),
    status: z.enum(STATUSES),
    customer_id: z.string().max(200).nullish(),
    started_at: instant.nullish(),
    current_billing_period: z.object({ starts_at: instant.nullish(), ends_at: instant }).nullish(),
    scheduled_change: z.object({ action: z.string(), effective_at: instant }).nullish(),
    items: z.tuple([z.object({ price: z.object({ id: z.string() }) })]).rest(z.unknown()),
    custom_data: z.looseObject({ userId: z.uuid().nullish().catch(null) }).nullish(),
  })
  .transform((data): SubscriptionState => ({
    id: data.id,
    status: data.status,
    userId: data.custom_data?.userId ?? null,
    customerId: data.customer_id ?? null,
    priceId: data.items[0].price.id,
    startedAt: data.started_at ?? null,
    periodStart: data.current_billing_period?.starts_at ?? null,
    periodEnd: data.current_billing_period?.ends_at ?? null,
    cancelAt: data.scheduled_change?.action === 'cancel' ? data.scheduled_change.effective_at : null,
  }));

/** Parses a refund, chargeback or credit. */
export const adjustmentData = z.object({
  action: z.string(),
  status: z.string(),
  type: z.string().nullish(),
  subscription_id: z.string().nullish(),
});

/** Reports whether an adjustment ends the subscription: an approved full refund or chargeback. */
export function endsSubscription({ action, status, type }: z.infer<typeof adjustmentData>): boolean {
  return (action === 'refund' || action === 'chargeback') && status === 'approved' && type !== 'partial';
}
