import type { Pace, Service } from '../connector-definition';

export type Env = Record<string, string | undefined>;

/** How a database is set up by the environment. */
export interface Settings {
  /** Undefined when it may be asked. */
  closed?: { state: 'off' | 'no-key'; reason: string };
  /** What is not allowed although it is open: searching without the key that searching needs. */
  maySearch: boolean;
  key?: string;
  contact?: string;
  pace: Pace;
}

/** `europe-pmc` as it stands in the names of its switches: `EUROPE_PMC`. */
export function settingPrefix(id: string): string {
  return id.toUpperCase().replace(/-/g, '_');
}

/** The switch that holds a database's key. */
export function keySetting(id: string): string {
  return `${settingPrefix(id)}_API_KEY`;
}

/** What the environment says of one database. @throws Error naming the switch when a pace cannot be read */
export function settingsOf(id: string, definition: Service, env: Env): Settings {
  const key = env[keySetting(id)]?.trim() || undefined;
  const contact = env['CONTACT_EMAIL']?.trim() || undefined;
  const pace =
    paceFrom(id, env, definition) ??
    (key ? definition.keyedPace : undefined) ??
    (contact ? definition.politePace : undefined) ??
    definition.pace;
  const mayKey = key !== undefined || definition.key?.needed === undefined || definition.key.needed === 'never';
  return {
    closed: closedBecause(id, definition, env, key, contact),
    maySearch: mayKey,
    key,
    contact,
    pace,
  };
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
    return { state: 'no-key', reason: `It needs a key in ${keySetting(id)}, to be had at ${definition.key.from}.` };
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
    throw new Error(`${name} must read requests/seconds, as 3/1; it reads ${text}`);
  const widest = Math.max(
    definition.pace.concurrent,
    definition.politePace?.concurrent ?? 0,
    definition.keyedPace?.concurrent ?? 0,
  );
  return { requests: Math.floor(requests), seconds, concurrent: widest };
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Where calls go instead of the databases, and whether paces are kept there. @throws Error when UPSTREAM_PACE=off is used elsewhere than on this machine */
export function upstreamOf(env: Env): { origin?: string; paced: boolean } {
  const origin = env['UPSTREAM_ORIGIN']?.trim() || undefined;
  if (env['UPSTREAM_PACE']?.trim() !== 'off') return { origin, paced: true };
  if (!origin || !LOOPBACK.includes(new URL(origin).hostname))
    throw new Error('UPSTREAM_PACE=off is allowed only when UPSTREAM_ORIGIN is a loopback address');
  return { origin, paced: false };
}

/** Who we say we are; Wikimedia, Crossref, Open Library, DBLP and arXiv want to be able to write to us. */
export function userAgent(env: Env): string {
  const about = [env['PUBLIC_URL']?.trim(), env['CONTACT_EMAIL']?.trim() && `mailto:${env['CONTACT_EMAIL'].trim()}`];
  const known = about.filter(Boolean).join('; ');
  return known ? `Veracite/1.0 (${known})` : 'Veracite/1.0';
}
