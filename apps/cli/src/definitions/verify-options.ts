import { STYLES } from '@veracite/model/verification';
import { FAILURES } from '../policy/failures';
import { OUTPUTS } from '../output/outputs';
import { type OptionDefinition, jsonFlag } from './definition';

export const VERIFY_OPTIONS = [
  {
    name: 'format',
    short: 'f',
    value: { kind: 'choice', name: 'FORMAT', of: OUTPUTS },
    summary: 'output format (default: human); a citation style works like --style',
  },
  jsonFlag('--format json: one object a line, in the order of the input'),
  {
    name: 'report',
    short: 'r',
    value: { kind: 'text', name: 'FORMAT=FILE' },
    isMultiple: true,
    summary: 'also writes a report in another format to a file; may be repeated',
  },
  {
    name: 'style',
    value: { kind: 'choice', name: 'STYLE', of: STYLES },
    summary: 'style of the corrected citations (default: apa)',
  },
  {
    name: 'fail-on',
    value: { kind: 'choice', name: 'A,B', of: FAILURES },
    summary: 'what exits with code 1 (default: fake,incomplete,retracted; none: nothing)',
  },
  {
    name: 'allow-unchecked',
    value: { kind: 'flag' },
    summary: 'exits with code 0, not 2, when no entry fails and some could not be checked',
  },
  {
    name: 'fix',
    value: { kind: 'flag' },
    summary:
      'corrects BibTeX files and lists in text, Markdown and LaTeX in place: values that a record contradicts or adds; the rest stays byte for byte. Of a Word document it writes a copy with tracked changes and comments',
  },
  { name: 'dry-run', value: { kind: 'flag' }, summary: 'with --fix: prints the changes as a diff without making them' },
  { name: 'quiet', short: 'q', value: { kind: 'flag' }, summary: 'prints only entries with findings, and no progress' },
  { name: 'quick', value: { kind: 'flag' }, summary: 'identifiers, local library and first databases only' },
  {
    name: 'sources',
    value: { kind: 'text', name: 'A,B' },
    summary: 'asks only these databases, by id; library alone needs no network',
  },
  {
    name: 'certificate',
    value: { kind: 'file', name: 'FILE' },
    summary: 'writes a signed certificate of all results, which verify-certificate verifies',
  },
  {
    name: 'signing-key',
    value: { kind: 'file', name: 'PEM' },
    summary: 'the private Ed25519 key that signs the certificate (default: a key generated for this run)',
  },
  {
    name: 'config',
    short: 'c',
    value: { kind: 'file', name: 'FILE' },
    summary: 'settings file (default: veracite.config.json in this folder or a parent folder)',
  },
  { name: 'no-config', value: { kind: 'flag' }, summary: 'ignores settings files' },
  {
    name: 'ignore-file',
    value: { kind: 'file', name: 'FILE' },
    summary: 'list of ignored entries (default: veracite.ignore.yaml next to the settings)',
  },
  { name: 'no-color', value: { kind: 'flag' }, summary: 'prints no colors; NO_COLOR and FORCE_COLOR work too' },
] as const satisfies readonly OptionDefinition[];
