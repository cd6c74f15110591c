import { z } from 'zod';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** A provider's event as far as we read it; everything else in it is kept with the event. */
export const paymentEvent = z.object({
  event_id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  occurred_at: instant,
  data: z.looseObject({}),
});
export type PaymentEvent = z.infer<typeof paymentEvent>;

export const STATUSES = ['trialing', 'active', 'past_due', 'paused', 'canceled'] as const;

/** The parts of a subscription that decide what a user may do, as a provider tells them at one moment. */
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
  /** When a cancellation that is scheduled takes effect. */
  cancelAt: Date | null;
}

/** A subscription as Paddle writes it in events, in the state's words. */
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

/** Money given back. */
export const adjustmentData = z.object({
  action: z.string(),
  status: z.string(),
  type: z.string().nullish(),
  subscription_id: z.string().nullish(),
});

/** An approved refund or chargeback of everything takes away what was paid for; credits and parts do not. */
export function endsSubscription({ action, status, type }: z.infer<typeof adjustmentData>): boolean {
  return (action === 'refund' || action === 'chargeback') && status === 'approved' && type !== 'partial';
}
