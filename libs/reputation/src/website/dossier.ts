import type { PageReply } from '../web/guarded-get';
import type { DomainAnswer } from '../web/rdap';
import type { PageSignals } from '../web/page-signals';

export interface WebsiteDossier {
  address: string;
  /** ISO date of the request. */
  today: string;
  page: PageReply;
  /** Extracted from the page, if there was one. */
  signals?: PageSignals;
  domain: DomainAnswer;
}

export function unencrypted({ chain, body }: PageReply): boolean {
  return body !== undefined && (chain.at(-1)?.startsWith('http:') ?? false);
}
