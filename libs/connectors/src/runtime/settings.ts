import type { Pace, Service } from '../connector-definition';

export type Env = Record<string, string | undefined>;

export interface Settings {
  /** Why no request is sent; undefined when the service is enabled. */
  closed?: { state: 'off' | 'no-key'; reason: string };
  /** False when a search needs a key that is not set. */
  maySearch: boolean;
  key?: string;
  contact?: string;
  pace: Pace;
}

/** Returns the prefix of the names of settings: `EUROPE_PMC` for `europe-pmc`. */
export function settingPrefix(id: string): string {
  return id.toUpperCase().replace(/-/g, '_');
}

/** Returns the name of the setting with the API key. */
export function keySetting(id: string): string {
  return `${settingPrefix(id)}_API_KEY`;
}

/** Reads the settings of one service. @throws Error naming the setting when a rate limit is invalid */
export function settingsOf(id: string, definition: Service, env: Env): Settings {
  const key = env[keySetting(id)]?.trim() || undefined;
  const contact = env['CONTACT_EMAIL']?.trim() || undefined;
  const pace =
    paceFrom(id, env, definition) ??
    (key ? definition.keyedPace : undefined) ??
    (contact ? definition.politePace : undefined) ??
    definition.pace;
  const maySearch = key !== undefined || definition.key?.needed === undefined || definition.key.needed === 'never';
  return { closed: closedBecause(id, definition, env, key, contact), maySearch, key, contact, pace };
}

function closedBecause(id: string, definition: Service, env: Env, key?: string, contact?: string): Settings['closed'] {
  const allowed = env['SOURCES']
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const named = allowed?.includes(id) ?? false;
  if (allowed && allowed.length > 0 && !named) return { state: 'off', reason: 'SOURCES does not name it.' };
  if (definition.disabledReason && !named && key === undefined)
    return { state: 'off', reason: definition.disabledReason };
  if (definition.key?.needed === 'always' && key === undefined)
    return { state: 'no-key', reason: `It needs a key from ${definition.key.from} in ${keySetting(id)}.` };
  if (definition.contact?.needed && contact === undefined)
    return { state: 'no-key', reason: 'It needs a contact address in CONTACT_EMAIL.' };
  return undefined;
}

function paceFrom(id: string, env: Env, definition: Service): Pace | undefined {
  const name = `${settingPrefix(id)}_PACE`;
  const text = env[name]?.trim();
  if (!text) return undefined;
  const parts = /^(\d{1,6}(?:\.\d{1,3})?)\/(\d{1,6}(?:\.\d{1,3})?)$/.exec(text);
  const requests = Number(parts?.[1]);
  const seconds = Number(parts?.[2]);
  if (!(requests >= 1) || !(seconds > 0))
    throw new Error(`${name} must be requests/seconds, for example 3/1, not ${text}`);
  const widest = Math.max(
    definition.pace.concurrent,
    definition.politePace?.concurrent ?? 0,
    definition.keyedPace?.concurrent ?? 0,
  );
  return { requests: Math.floor(requests), seconds, concurrent: widest };
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Returns the origin that replaces all hosts, and whether rate limits apply. @throws Error when UPSTREAM_PACE=off is set without a loopback origin */
export function upstreamOf(env: Env): { origin?: string; paced: boolean } {
  const origin = env['UPSTREAM_ORIGIN']?.trim() || undefined;
  if (env['UPSTREAM_PACE']?.trim() !== 'off') return { origin, paced: true };
  if (!origin || !LOOPBACK.includes(new URL(origin).hostname))
    throw new Error('UPSTREAM_PACE=off is allowed only when UPSTREAM_ORIGIN is a loopback address');
  return { origin, paced: false };
}

/** Returns the `User-Agent` header, with the contact address that Wikimedia, Crossref, Open Library, DBLP and arXiv ask for. */
export function userAgent(env: Env): string {
  const about = [env['PUBLIC_URL']?.trim(), env['CONTACT_EMAIL']?.trim() && `mailto:${env['CONTACT_EMAIL'].trim()}`];
  const contact = about.filter(Boolean).join('; ');
  return contact ? `Veracite/1.0 (${contact})` : 'Veracite/1.0';
}
