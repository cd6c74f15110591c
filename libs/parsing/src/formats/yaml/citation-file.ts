import type { CslName, CslType } from '@veracite/model/csl';
import { isMap, isScalar, type YAMLMap } from 'yaml';
import { compose } from '../compose';
import type { Entry } from '../entry';
import { citationFileType } from '../schema-types';
import { asList, asText, isObject, type Json } from '../json/csl-item';
import { mapOf, mapsIn, pairsOf, readYaml, trimmed } from './yaml-document';

/** Keys of the file that contain other works. */
const OTHERS = new Set(['references', 'preferred-citation']);

/** Reads CITATION.cff (1.2): its `preferred-citation`, else the software itself, and its `references`. */
export function readCitationFile(text: string): Entry[] | undefined {
  const contents = readYaml(text);
  const file = mapOf(text, contents);
  if (!file || !isMap(contents)) return undefined;
  const preferred = mapOf(text, contents.get('preferred-citation', true));
  const main = preferred
    ? { span: { start: preferred.start, end: preferred.end }, ...readWork(preferred.value, 'document') }
    : { span: ownPart(text, contents), ...readWork(file.value, 'software') };
  const others = mapsIn(text, contents.get('references', true)).map(({ start, end, value }) => ({
    span: { start, end },
    ...readWork(value, 'document'),
  }));
  return [main, ...others].filter(({ csl }) => csl.title);
}

/** Returns the span of the keys around the title, which describe the software itself. */
function ownPart(text: string, map: YAMLMap): { start: number; end: number } {
  let [start, end] = [0, 0];
  let hasTitle = false;
  for (const [key, { key: node, value }] of pairsOf(map)) {
    const from = isScalar(node) ? (node.range?.[0] ?? 0) : 0;
    if (OTHERS.has(key)) {
      if (hasTitle) break;
      start = end = 0;
      continue;
    }
    if (end === 0) start = from;
    end = isObject(value) && Array.isArray(value['range']) ? Number(value['range'][1]) : from;
    hasTitle ||= key === 'title';
  }
  return trimmed(text, { start, end });
}

function readWork(work: Json, otherwise: CslType): Omit<Entry, 'span'> {
  const value = (...keys: string[]): string | undefined => keys.map((key) => asText(work[key])).find(Boolean);
  const named = (key: string): string | undefined => {
    const entity = work[key];
    return isObject(entity) ? asText(entity['name']) : asText(entity);
  };
  const type = citationFileType(value('type') ?? '') ?? otherwise;
  const collection = value('collection-title');
  const isPart = type === 'chapter' || type === 'paper-conference';
  return compose({
    type,
    authors: people(work['authors']),
    editors: people(work['editors']),
    translators: people(work['translators']),
    date:
      value('date-published', 'date-released', 'issue-date') ??
      [value('year'), value('month')?.padStart(2, '0')].filter(Boolean).join('-'),
    accessed: value('date-accessed'),
    first: value('start'),
    last: value('end'),
    texts: {
      title: value('title'),
      'container-title': value('journal') ?? (isPart ? collection : undefined),
      'container-title-short': value('abbreviation'),
      'collection-title': isPart ? undefined : collection,
      'event-title': named('conference'),
      volume: value('volume'),
      issue: value('issue'),
      number: value('number'),
      edition: value('edition'),
      publisher: named('publisher') ?? named('institution'),
      genre: value('thesis-type'),
      version: value('version'),
      URL: value('url', 'repository-code', 'repository', 'repository-artifact'),
    },
    identifiers: [
      { kind: 'doi', value: value('doi') ?? listedDoi(work['identifiers']) },
      { kind: 'pmcid', value: value('pmcid') },
      { kind: 'isbn', value: value('isbn') },
      { kind: 'issn', value: value('issn') },
    ],
  });
}

function listedDoi(identifiers: unknown): string | undefined {
  return asText(
    asList(identifiers)
      .filter(isObject)
      .find(({ type }) => type === 'doi')?.['value'],
  );
}

/** Reads people by the parts of their name, organizations by name, others by alias. */
function people(value: unknown): (CslName | string)[] {
  return asList(value)
    .filter(isObject)
    .flatMap((person): CslName[] => {
      const text = (key: string): string | undefined => asText(person[key]);
      const [family, given] = [text('family-names'), text('given-names')];
      const [particle, suffix] = [text('name-particle'), text('name-suffix')];
      const literal = text('name') ?? text('alias');
      if (!family && !given) return literal ? [{ literal }] : [];
      return [
        {
          ...(family && { family }),
          ...(given && { given }),
          ...(particle && { 'non-dropping-particle': particle }),
          ...(suffix && { suffix }),
        },
      ];
    });
}
