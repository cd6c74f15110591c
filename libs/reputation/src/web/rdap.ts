import { guardedGet, type Guard } from './guarded-get';
import { registeredDomain } from './place';

/** IANA's table of RDAP servers by top-level domain (RFC 9224). */
const BOOTSTRAP = 'https://data.iana.org/rdap/dns.json';
const BOOTSTRAP_MS = 24 * 3_600_000;
const JSON_TYPES = /^application\/(?:rdap\+)?json\b/i;

/** The answer of a domain registry (RDAP, RFC 9083). */
export interface DomainAnswer {
  outcome: 'answered' | 'not-covered' | 'failed';
  domain?: string;
  /** ISO date; absent if the registry does not report it. */
  registeredOn?: string;
  registered?: boolean;
}

export interface DomainAges {
  /** @param address an address or a host; its registered domain is looked up */
  lookUp(address: string): Promise<DomainAnswer>;
}

/** Creates a client of the domain registries. IANA's table of servers is requested once a day. */
export function createDomainAges(guard: Guard = {}, now: () => number = Date.now): DomainAges {
  let table: { services: Map<string, string>; until: number } | undefined;

  async function services(): Promise<Map<string, string> | undefined> {
    if (table && table.until > now()) return table.services;
    const read = servicesOf(await json(BOOTSTRAP, guard));
    if (read) table = { services: read, until: now() + BOOTSTRAP_MS };
    return read ?? table?.services;
  }

  return {
    async lookUp(address) {
      const domain = registeredDomain(address);
      if (domain === undefined) return { outcome: 'not-covered' };
      const known = await services();
      if (!known) return { outcome: 'failed', domain };
      const base = known.get(domain.split('.').at(-1) ?? '');
      if (base === undefined) return { outcome: 'not-covered', domain };
      const met = await json(`${base.replace(/\/$/, '')}/domain/${domain}`, guard);
      if (met.status === 404) return { outcome: 'answered', domain, registered: false };
      if (!isRecord(met.body)) return { outcome: 'failed', domain };
      return { outcome: 'answered', domain, registered: true, registeredOn: registrationOf(met.body) };
    },
  };
}

async function json(address: string, guard: Guard): Promise<{ status?: number; body?: unknown }> {
  const { status, body } = await guardedGet(address, 'application/rdap+json, application/json', JSON_TYPES, guard);
  if (body === undefined || (status ?? 0) >= 300) return { status };
  try {
    return { status, body: JSON.parse(body) };
  } catch {
    // Invalid JSON is treated as no answer.
    return { status };
  }
}

/** `{"services": [[["com","net"], ["https://rdap.verisign.com/com/v1/"]], …]}`; only https is used. */
function servicesOf({ body }: { body?: unknown }): Map<string, string> | undefined {
  if (!isRecord(body) || !Array.isArray(body['services'])) return undefined;
  const found = new Map<string, string>();
  for (const service of body['services'] as unknown[]) {
    if (!Array.isArray(service)) continue;
    const [endings, bases] = service as unknown[];
    const base = Array.isArray(bases)
      ? bases.find((base) => typeof base === 'string' && base.startsWith('https:'))
      : undefined;
    if (!Array.isArray(endings) || typeof base !== 'string') continue;
    for (const ending of endings) if (typeof ending === 'string') found.set(ending.toLowerCase(), base);
  }
  return found.size > 0 ? found : undefined;
}

function registrationOf(body: Record<string, unknown>): string | undefined {
  const events = Array.isArray(body['events']) ? (body['events'] as unknown[]) : [];
  const event = events.find((event) => isRecord(event) && event['eventAction'] === 'registration');
  const date = isRecord(event) ? event['eventDate'] : undefined;
  return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}/.test(date) ? date.slice(0, 10) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
