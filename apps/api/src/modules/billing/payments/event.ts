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

/** The parts of a subscription that decide what a user may do. */
export const subscriptionData = z.object({
  id: z.string().min(1).max(200),
  status: z.enum(['trialing', 'active', 'past_due', 'paused', 'canceled']),
  customer_id: z.string().max(200).nullish(),
  started_at: instant.nullish(),
  current_billing_period: z.object({ ends_at: instant }).nullish(),
  scheduled_change: z.object({ action: z.string(), effective_at: instant }).nullish(),
  items: z.array(z.object({ price: z.object({ id: z.string() }) })).min(1),
  custom_data: z.looseObject({ userId: z.uuid().optional() }).nullish(),
});
export type SubscriptionData = z.infer<typeof subscriptionData>;

/** An approved refund or chargeback of everything ends the subscription it was for. */
export const adjustmentData = z.object({
  action: z.string(),
  status: z.string(),
  type: z.string().nullish(),
  subscription_id: z.string().nullish(),
});
