import { personName } from '@veracite/connectors/mapping/person-names';
import { parseDate } from '@veracite/connectors/mapping/csl-dates';
import { buildWork } from '@veracite/connectors/mapping/build-work';
import type { Work } from '@veracite/model/work';
import { z } from 'zod';

/** A line of arXiv's metadata snapshot (arxiv-metadata-oai-snapshot.json). */
const lineShape = z.object({
  id: z.string(),
  title: z.string(),
  doi: z.string().nullish(),
  abstract: z.string().nullish(),
  update_date: z.string().nullish(),
  versions: z.array(z.object({ created: z.string() })).optional(),
  authors_parsed: z.array(z.array(z.string())).optional(),
});

export function arxivSnapshotWork(record: unknown): Work | undefined {
  const found = lineShape.safeParse(record);
  if (!found.success) return undefined;
  const { id, title, doi, abstract, versions, authors_parsed: authors, update_date: updated } = found.data;
  const created = versions?.[0]?.created;
  const first = created ? new Date(created).toISOString().slice(0, 10) : (updated ?? undefined);
  return buildWork('arxiv', {
    id,
    type: 'article',
    genre: 'preprint',
    title: title.replace(/\s+/g, ' '),
    authors: authors?.flatMap(([family, given, suffix]) => personName(family, given, suffix) ?? []),
    issued: parseDate(first),
    container: 'arXiv',
    publisher: 'arXiv',
    abstract: abstract ?? undefined,
    arxiv: id,
    doi: `10.48550/arxiv.${id}`,
    url: `https://arxiv.org/abs/${id}`,
    versionOf: doi?.split(' ')[0],
    openAccess: true,
  });
}
