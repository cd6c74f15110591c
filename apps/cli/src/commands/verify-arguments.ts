import { existsSync } from 'node:fs';
import { STYLES, type Style } from '@veracite/model/verification';
import { UsageError } from '../exit';
import { listOf, oneOf, readOptions } from '../options';
import { isColored } from '../output/colors';
import { OUTPUTS, type Output } from '../output/outputs';
import type { WriterOptions } from '../output/writer';
import { FAILURES } from '../policy/failures';
import type { Policy } from '../policy/findings';
import { loadIgnoreList, NO_IGNORE_LIST, type IgnoreList } from '../policy/ignore-list';
import { findSettings, ignoreFileOf, policiesOf, readSettings, type Settings } from '../policy/settings';

/** The arguments of a run of `verify`. The command line takes precedence over the settings file, and that over the defaults. */
export interface VerifyArguments {
  files: string[];
  /** Folder that relative file names start from. */
  folder: string;
  output: Output;
  reports: { output: Output; file: string }[];
  writing: WriterOptions;
  policyOf: (file: string) => Policy;
  ignoreList: IgnoreList;
  sources?: string[];
  isQuick: boolean;
  isQuiet: boolean;
  isFixing: boolean;
  isDryRun: boolean;
  isUpgrading: boolean;
  /** File of the certificate, and file of the key that signs it. */
  certificate?: { file: string; key?: string };
  /** Exit code 0, not 2, when entries could not be checked. */
  mayBeUnchecked: boolean;
}

/** @throws UsageError for arguments that are invalid or contradict each other */
export function parseVerifyArguments(args: readonly string[]): VerifyArguments {
  const { values, positionals } = readOptions(args, 'verify');
  const settings = settingsOf(values);
  const { output, style } = formatOf(values.format, values.json);
  const given = values.style === undefined ? undefined : oneOf(values.style, STYLES, '--style');
  const hasFiles = positionals.length > 0;
  const files = hasFiles ? positionals : (settings.files ?? []);
  const isFixing = values.fix ?? false;
  if (files.length === 0) throw new UsageError('verify needs a file, or - for standard input.');
  if (isFixing && files.includes('-')) throw new UsageError('--fix needs files: standard input cannot be corrected.');
  if (values['dry-run'] && !isFixing) throw new UsageError('--dry-run needs --fix.');
  const isUpgrading = values['upgrade-preprints'] ?? false;
  if (isUpgrading && !isFixing) throw new UsageError('--upgrade-preprints needs --fix.');
  const certificate = certificateOf(values);
  if (isFixing && certificate)
    throw new UsageError('--certificate cannot be combined with --fix, which changes what was checked.');
  const isQuiet = values.quiet ?? false;
  const hasColors = !values['no-color'] && isColored(process.stdout, process.env);
  const sources =
    values.sources
      ?.split(',')
      .map((id) => id.trim())
      .filter(Boolean) ?? settings.sources;
  return {
    files,
    folder: hasFiles ? '.' : settings.folder,
    output,
    reports: (values.report ?? []).map(reportOf),
    writing: { style: given ?? style ?? settings.style ?? 'apa', onlyFindings: isQuiet, isColored: hasColors },
    policyOf: policiesOf(settings, listOf(values['fail-on'], FAILURES, '--fail-on')),
    ignoreList: ignoreListOf(values['ignore-file'], settings),
    ...(sources && { sources }),
    ...(certificate && { certificate }),
    isQuick: values.quick ?? settings.quick ?? false,
    isQuiet,
    isFixing,
    isDryRun: values['dry-run'] ?? false,
    isUpgrading,
    mayBeUnchecked: values['allow-unchecked'] ?? false,
  };
}

function settingsOf(values: { config?: string; 'no-config'?: boolean }): Settings {
  const file = values['no-config'] ? undefined : (values.config ?? findSettings('.'));
  return file === undefined ? { folder: '.' } : readSettings(file);
}

function certificateOf(values: { certificate?: string; 'signing-key'?: string }): VerifyArguments['certificate'] {
  const { certificate: file, 'signing-key': key } = values;
  if (file === undefined && key !== undefined) throw new UsageError('--signing-key needs --certificate.');
  return file === undefined ? undefined : { file, ...(key !== undefined && { key }) };
}

/** `--format` takes an output format. A citation style selects the human format in that style. */
function formatOf(format: string | undefined, isJson: boolean | undefined): { output: Output; style?: Style } {
  if (format === undefined) return { output: isJson ? 'json' : 'human' };
  const style = STYLES.find((known) => known === format);
  if (style) return { output: isJson ? 'json' : 'human', style };
  const output = oneOf(format, OUTPUTS, '--format');
  if (isJson && output !== 'json') throw new UsageError(`--json and --format ${output} contradict each other.`);
  return { output };
}

function reportOf(value: string): { output: Output; file: string } {
  const equals = value.indexOf('=');
  const file = value.slice(equals + 1);
  if (equals < 0 || !file) throw new UsageError(`--report needs FORMAT=FILE, not "${value}".`);
  return { output: oneOf(value.slice(0, equals), OUTPUTS, '--report'), file };
}

function ignoreListOf(given: string | undefined, settings: Settings): IgnoreList {
  const today = new Date().toISOString().slice(0, 10);
  if (given !== undefined) return loadIgnoreList(given, today);
  const file = ignoreFileOf(settings);
  return settings.ignoreFile !== undefined || existsSync(file) ? loadIgnoreList(file, today) : NO_IGNORE_LIST;
}
