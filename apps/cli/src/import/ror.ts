import type { Reading } from '@veracite/library/import/reading';
import { jsonTexts } from '@veracite/library/import/json-records';
import { z } from 'zod';
import { begun } from './begun';

/** A record of ROR's schema 2 (ror.readme.io/docs/ror-data-structure), as far as names are concerned. */
const organisationShape = z.object({
  id: z.string().regex(/^https:\/\/ror\.org\/0[a-z0-9]{8}$/),
  status: z.enum(['active', 'inactive', 'withdrawn']),
  names: z.array(z.object({ value: z.string(), types: z.array(z.string()) })).min(1),
  locations: z
    .array(z.object({ geonames_details: z.object({ country_name: z.string().nullish() }).nullish() }))
    .nullish(),
  admin: z.object({ last_modified: z.object({ date: z.iso.date() }) }),
});
type Shape = z.infer<typeof organisationShape>;

/**
 * The records of ROR's data (zenodo.org/doi/10.5281/zenodo.6347574): a zip with one array of JSON, and the same as CSV, which says
 * less and is one record here, that cannot be read.
 */
export async function* rorTexts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const { first, all } = await begun(pieces);
  if (/^\s*[[{]/.test(first)) yield* jsonTexts(all);
  else {
    if (first !== '') yield first.slice(0, 100);
    for await (const _rest of all) continue;
  }
}

/**
 * A name that is an acronym among others is taken for one, since an acronym says less. Inactive organisations keep their names:
 * what they published is cited by them. Successors have records of their own, and are other organisations.
 */
export function rorReading(record: unknown): Reading {
  const found = organisationShape.safeParse(record);
  if (!found.success)
    return { refused: isFormer(record) ? 'schema 1 of ROR; its file of schema 2 is read' : 'not of ROR' };
  const { id, status, names, admin } = found.data;
  const ordered = [...names].sort((a, b) => Number(isShown(b)) - Number(isShown(a)));
  const [acronyms, whole] = [true, false].map((are) =>
    ordered.filter((name) => name.types.includes('acronym') === are).map(({ value }) => value.trim()),
  );
  return {
    organisation: {
      ror: id,
      names: [...new Set(whole?.flatMap((name) => [name, ...withoutCountry(name, found.data)]))].filter(Boolean),
      acronyms: [...new Set(acronyms)].filter(Boolean),
      modified: admin.last_modified.date,
      isWithdrawn: status === 'withdrawn',
    },
  };
}

const isShown = ({ types }: Shape['names'][number]): boolean => types.includes('ror_display');

/** "Google" of "Google (United States)": ROR puts the country behind the name of what has branches in several. */
function withoutCountry(name: string, { locations }: Shape): string[] {
  return (locations ?? []).flatMap(({ geonames_details: place }) => {
    const country = place?.country_name;
    return country && name.endsWith(` (${country})`) ? [name.slice(0, -country.length - 3)] : [];
  });
}

/** Records of schema 1 have one name, and others under other words. */
const isFormer = (record: unknown): boolean =>
  z.object({ id: z.string().includes('ror.org/'), name: z.string() }).safeParse(record).success;
