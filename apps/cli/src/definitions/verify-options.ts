import { STYLES } from '@veracite/model/verification';
import { FAILURES } from '../policy/failures';
import { OUTPUTS } from '../output/outputs';
import { type OptionDefinition, jsonFlag, choice, text, flag, file } from './definition';

/** Options of what corrects a file. */
export const FIX_OPTIONS = [
  flag(
    'fix',
    'corrects BibTeX files and lists in text, Markdown and LaTeX in place: values that a record contradicts or adds; the rest stays byte for byte. Of a Word document it writes a copy with tracked changes and comments',
  ),
  flag(
    'upgrade-preprints',
    'with --fix: entries of a BibTeX file that cite a preprint cite its published version, where that is certain; the number of the preprint stays as eprint',
  ),
  flag('dry-run', 'with --fix: prints the changes as a diff without making them'),
  flag('quick', 'identifiers, local library and first databases only'),
  text('sources', 'A,B', 'asks only these databases, by id; library alone needs no network'),
] as const satisfies readonly OptionDefinition[];

export const VERIFY_OPTIONS = [
  choice('format', 'FORMAT', OUTPUTS, 'output format (default: human); a citation style works like --style', {
    short: 'f',
  }),
  jsonFlag('--format json: one object a line, in the order of the input'),
  text('report', 'FORMAT=FILE', 'also writes a report in another format to a file; may be repeated', {
    short: 'r',
    isMultiple: true,
  }),
  choice('style', 'STYLE', STYLES, 'style of the corrected citations (default: apa)'),
  choice('fail-on', 'A,B', FAILURES, 'what exits with code 1 (default: fake,incomplete,retracted; none: nothing)'),
  flag('allow-unchecked', 'exits with code 0, not 2, when no entry fails and some could not be checked'),
  ...FIX_OPTIONS,
  flag('quiet', 'prints only entries with findings, and no progress', { short: 'q' }),
  file('certificate', 'FILE', 'writes a signed certificate of all results, which verify-certificate verifies'),
  file(
    'signing-key',
    'PEM',
    'the private Ed25519 key that signs the certificate (default: a key generated for this run)',
  ),
  file('config', 'FILE', 'settings file (default: veracite.config.json in this folder or a parent folder)', {
    short: 'c',
  }),
  flag('no-config', 'ignores settings files'),
  file('ignore-file', 'FILE', 'list of ignored entries (default: veracite.ignore.yaml next to the settings)'),
  flag('no-color', 'prints no colors; NO_COLOR and FORCE_COLOR work too'),
] as const satisfies readonly OptionDefinition[];
