import type { WorkQuery } from '@veracite/connectors/port';
import type { FindRequest } from '@veracite/contracts/find';
import { LIMITS } from '@veracite/contracts/limits';
import { dateOf } from '@veracite/model/csl';
import { normaliseDoi } from '@veracite/model/identifiers';
import type { Reference } from '@veracite/model/reference';
import { readNames } from '@veracite/parsing/names/read-names';

/** What a searcher remembers of a work, as a reference that can be compared with works. */
export function descriptionOf(request: FindRequest): Reference {
  const doi = request.doi ? normaliseDoi(request.doi) : undefined;
  const raw = [request.author, request.year, request.title, request.journal, request.doi].filter(Boolean).join('. ');
  return {
    id: 'description',
    raw,
    span: { start: 0, end: raw.length },
    format: 'text',
    csl: {
      type: 'document',
      title: request.title || undefined,
      author: request.author ? readNames(request.author).names : undefined,
      'container-title': request.journal || undefined,
      issued: request.year === undefined ? undefined : dateOf(request.year),
      DOI: doi,
    },
    identifiers: doi ? { doi } : {},
    fields: {},
    doubts: [],
  };
}

/** The question that databases are asked for a description. */
export function searchOf(request: FindRequest, { csl, raw }: Reference): WorkQuery {
  return {
    title: csl.title,
    authors: csl.author?.slice(0, 5),
    year: request.year,
    containerTitle: csl['container-title'],
    keywords: request.keywords?.slice(0, 300) || undefined,
    raw: raw || undefined,
    limit: LIMITS.findMax,
  };
}
