import { STYLES } from '@veracite/model/verification';
import { FAILURES } from '../policy/failures';
import { OUTPUTS } from '../output/outputs';
import type { OptionDefinition } from './definition';
import { jsonFlag } from './json-flag';

/** What `verify` may be told. */
export const VERIFY_OPTIONS = [
  {
    name: 'format',
    short: 'f',
    value: { kind: 'choice', name: 'FORM', of: OUTPUTS },
    summary: 'what is printed (human); a style is understood as --style',
  },
  jsonFlag('--format json: one object a line, in the order of the input'),
  {
    name: 'report',
    short: 'r',
    value: { kind: 'text', name: 'FORM=FILE' },
    isMultiple: true,
    summary: 'writes a report in another form into a file as well; may be repeated',
  },
  {
    name: 'style',
    value: { kind: 'choice', name: 'STYLE', of: STYLES },
    summary: 'style of the corrected citations shown (apa)',
  },
  {
    name: 'fail-on',
    value: { kind: 'choice', name: 'A,B', of: FAILURES },
    summary: 'exit code 1 for these alone (fake,incomplete,retracted); none: for nothing',
  },
  {
    name: 'allow-unchecked',
    value: { kind: 'flag' },
    summary: 'exit code 0, not 2, where some could not be checked and nothing fails',
  },
  {
    name: 'fix',
    value: { kind: 'flag' },
    summary: 'mends BibTeX files in place: what a record contradicts or has besides; all else stays byte for byte',
  },
  { name: 'dry-run', value: { kind: 'flag' }, summary: 'with --fix: says what would be changed, and changes nothing' },
  { name: 'quiet', short: 'q', value: { kind: 'flag' }, summary: 'prints only what is not valid, and no progress' },
  { name: 'quick', value: { kind: 'flag' }, summary: 'identifiers, local library and first databases only' },
  {
    name: 'sources',
    value: { kind: 'text', name: 'A,B' },
    summary: 'asks these databases only, by id; library alone needs no network',
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
    summary: 'settings (veracite.config.json here or in a folder above)',
  },
  { name: 'no-config', value: { kind: 'flag' }, summary: 'takes no settings from a file' },
  {
    name: 'ignore-file',
    value: { kind: 'file', name: 'FILE' },
    summary: 'entries that are let pass (veracite.ignore.yaml beside the settings)',
  },
  { name: 'no-color', value: { kind: 'flag' }, summary: 'no colours; NO_COLOR and FORCE_COLOR are heeded too' },
] as const satisfies readonly OptionDefinition[];
