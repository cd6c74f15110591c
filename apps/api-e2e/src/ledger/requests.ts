import type { BibliographyEntry } from '@veracite/model/bibliography';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Status } from '@veracite/model/verdict';
import { DEEP_LEARNING, HALLMARKS, INVENTED } from '@veracite/testing/famous-works';

/** Of a kind that no connected database covers: answered with `unknown`, which is free. */
const THESIS = 'Quellmann, T. (2011). On the patience of ledgers (Doctoral dissertation). University of Ostrowitz.';
const TEXTS = [DEEP_LEARNING, HALLMARKS, INVENTED, THESIS];

/** A request that costs credits. */
export interface Charging {
  account: number;
  /** Credits it reserves, 1 to 100. */
  cost: number;
  key: string;
  path: string;
  body: unknown;
  /** Asks to be answered by 202 at once. */
  later: boolean;
}

/** Any request that charges, of a random cost; the same for the same numbers. */
export function chargingRequest(number: number, accounts: number, random: () => number): Charging {
  const account = Math.floor(random() * accounts);
  const cost = 1 + Math.floor(random() * 100);
  const kind = random();
  const texts = Array.from({ length: cost }, () => TEXTS[Math.floor(random() * TEXTS.length)] ?? THESIS);
  const common = { account, cost, key: `request-${number}`, later: false };
  if (cost === 1 && kind < 0.5)
    return { ...common, path: '/api/citations/find', body: { title: 'deep learning', year: 2015 } };
  if (cost === 1) return { ...common, path: '/api/citations/verify', body: { citation: texts[0] } };
  if (kind < 0.2)
    return { ...common, path: '/api/bibliography/analyze', body: { bibliography: numbered(texts).join('\n') } };
  return { ...common, path: '/api/citations/verify-batch', body: { citations: texts }, later: kind < 0.4 };
}

/** Lines of a bibliography that are different, so that none is left out as a duplicate. */
const numbered = (texts: string[]) => texts.map((text, index) => `[${index + 1}] ${text}`);

/** The body of a response with status 200 of any tool. */
interface AnyAnswer {
  /** A search. */
  totalFound?: number;
  /** A batch. */
  results?: Pick<VerificationResult, 'status'>[];
  /** A bibliography, or a check. */
  entries?: (Pick<BibliographyEntry, 'verdict'> & { result?: Pick<VerificationResult, 'status'> })[];
  /** A single check. */
  status?: Status;
}

/** Returns the number of answered references, or undefined when the response does not have it: a duplicate may hide its verdict. */
export function answeredIn(body: unknown): number | undefined {
  const { totalFound, results, entries, status } = body as AnyAnswer;
  if (totalFound !== undefined) return 1;
  const statuses = results?.map((result) => result.status) ??
    entries?.map(({ verdict, result }) => result?.status ?? verdict) ?? [status];
  return statuses.includes(undefined) ? undefined : statuses.filter((item) => item !== 'unknown').length;
}
