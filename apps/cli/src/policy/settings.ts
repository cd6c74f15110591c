import { existsSync } from 'node:fs';
import path from 'node:path';
import { STYLES } from '@veracite/model/verification';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { DEFAULT_FAILURES, FAILURES } from './failures';
import type { Policy } from './findings';
import { loadSettings } from './load-settings';

export const SETTINGS_FILE = 'veracite.config.json';
export const IGNORE_FILE = 'veracite.ignore.yaml';

const failure = z.enum(FAILURES, { error: ({ input }) => `"${String(input)}" is not one of ${FAILURES.join(', ')}` });
const share = z
  .number({ error: 'must be a number from 0 to 1' })
  .min(0, 'must be from 0 to 1')
  .max(1, 'must be from 0 to 1');
const globs = z.array(z.string().min(1), { error: 'must be a list of files or globs' });
const failOn = z.array(failure, { error: `must be a list of ${FAILURES.join(', ')}` });

const SCHEMA = z.strictObject(
  {
    $schema: z.string().optional(),
    files: globs.optional(),
    style: z.enum(STYLES, { error: `must be one of ${STYLES.join(', ')}` }).optional(),
    sources: z.array(z.string(), { error: 'must be a list of ids of databases' }).optional(),
    quick: z.boolean({ error: 'must be true or false' }).optional(),
    ignoreFile: z.string({ error: 'must be the path of a file' }).optional(),
    failOn: failOn.optional(),
    minConfidence: share.optional(),
    policies: z
      .array(z.strictObject({ files: globs, failOn: failOn.optional(), minConfidence: share.optional() }), {
        error: 'must be a list of { files, failOn, minConfidence }',
      })
      .optional(),
  },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `unknown setting ${String(keys)}` : 'must be an object of settings',
  },
);

export type SettingsFile = z.output<typeof SCHEMA>;

/** Settings, with the folder that relative paths start from. */
export interface Settings extends SettingsFile {
  folder: string;
}

/** Finds the nearest settings file, in a folder or its parents; undefined when there is none. */
export function findSettings(from: string): string | undefined {
  for (let folder = path.resolve(from); ; folder = path.dirname(folder)) {
    const file = path.join(folder, SETTINGS_FILE);
    if (existsSync(file)) return file;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** @throws UsageError with the line and name of an invalid setting */
export function readSettings(file: string): Settings {
  return { ...loadSettings(file, SCHEMA), folder: path.dirname(path.resolve(file)) };
}

/** Returns the policy of each file: the last that includes it; `failOnGiven` of the command line takes precedence. */
export function policiesOf(settings: Settings, failOnGiven?: Policy['failOn']): (file: string) => Policy {
  const policies = (settings.policies ?? []).map((policy) => ({
    ...policy,
    among: new Set(
      globSync(policy.files, { cwd: settings.folder, absolute: true, dot: true }).map((file) => path.resolve(file)),
    ),
  }));
  return (file) => {
    const own = policies.filter(({ among }) => among.has(path.resolve(file))).at(-1);
    return {
      failOn: failOnGiven ?? own?.failOn ?? settings.failOn ?? DEFAULT_FAILURES,
      minConfidence: own?.minConfidence ?? settings.minConfidence ?? 0,
    };
  };
}
