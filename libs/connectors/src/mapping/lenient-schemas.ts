import { z } from 'zod';

/**
 * Schemas that accept records as databases send them: a field of another type (null, a number for a string, one object for a
 * list) is converted or becomes undefined. The list of records itself is required.
 */

/** A string or number, as a string; any other value is undefined. */
export const text = z.preprocess(asText, z.string().optional());

/** A string, or an object that has it next to its attributes: `{"#": "…", "@Version": "1"}`. */
export function textAt(key: string) {
  return z.preprocess(
    (value) => asText(value) ?? asText((value as { [name: string]: unknown } | null)?.[key]),
    z.string().optional(),
  );
}

/** Returns the first string of a list. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(asText).find((item) => item !== undefined);
  return typeof value === 'string' ? value : undefined;
}

/** An integer, also as a string; any other value is undefined. */
export const integer = z.preprocess((value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}, z.number().optional());

/** A boolean; true, "true", "Y", "T" and 1 are true. */
export const flag = z.preprocess((value) => {
  if (typeof value === 'boolean') return value;
  if (value === undefined || value === null) return undefined;
  return /^(?:true|y|yes|t|1)$/i.test(String(value));
}, z.boolean().optional());

/** A list. A single value is a list of one, a missing value an empty list; invalid entries are removed. */
export function listOf<T>(shape: z.ZodType<T>) {
  return z.preprocess(
    (value) => (value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value]),
    z.array(shape.nullable().catch(null)).transform((list) => list.filter((entry) => entry !== null)),
  );
}

/** The required list of records. Invalid entries are removed; with invalid ones only, the reply is invalid. */
export function recordList<T>(shape: z.ZodType<T>) {
  return z
    .array(shape.nullable().catch(null))
    .refine((list) => list.length === 0 || list.some((entry) => entry !== null))
    .transform((list) => list.filter((entry) => entry !== null));
}

/** The strings of a list. */
export const texts = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z
    .array(z.unknown())
    .transform((list) =>
      list.flatMap((entry) => (typeof entry === 'string' ? [entry] : typeof entry === 'number' ? [String(entry)] : [])),
    ),
);

/** An object; any other value is undefined. */
export function optionalObject<T extends z.ZodRawShape>(shape: T) {
  return z.object(shape).optional().catch(undefined);
}

type Names<S extends string> = S extends `${infer First} ${infer Rest}` ? First | Names<Rest> : S;

/** Returns the fields of an object that have the same schema. @param names separated by spaces */
export function fields<T extends z.ZodType, S extends string>(schema: T, names: S): Record<Names<S>, T> {
  return Object.fromEntries(names.split(' ').map((name) => [name, schema])) as Record<Names<S>, T>;
}
