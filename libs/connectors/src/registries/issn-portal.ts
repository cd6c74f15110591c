import { normalizeIssn } from '@veracite/model/identifiers';
import { z } from 'zod';
import { defineRequest, WrongShape } from '../connector-definition';
import { fields, listOf, optionalObject, text, texts } from '../mapping/lenient-schemas';
import type { RegistryDefinition } from './registry-definition';
import type { JournalRecord } from './registries';
import { normalizeIssns, buildJournal } from './record-fields';

const titled = z.object({ '@id': text, name: text });
const node = z.object({
  ...fields(text, '@id mainTitle startDate material url'),
  ...fields(texts, 'name alternateName issn'),
  identifier: listOf(z.object({ name: text, value: text })),
  isPartOf: optionalObject({ '@id': text }),
  exampleOfWork: optionalObject({ '@id': text, workExample: listOf(titled) }),
  publisher: optionalObject({ name: text }),
});
type Node = z.infer<typeof node>;

/** The record is the JSON body, inside an `@graph`, or inside an HTML page. The page of an unknown ISSN has none. */
const reply = z.string().transform((body) => {
  const text = body.trimStart();
  if (!/^[[{]/.test(text)) return listOf(node).parse(pageNodes(text));
  const nodes = listOf(node).parse(nodesOf(text));
  if (!nodes.some((node) => node['@id'])) throw new WrongShape('@id');
  return nodes;
});

function nodesOf(json: string): unknown[] {
  try {
    const data = JSON.parse(json) as { '@graph'?: unknown } | unknown[];
    if (Array.isArray(data)) return data;
    return Array.isArray(data['@graph']) ? (data['@graph'] as unknown[]) : [data];
  } catch (thrown) {
    if (thrown instanceof SyntaxError) throw new WrongShape('JSON');
    throw thrown;
  }
}

function pageNodes(html: string): unknown[] {
  const opening = /<script type="application\/ld\+json">/i.exec(html);
  if (!opening && !/^<(?:!doctype html|html)/i.test(html)) throw new WrongShape('page');
  const from = opening ? opening.index + opening[0].length : -1;
  return from < 0 ? [] : nodesOf(html.slice(from, html.indexOf('</script>', from)));
}

const idNumber = (kind: string, id = ''): string | undefined =>
  id.includes(`${kind}/`) ? normalizeIssn(id.slice(-9)) : undefined;

function journalRecord(it: Node, issn: string): JournalRecord | undefined {
  const title = it.mainTitle ?? it.alternateName[0] ?? it.name[0];
  if (!title) return undefined;
  const linking =
    it.identifier.find((item) => item.name === 'ISSN-L')?.value ??
    idNumber('ISSN-L', it.exampleOfWork?.['@id'] ?? it.isPartOf?.['@id']);
  const others = (it.exampleOfWork?.workExample ?? []).map((item) => idNumber('ISSN', item['@id']));
  return buildJournal('issn-portal', {
    id: issn,
    url: `https://portal.issn.org/resource/ISSN/${issn}`,
    title: title.trim(),
    alternativeTitles: [...new Set([...it.name, ...it.alternateName].map((item) => item.trim()))].filter(
      (item) => item !== title.trim(),
    ),
    issns: normalizeIssns([linking, issn, ...it.issn, ...others]),
    type: it.material,
    publisher: it.publisher?.name,
    homepage: it.url,
    firstYear: Number(/\d{4}/.exec(it.startDate ?? '')?.[0]) || undefined,
  });
}

/** https://portal.issn.org: the free part of a record. The portal asks not to be copied in bulk: one number at a time. */
export const issnPortal: RegistryDefinition = {
  version: 1,
  service: {
    version: 1,
    name: 'ISSN Portal',
    documentation: 'https://www.issn.org/services/online-services/access-to-the-register/',
    pace: { requests: 1, seconds: 1, concurrent: 1 },
  },
  requests: {
    'journal by issn': (value) => {
      const issn = normalizeIssn(value);
      if (!issn) return undefined;
      const url = `https://portal.issn.org/resource/ISSN/${issn}?format=json`;
      return defineRequest({ url, format: 'text' }, reply, (nodes) => {
        const resource = nodes.find((node) => idNumber('ISSN', node['@id']) === issn && !node['@id']?.includes('#'));
        return resource ? [journalRecord(resource, issn)] : [];
      });
    },
  },
};
