import { z } from 'zod';
import type { CslName } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { parseDisplayName } from './person-names';
import { listOf, optionalObject, text } from './lenient-schemas';
import { buildWork } from './build-work';
import { workTypes } from './work-types';

const snak = z.object({ datavalue: optionalObject({ value: z.unknown() }) });
const claim = z.object({
  mainsnak: snak,
  rank: text,
  qualifiers: z.record(z.string(), listOf(snak)).optional().catch(undefined),
});
const entityShape = z.object({
  id: text,
  labels: z
    .record(z.string(), z.object({ value: text }))
    .optional()
    .catch(undefined),
  claims: z.record(z.string(), listOf(claim)).optional().catch(undefined),
});
export const entitiesShape = z.record(z.string(), entityShape);
type Entity = z.infer<typeof entityShape>;

/** Wikidata properties (wikidata.org/wiki/Property:P…). */
const TITLE = 'P1476';
const AUTHOR = 'P50';
const AUTHOR_NAME = 'P2093';
const PUBLISHED_IN = 'P1433';
const PUBLISHER = 'P123';
const ORDINAL = 'P1545';
const RETRACTED_BY = 'P5824';
const INSTANCE_OF = 'P31';

const TYPES = workTypes('wikidata');

function valuesOf(entity: Entity, property: string): unknown[] {
  return (entity.claims?.[property] ?? [])
    .filter((claim) => claim.rank !== 'deprecated')
    .map((claim) => claim.mainsnak.datavalue?.value);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const object = value as { text?: unknown; time?: unknown; id?: unknown };
  return [object.text, object.time, object.id].find((item) => typeof item === 'string');
}

const first = (entity: Entity, property: string): string | undefined => textOf(valuesOf(entity, property)[0]);

/** Returns the ids of the items whose labels describe the work. */
export function linksOf(entity: Entity): string[] {
  return [AUTHOR, PUBLISHED_IN, PUBLISHER]
    .flatMap((property) => valuesOf(entity, property).map(textOf))
    .filter((id) => id !== undefined);
}

function authorsOf(entity: Entity, labels: Map<string, string>): CslName[] {
  const all = [AUTHOR, AUTHOR_NAME].flatMap((property) =>
    (entity.claims?.[property] ?? []).map((claim) => {
      const value = textOf(claim.mainsnak.datavalue?.value);
      const place = Number(textOf(claim.qualifiers?.[ORDINAL]?.[0]?.datavalue?.value) ?? Infinity);
      return { place, name: parseDisplayName(property === AUTHOR ? labels.get(value ?? '') : value) };
    }),
  );
  return all.sort((a, b) => a.place - b.place).flatMap(({ name }) => name ?? []);
}

/** @param labels the labels of the items of `linksOf` */
export function entityWork(entity: Entity, labels: Map<string, string>): Work | undefined {
  const kinds = valuesOf(entity, INSTANCE_OF).map(textOf);
  const retracted = kinds.includes('Q45182324') || valuesOf(entity, RETRACTED_BY).length > 0;
  const date = first(entity, 'P577')?.replace(/^\+/, '').replace(/-00/g, '');
  const title = first(entity, TITLE) ?? entity.labels?.['en']?.value;
  if (!title || !entity.claims) return undefined;
  return buildWork('wikidata', {
    id: entity.id,
    type: kinds.map((kind) => TYPES[kind ?? '']).find((type) => type !== undefined) ?? 'document',
    title,
    otherTitles: [entity.labels?.['en']?.value],
    authors: authorsOf(entity, labels),
    dates: [date],
    container: labels.get(first(entity, PUBLISHED_IN) ?? ''),
    volume: first(entity, 'P478'),
    issue: first(entity, 'P433'),
    page: first(entity, 'P304'),
    publisher: labels.get(first(entity, PUBLISHER) ?? ''),
    doi: first(entity, 'P356'),
    pmid: first(entity, 'P698'),
    pmcid: first(entity, 'P932') && `PMC${first(entity, 'P932')}`,
    arxiv: first(entity, 'P818'),
    isbn: [first(entity, 'P212'), first(entity, 'P957')],
    url: entity.id && `https://www.wikidata.org/wiki/${entity.id}`,
    notices: retracted ? [{ standing: 'retracted', source: 'wikidata' }] : undefined,
  });
}
