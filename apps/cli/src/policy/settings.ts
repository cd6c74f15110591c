import { existsSync } from 'node:fs';
import path from 'node:path';
import { STYLES } from '@veracite/model/verification';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { DEFAULT_FAILURES, FAILURES } from './failures';
import type { Policy } from './findings';
import { loadSettings } from './load-settings';

const SETTINGS_FILE = 'veracite.config.json';
const IGNORE_FILE = 'veracite.ignore.yaml';

const share = z.number().min(0).max(1);
const globs = z.array(z.string().min(1));
const failOn = z.array(z.enum(FAILURES));

const SCHEMA = z.strictObject({
  $schema: z.string().optional(),
  files: globs.optional(),
  style: z.enum(STYLES).optional(),
  sources: z.array(z.string()).optional(),
  quick: z.boolean().optional(),
  ignoreFile: z.string().optional(),
  failOn: failOn.optional(),
  minConfidence: share.optional(),
  policies: z
    .array(z.strictObject({ files: globs, failOn: failOn.optional(), minConfidence: share.optional() }))
    .optional(),
});

type SettingsFile = z.output<typeof SCHEMA>;

/** Settings, with the folder that relative paths start from. */
export interface Settings extends SettingsFile {
  folder: string;
}

/** Returns the place of the list of ignored entries: the one of the settings, or next to them. */
export const ignoreFileOf = ({ ignoreFile = IGNORE_FILE, folder }: Settings): string =>
  path.resolve(folder, ignoreFile);

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
    const nearest = policies.filter(({ among }) => among.has(path.resolve(file))).at(-1);
    return {
      failOn: failOnGiven ?? nearest?.failOn ?? settings.failOn ?? DEFAULT_FAILURES,
      minConfidence: nearest?.minConfidence ?? settings.minConfidence ?? 0,
    };
  };
}
