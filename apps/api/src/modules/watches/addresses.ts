import type { SignedAddresses } from '../../platform/security/signed-address';

/** Path of the page with the watches in the web client. */
export const WATCH_PAGE = '/watch';

export const feedPath = (signed: SignedAddresses, id: string) =>
  `/api/watches/feed/${signed.tokenOf('watch-feed', id)}`;

/** Returns the path of the page on which a person ends the mails of a watch. */
export const unsubscribePage = (token: string) => `/unsubscribe/${token}`;

/** Returns the URLs that end the mails of a watch. */
export function unsubscribeAddresses(origin: string, signed: SignedAddresses, id: string) {
  const token = signed.tokenOf('watch-mails', id);
  return { post: `${origin}/api/watches/unsubscribe/${token}`, page: origin + unsubscribePage(token) };
}
