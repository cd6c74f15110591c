import type { Aspect, BalanceLine } from '@veracite/model/balance';
import type { OrganizationFacts } from '@veracite/model/registered';
import { WEIGHTS } from '../weights';
import { lineFor, neutralLine } from './balance-lines';

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
  const origin = { origin: reply.name, date: today, url: it.url };
  const traits = [
    ...it.types,
    ...(it.country ? [it.country] : []),
    ...(it.established ? [`since ${it.established}`] : []),
  ];
  const described = traits.length > 0 ? ` (${traits.join(', ')})` : '';
  if (it.status !== undefined && it.status !== 'active')
    return [neutralLine('organisation', aspect, `${it.name}${described} is marked ${it.status} there.`, origin)];
  return [
    lineFor(
      WEIGHTS.organization * share,
      'organisation',
      aspect,
      `${it.name} is registered as a research organisation${described}.`,
      origin,
    ),
  ];
}
