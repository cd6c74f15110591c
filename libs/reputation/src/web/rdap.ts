import { isRecord } from './json';
import { guardedGet, type Guard } from './guarded';
import { registeredDomain } from './place';

/** IANA's table of who serves which ending (RFC 9224). */
const BOOTSTRAP = 'https://data.iana.org/rdap/dns.json';
const BOOTSTRAP_MS = 24 * 3_600_000;
const JSON_TYPES = /^application\/(?:rdap\+)?json\b/i;

/** What a domain's registry says of it (RDAP, RFC 9083). */
export interface DomainAnswer {
  outcome: 'answered' | 'not-covered' | 'failed';
  domain?: string;
  /** ISO day; absent when the registry does not tell. */
  registeredOn?: string;
  registered?: boolean;
}

export interface DomainAges {
  /** @param address an address or a host; its registered domain is asked for */
  of(address: string): Promise<DomainAnswer>;
}

/** Domain registries, found by IANA's table, which is asked for once a day. */
export function createDomainAges(guard: Guard = {}, now: () => number = Date.now): DomainAges {
  let table: { services: Map<string, string>; until: number } | undefined;

  async function services(): Promise<Map<string, string> | undefined> {
    if (table && table.until > now()) return table.services;
    const read = servicesOf(await json(BOOTSTRAP, guard));
    if (read) table = { services: read, until: now() + BOOTSTRAP_MS };
    return read ?? table?.services;
  }

  return {
    async of(address) {
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
    // Not JSON whatever it says: the same as no answer.
    return { status };
  }
}

/** `{"services": [[["com","net"], ["https://rdap.verisign.com/com/v1/"]], …]}`; only https is taken. */
function servicesOf({ body }: { body?: unknown }): Map<string, string> | undefined {
  if (!isRecord(body) || !Array.isArray(body['services'])) return undefined;
  const found = new Map<string, string>();
  for (const service of body['services'] as unknown[]) {
    if (!Array.isArray(service)) continue;
    const [endings, bases] = service as unknown[];
    const base = Array.isArray(bases)
      ? bases.find((one) => typeof one === 'string' && one.startsWith('https:'))
      : undefined;
    if (!Array.isArray(endings) || typeof base !== 'string') continue;
    for (const ending of endings) if (typeof ending === 'string') found.set(ending.toLowerCase(), base);
  }
  return found.size > 0 ? found : undefined;
}

function registrationOf(body: Record<string, unknown>): string | undefined {
  const events = Array.isArray(body['events']) ? (body['events'] as unknown[]) : [];
  const event = events.find((one) => isRecord(one) && one['eventAction'] === 'registration');
  const date = isRecord(event) ? event['eventDate'] : undefined;
  return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}/.test(date) ? date.slice(0, 10) : undefined;
}
