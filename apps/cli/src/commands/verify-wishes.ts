import { existsSync } from 'node:fs';
import path from 'node:path';
import { STYLES, type Style } from '@veracite/model/verification';
import { definitionOf } from '../definitions/find';
import { UsageError } from '../exit';
import { listOf, oneOf, readOptions } from '../options';
import { isColoured } from '../output/colours';
import { OUTPUTS, type Output } from '../output/outputs';
import type { WriterOptions } from '../output/run';
import { FAILURES } from '../policy/failures';
import type { Policy } from '../policy/findings';
import { loadIgnoreList, NO_IGNORE_LIST, type IgnoreList } from '../policy/ignore-list';
import { findSettings, IGNORE_FILE, policiesOf, readSettings, type Settings } from '../policy/settings';

/** What a run of `verify` is to do: the command line, beneath it the settings, beneath them what is usual. */
export interface Wishes {
  files: string[];
  /** That relative names of files start from. */
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
  isDry: boolean;
  /** File of the certificate, and file of the key that signs it. */
  certificate?: { file: string; key?: string };
  /** What could not be checked is no fault of the run. */
  mayBeUnchecked: boolean;
}

/** @throws UsageError for what cannot be meant */
export function wishesOf(args: readonly string[]): Wishes {
  const { values, positionals } = readOptions(args, definitionOf('verify'));
  const settings = settingsOf(values);
  const { output, style } = formatOf(values.format, values.json);
  const given = values.style === undefined ? undefined : oneOf(values.style, STYLES, '--style');
  const hasFiles = positionals.length > 0;
  const files = hasFiles ? positionals : (settings.files ?? []);
  const isFixing = values.fix ?? false;
  if (files.length === 0) throw new UsageError('verify needs a file, or - for the standard input.');
  if (isFixing && files.includes('-')) throw new UsageError('--fix needs files: the standard input cannot be mended.');
  if (values['dry-run'] && !isFixing) throw new UsageError('--dry-run goes with --fix.');
  const certificate = certificateOf(values);
  if (isFixing && certificate)
    throw new UsageError('--certificate cannot be combined with --fix, which changes what was checked.');
  const isQuiet = values.quiet ?? false;
  const isPainted = !values['no-color'] && isColoured(process.stdout, process.env);
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
    writing: { style: given ?? style ?? settings.style ?? 'apa', isQuiet, isColoured: isPainted },
    policyOf: policiesOf(settings, listOf(values['fail-on'], FAILURES, '--fail-on')),
    ignoreList: ignoreListOf(values['ignore-file'], settings),
    ...(sources && { sources }),
    ...(certificate && { certificate }),
    isQuick: values.quick ?? settings.quick ?? false,
    isQuiet,
    isFixing,
    isDry: values['dry-run'] ?? false,
    mayBeUnchecked: values['allow-unchecked'] ?? false,
  };
}

function settingsOf(values: { config?: string; 'no-config'?: boolean }): Settings {
  const file = values['no-config'] ? undefined : (values.config ?? findSettings('.'));
  return file === undefined ? { folder: '.' } : readSettings(file);
}

function certificateOf(values: { certificate?: string; 'signing-key'?: string }): Wishes['certificate'] {
  const { certificate: file, 'signing-key': key } = values;
  if (file === undefined && key !== undefined) throw new UsageError('--signing-key needs --certificate.');
  return file === undefined ? undefined : { file, ...(key !== undefined && { key }) };
}

/** `--format` takes a form; a style is understood as the form for people in that style. */
function formatOf(format: string | undefined, isJson: boolean | undefined): { output: Output; style?: Style } {
  if (format === undefined) return { output: isJson ? 'json' : 'human' };
  const style = STYLES.find((known) => known === format);
  if (style) return { output: isJson ? 'json' : 'human', style };
  const output = oneOf(format, OUTPUTS, '--format');
  if (isJson && output !== 'json') throw new UsageError(`--json and --format ${output} are two forms.`);
  return { output };
}

function reportOf(value: string): { output: Output; file: string } {
  const at = value.indexOf('=');
  const file = value.slice(at + 1);
  if (at < 0 || !file) throw new UsageError(`--report needs FORM=FILE, and has "${value}".`);
  return { output: oneOf(value.slice(0, at), OUTPUTS, '--report'), file };
}

function ignoreListOf(given: string | undefined, { ignoreFile, folder }: Settings): IgnoreList {
  const today = new Date().toISOString().slice(0, 10);
  if (given !== undefined) return loadIgnoreList(given, today);
  if (ignoreFile !== undefined) return loadIgnoreList(path.resolve(folder, ignoreFile), today);
  const usual = path.join(folder, IGNORE_FILE);
  return existsSync(usual) ? loadIgnoreList(usual, today) : NO_IGNORE_LIST;
}
