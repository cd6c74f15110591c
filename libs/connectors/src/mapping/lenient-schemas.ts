import { z } from 'zod';

/**
 * Shapes that take databases as they are: a field of an odd kind (null, a number for a text, one object for a list)
 * is read for what it says or left out. What holds the records together is required, and a reply without it is no reply.
 */

/** Text or a number; everything else is absent. */
export const text = z.preprocess(asText, z.string().optional());

/** Text, or an object that holds it beside its attributes: `{"#": "…", "@Version": "1"}`. */
export function textAt(key: string) {
  return z.preprocess(
    (value) => asText(value) ?? asText((value as { [name: string]: unknown } | null)?.[key]),
    z.string().optional(),
  );
}

/** Where a list stands for a text, its first text. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(asText).find((one) => one !== undefined);
  return typeof value === 'string' ? value : undefined;
}

/** A whole number, also as text; everything else is absent. */
export const integer = z.preprocess((value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}, z.number().optional());

/** true, "true", "Y", "T", 1. */
export const flag = z.preprocess((value) => {
  if (typeof value === 'boolean') return value;
  if (value === undefined || value === null) return undefined;
  return /^(?:true|y|yes|t|1)$/i.test(String(value));
}, z.boolean().optional());

/** A list: one thing is a list of one, nothing is an empty one, and entries of another shape are dropped. */
export function listOf<T>(shape: z.ZodType<T>) {
  return z.preprocess(
    (value) => (value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value]),
    z.array(shape.nullable().catch(null)).transform((list) => list.filter((entry) => entry !== null)),
  );
}

/**
 * The records of an answer: the list itself must be there. An entry of another shape costs itself alone; a list of which
 * nothing can be read is no answer, or it would pass for absence.
 */
export function recordList<T>(shape: z.ZodType<T>) {
  return z
    .array(shape.nullable().catch(null))
    .refine((list) => list.length === 0 || list.some((entry) => entry !== null))
    .transform((list) => list.filter((entry) => entry !== null));
}

/** Texts of a list. */
export const texts = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z
    .array(z.unknown())
    .transform((list) =>
      list.flatMap((entry) => (typeof entry === 'string' ? [entry] : typeof entry === 'number' ? [String(entry)] : [])),
    ),
);

/** An object whose keys are all optional, absent when it is none. */
export function optionalObject<T extends z.ZodRawShape>(shape: T) {
  return z.object(shape).optional().catch(undefined);
}
