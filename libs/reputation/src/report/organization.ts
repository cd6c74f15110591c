import type { Aspect, BalanceLine } from '@veracite/model/balance';
import { WEIGHTS } from '../weights';
import { lineFor, neutralLine } from './balance-lines';

/** An organization in the registry of research organizations. */
export interface OrganizationFacts {
  url?: string;
  name: string;
  /** education, company, government, funder … */
  types: string[];
  /** ISO 3166-1 alpha-2 code. */
  country?: string;
  /** active, inactive or withdrawn. */
  status?: string;
  established?: number;
}

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
