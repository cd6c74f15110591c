import publishers from '../../data/publishers.json';
import { foldedName } from '@veracite/text/journal-name';
import { rowsOf } from '@veracite/text/data-file';
import type { Origin } from '../report/signals';
import { placeOf, placesAbove } from '../web/place';

/** The list was compiled for this product from public knowledge. */
export const KNOWN_ORIGIN: Origin = { origin: 'Veracite, list of established publishers', date: '2026-11-21' };

/** A publisher, society, index or archive with known websites. */
interface KnownPublisher {
  name: string;
  /** commercial, university press, society, nonprofit, government, index, repository, preprint server. */
  type: string;
  domains: string[];
}

export interface KnownPublishers {
  publisherOf(address: string): KnownPublisher | undefined;
  /** Finds a publisher by exact folded name or registered name. */
  named(name: string): KnownPublisher | undefined;
}

/** Reads the publishers in libs/reputation/data. */
export function readPublishers(): KnownPublishers {
  const rows = rowsOf(publishers, ['name', 'type', 'domains', 'also']).map(({ name, type, domains, also }) => ({
    publisher: { name, type, domains: domains.split(' ') },
    names: [name, ...also.split(';').filter(Boolean)],
  }));
  const byDomain = new Map(rows.flatMap(({ publisher }) => publisher.domains.map((domain) => [domain, publisher])));
  const byName = new Map(rows.flatMap(({ publisher, names }) => names.map((name) => [foldedName(name), publisher])));
  return {
    publisherOf: (address) => {
      const place = placeOf(address);
      return place === undefined ? undefined : placesAbove(place).flatMap((above) => byDomain.get(above) ?? [])[0];
    },
    named: (name) => byName.get(foldedName(name)),
  };
}
