import {
  CHECKED_AUTHORS_MAX,
  CHECKED_MAX,
  CHECKED_REASON_MAX,
  CHECKED_REASON_MIN,
  CHECKED_SOURCE_MAX,
} from '@veracite/contracts/checked-references';
import { LIMITS } from '@veracite/contracts/limits';
import { hasHidden } from '@veracite/text/hidden';
import { z } from 'zod';
import { parseYaml, type YamlFault } from './parse-yaml';

const SHORT = { error: `must have at least ${CHECKED_REASON_MIN} characters` };
const GIVEN = z.string().trim().min(1);
const ENTRY = z.strictObject({
  title: GIVEN,
  authors: z.array(z.string()),
  reason: z.string().trim().min(CHECKED_REASON_MIN, SHORT),
  expires: z.iso.date(),
  by: GIVEN.optional(),
  checked: z.iso.date().optional(),
  source: GIVEN.optional(),
});

/** The list of ignored entries: the command line's file, in which an account exports what people have checked. */
export const IGNORE_LIST = z.array(ENTRY).optional();
export type IgnoreEntry = z.output<typeof ENTRY>;

/** A text that others read in one line. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !hasHidden(text), {
      error: 'has invisible characters, or some that change the direction of text',
    });

/** The list as an account takes it, within the limits of what one marks there. */
const IMPORTED = z
  .array(
    ENTRY.extend({
      title: z
        .string()
        .trim()
        .max(LIMITS.lineMax)
        .regex(/[\p{L}\p{N}]/u, { error: 'has no letters' }),
      authors: z.array(z.string().max(LIMITS.nameMax)).max(CHECKED_AUTHORS_MAX),
      reason: line(CHECKED_REASON_MAX).min(CHECKED_REASON_MIN, SHORT),
      by: line(LIMITS.nameMax).min(1).optional(),
      source: line(CHECKED_SOURCE_MAX).min(1).optional(),
    }),
  )
  .max(CHECKED_MAX)
  .optional();

/** Reads a list of ignored entries that is imported into an account. */
export function readIgnoreList(text: string): { entries: IgnoreEntry[] } | { faults: YamlFault[] } {
  const read = parseYaml(text, IMPORTED);
  return 'faults' in read ? read : { entries: read.data ?? [] };
}
