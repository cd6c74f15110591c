import type { PageReply } from '../web/guarded';
import type { DomainAnswer } from '../web/rdap';
import type { PageSigns } from '../web/signs';

/** Everything met at one address. */
export interface WebsiteDossier {
  address: string;
  /** ISO day of asking. */
  today: string;
  page: PageReply;
  /** Read from the page, when there was one. */
  signs?: PageSigns;
  domain: DomainAnswer;
}

export function unencrypted({ chain, body }: PageReply): boolean {
  return body !== undefined && (chain.at(-1)?.startsWith('http:') ?? false);
}
