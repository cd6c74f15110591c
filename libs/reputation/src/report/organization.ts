import type { Aspect, BalanceLine } from '@veracite/model/balance';
import type { OrganizationFacts } from '@veracite/model/registered';
import { signal } from './signals';

export interface OrganizationReply {
  /** Display name of the registry. */
  name: string;
  answered: boolean;
  organization?: OrganizationFacts;
}

/** Returns lines about an employer or publisher. A missing record is no evidence: small ones are rarely registered. */
export function organizationLines(
  reply: OrganizationReply | undefined,
  aspect: Aspect,
  today: string,
  share = 1,
): BalanceLine[] {
  const it = reply?.organization;
  if (!reply || !it) return [];
  const traits = [...it.types, it.country, it.established && `since ${it.established}`].filter(Boolean).join(', ');
  const { name, status = 'active' } = it;
  return [
    signal(
      status === 'active' ? 'organisation' : 'organisation-inactive',
      { origin: reply.name, date: today, url: it.url },
      { name, traits, status },
      { aspect, share },
    ),
  ];
}
