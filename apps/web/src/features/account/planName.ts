import { planSlugOf } from '@veracite/contracts/plans';

/** A plan's name for people: "Free", "Professional". Older names are understood. */
export function planName(planType: string | undefined): string {
  const slug = planSlugOf(planType ?? 'free') ?? planType ?? 'free';
  return slug.charAt(0).toUpperCase() + slug.slice(1);
}
