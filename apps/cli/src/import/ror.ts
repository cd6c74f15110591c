import type { Reading } from '@veracite/library/import/reading';
import { jsonTexts } from '@veracite/library/import/json-records';
import { z } from 'zod';
import { peek } from './peek';

/** The names of a record of ROR's schema 2 (ror.readme.io/docs/ror-data-structure). */
const organizationShape = z.object({
  id: z.string().regex(/^https:\/\/ror\.org\/0[a-z0-9]{8}$/),
  status: z.enum(['active', 'inactive', 'withdrawn']),
  names: z.array(z.object({ value: z.string(), types: z.array(z.string()) })).min(1),
  locations: z
    .array(z.object({ geonames_details: z.object({ country_name: z.string().nullish() }).nullish() }))
    .nullish(),
  admin: z.object({ last_modified: z.object({ date: z.iso.date() }) }),
});
type Shape = z.infer<typeof organizationShape>;

/**
 * Splits ROR's data (zenodo.org/doi/10.5281/zenodo.6347574) into records. The zip has a JSON array, and a CSV with less data, which
 * becomes one record that is refused.
 */
export async function* rorTexts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const { first, all } = await peek(pieces);
  if (/^\s*[[{]/.test(first)) yield* jsonTexts(all);
  else {
    if (first !== '') yield first.slice(0, 100);
    for await (const _rest of all) continue;
  }
}

/**
 * Reads the names of an organization. A name with several types, acronym among them, counts as an acronym, which is weaker evidence.
 * Inactive organizations keep their names, since their publications are cited by them; successors have their own records.
 */
export function rorReading(record: unknown): Reading {
  const found = organizationShape.safeParse(record);
  if (!found.success)
    return { refused: isFormer(record) ? 'schema 1 of ROR; its file of schema 2 is read' : 'not of ROR' };
  const { id, status, names, admin } = found.data;
  const ordered = [...names].sort((a, b) => Number(isShown(b)) - Number(isShown(a)));
  const [acronyms, whole] = [true, false].map((are) =>
    ordered.filter((name) => name.types.includes('acronym') === are).map(({ value }) => value.trim()),
  );
  return {
    organization: {
      ror: id,
      names: [...new Set(whole?.flatMap((name) => [name, ...withoutCountry(name, found.data)]))].filter(Boolean),
      acronyms: [...new Set(acronyms)].filter(Boolean),
      modified: admin.last_modified.date,
      isWithdrawn: status === 'withdrawn',
    },
  };
}

const isShown = ({ types }: Shape['names'][number]): boolean => types.includes('ror_display');

/** Returns "Google" for "Google (United States)": ROR adds the country to names of organizations with branches in several. */
function withoutCountry(name: string, { locations }: Shape): string[] {
  return (locations ?? []).flatMap(({ geonames_details: place }) => {
    const country = place?.country_name;
    return country && name.endsWith(` (${country})`) ? [name.slice(0, -country.length - 3)] : [];
  });
}

/** Recognizes records of schema 1, which have one `name`. */
const isFormer = (record: unknown): boolean =>
  z.object({ id: z.string().includes('ror.org/'), name: z.string() }).safeParse(record).success;
