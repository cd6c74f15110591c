import { getDomain, getHostname } from 'tldts';

/**
 * Normalizes the address of a website: the host without `www.`, and the path without a file name at its end.
 * `http://www.world-food.net/index.html` becomes `world-food.net`, `http://x.org/sci/index.php` becomes `x.org/sci`.
 * @returns undefined if the text contains no host with a known suffix
 */
export function placeOf(address: string): string | undefined {
  const host = getHostname(address)?.replace(/^www\d?\./, '');
  if (!host || getDomain(host) === null) return undefined;
  const text = address.includes('://') ? address : `http://${address}`;
  if (!URL.canParse(text)) return host;
  const steps = new URL(text).pathname.split('/').filter((step) => step !== '' && !/\.[a-z]{3,5}$/i.test(step));
  return [host, ...steps].join('/').toLowerCase();
}

/** Returns an address and all that contain it: `a.x.org/b`, `a.x.org`, `x.org`. */
export function placesAbove(place: string): string[] {
  const [host = '', ...steps] = place.split('/');
  const above = steps.map((_, index) => [host, ...steps.slice(0, steps.length - index)].join('/'));
  const domain = getDomain(host) ?? host;
  const labels = host
    .slice(0, Math.max(0, host.length - domain.length - 1))
    .split('.')
    .filter(Boolean);
  const hosts = labels.map((_, index) => [...labels.slice(index), domain].join('.'));
  return [...above, ...hosts, domain];
}

/** Returns the registered domain of a host (Public Suffix List): `journals.plos.org` gives `plos.org`. */
export function registeredDomain(address: string): string | undefined {
  return getDomain(address) ?? undefined;
}
