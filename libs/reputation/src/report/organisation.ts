import type { Aspect, BalanceLine } from '@veracite/model/balance';
import { WEIGHTS } from '../weights';
import { speaksFor, worthKnowing } from './line';

/** An organisation as the registry of research organisations knows it. */
export interface OrganisationFacts {
  url?: string;
  name: string;
  /** education, company, government, funder … */
  types: string[];
  /** ISO 3166 code of two letters. */
  country?: string;
  /** active, inactive or withdrawn. */
  status?: string;
  established?: number;
}

export interface OrganisationReply {
  /** The registry, for people. */
  name: string;
  answered: boolean;
  organisation?: OrganisationFacts;
}

/**
 * What the registry says of an author's employer or of a publisher. That it does not hold one says nothing: companies
 * and small societies are seldom in it.
 */
export function organisationLines(
  reply: OrganisationReply | undefined,
  aspect: Aspect,
  today: string,
  share = 1,
): BalanceLine[] {
  const it = reply?.organisation;
  if (!reply || !it) return [];
  const origin = { origin: reply.name, date: today, url: it.url };
  const traits = [
    ...it.types,
    ...(it.country ? [it.country] : []),
    ...(it.established ? [`since ${it.established}`] : []),
  ];
  const described = traits.length > 0 ? ` (${traits.join(', ')})` : '';
  if (it.status !== undefined && it.status !== 'active')
    return [worthKnowing('organisation', aspect, `${it.name}${described} is marked ${it.status} there.`, origin)];
  return [
    speaksFor(
      WEIGHTS.organisation * share,
      'organisation',
      aspect,
      `${it.name} is registered as a research organisation${described}.`,
      origin,
    ),
  ];
}
