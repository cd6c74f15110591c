import { getDomain, getHostname } from 'tldts';

/**
 * Where a website stands, as lists of websites are compared: the host without `www.`, and the path without a file at
 * its end. `http://www.world-food.net/index.html` gives `world-food.net`, `http://x.org/sci/index.php` `x.org/sci`.
 * @returns undefined when the text holds no host with a known ending
 */
export function placeOf(address: string): string | undefined {
  const host = getHostname(address)?.replace(/^www\d?\./, '');
  if (!host || getDomain(host) === null) return undefined;
  const text = address.includes('://') ? address : `http://${address}`;
  if (!URL.canParse(text)) return host;
  const steps = new URL(text).pathname.split('/').filter((step) => step !== '' && !/\.[a-z]{3,5}$/i.test(step));
  return [host, ...steps].join('/').toLowerCase();
}

/** Every place that holds a place, itself first: `a.x.org/b` stands below `a.x.org`, and that below `x.org`. */
export function placesAbove(place: string): string[] {
  const [host = '', ...steps] = place.split('/');
  const above = steps.map((_, at) => [host, ...steps.slice(0, steps.length - at)].join('/'));
  const domain = getDomain(host) ?? host;
  const labels = host
    .slice(0, Math.max(0, host.length - domain.length - 1))
    .split('.')
    .filter(Boolean);
  const hosts = labels.map((_, at) => [...labels.slice(at), domain].join('.'));
  return [...above, ...hosts, domain];
}

/** The part of a host that somebody registered (Public Suffix List): `journals.plos.org` gives `plos.org`. */
export function registeredDomain(address: string): string | undefined {
  return getDomain(address) ?? undefined;
}
