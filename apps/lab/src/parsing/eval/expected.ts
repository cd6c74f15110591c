import type { Reference } from '@veracite/model/reference';

/** Expected values of an entry: CSL fields, or the number of authors, the last one, an identifier, the code of a doubt. */
export type Expected = Record<string, unknown>;
export type Read = Pick<Reference, 'csl' | 'identifiers' | 'doubts'>;

function valueOf({ csl, identifiers, doubts }: Read, name: string, expected: unknown): unknown {
  if (name === 'authors') return csl.author?.length;
  if (name === 'lastAuthor') return csl.author?.at(-1);
  if (name === 'arxiv') return identifiers.arxiv;
  if (name === 'doubt') return doubts.map(({ code }) => code).find((code) => code === expected);
  return csl[name as keyof typeof csl];
}

/** Returns true if a value has everything that is expected, or is one of `oneOf`; lists have the same length. Null expects nothing. */
function holds(value: unknown, expected: unknown): boolean {
  if (expected === null) return value === undefined;
  if (typeof expected !== 'object') return value === expected;
  if ('oneOf' in expected) return (expected.oneOf as unknown[]).includes(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(expected) && (value as unknown[]).length !== expected.length) return false;
  return Object.entries(expected).every(([key, part]) => holds((value as Record<string, unknown>)[key], part));
}

/** Returns what is wrong in the entries that were read, a line for each expected value that they do not have. */
export function wrongValues(found: readonly Read[], entries: readonly Expected[], count: number): string[] {
  const wrong = found.length === count ? [] : [`${found.length} entries instead of ${count}`];
  entries.forEach((entry, i) => {
    for (const [name, expected] of Object.entries(entry)) {
      const value = found[i] && valueOf(found[i], name, expected);
      if (!holds(value, expected))
        wrong.push(`${i + 1} ${name}: ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`);
    }
  });
  return wrong;
}
