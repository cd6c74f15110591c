import type { SignedAddresses } from '../../platform/security/signed-address';

/** The page with the watches in the web client. */
export const WATCH_PAGE = '/watch';

/** Path of a watch's feed. */
export const feedPath = (signed: SignedAddresses, id: string) =>
  `/api/watches/feed/${signed.tokenOf('watch-feed', id)}`;

/** Page on which a person ends the mails of a watch. */
export const unsubscribePage = (token: string) => `/unsubscribe/${token}`;

/** Where the mails of a watch end. */
export function unsubscribeAddresses(origin: string, signed: SignedAddresses, id: string) {
  const token = signed.tokenOf('watch-mails', id);
  return { post: `${origin}/api/watches/unsubscribe/${token}`, page: origin + unsubscribePage(token) };
}
