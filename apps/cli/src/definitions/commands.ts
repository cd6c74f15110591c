import { STYLES } from '@veracite/model/verification';
import { FORMATS } from '../import/format-names';
import { FAILURES } from '../policy/failures';
import { OUTPUTS } from '../output/outputs';
import type { CommandDefinition, OptionDefinition } from './definition';
import { SHELLS } from './shells';

const jsonFlag = (summary: string) => ({ name: 'json', value: { kind: 'flag' }, summary }) as const;

const VERIFY_OPTIONS = [
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
    summary: 'seals the whole run in a signed file, with all answers; verify-certificate checks it',
  },
  {
    name: 'signing-key',
    value: { kind: 'file', name: 'PEM' },
    summary: 'the private Ed25519 key that signs it (one made for this file alone)',
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

/** Every command with its options: what reads arguments, help, manual page and completions are made of. */
export const COMMANDS = [
  {
    name: 'verify',
    takes: '[FILE|GLOB|-]...',
    completes: 'files',
    summary: 'checks every reference of files, or of the standard input',
    options: VERIFY_OPTIONS,
    notes: [
      `--fail-on takes fake, incomplete, unknown (status); missing, differs, other-work (kinds of incomplete); retracted, concern (what happened to the work since).`,
      'Exit code: 0 nothing fails, 1 something does, 2 some could not be checked and nothing fails.',
    ],
  },
  {
    name: 'parse',
    takes: 'FILE|-',
    completes: 'files',
    summary: 'reads references without checking them',
    options: [jsonFlag('one object a line: raw, csl, identifiers, doubts')],
  },
  {
    name: 'check',
    takes: 'FILE',
    completes: 'files',
    summary: 'reads a whole document: its references, its citations in the text, what is wrong between them',
    options: [jsonFlag('one object: references, citations, problems')],
  },
  {
    name: 'verify-certificate',
    takes: 'FILE',
    completes: 'files',
    summary:
      'checks a certificate of a result or a report, asking nobody: signature, digests, each verdict judged anew',
    options: [
      jsonFlag('one object: fault, or what is certified'),
      {
        name: 'keys',
        short: 'k',
        value: { kind: 'file', name: 'FILE' },
        summary: "only these keys may have signed it: a server's /.well-known/jwks.json, saved, or one in PEM",
      },
    ],
    notes: [
      'Without --keys the signature says that nothing was changed since it was made, and not who made it.',
      'Exit code: 0 it holds, 1 it is refused.',
    ],
  },
  {
    name: 'mcp',
    takes: '',
    completes: 'nothing',
    summary: 'answers assistants over the Model Context Protocol, on standard input and output or HTTP',
    options: [
      { name: 'http', value: { kind: 'text', name: 'PORT' }, summary: 'streamable HTTP at /mcp of this port' },
      { name: 'host', value: { kind: 'text', name: 'HOST' }, summary: 'address to listen at (127.0.0.1)' },
      {
        name: 'allow-origin',
        value: { kind: 'text', name: 'A,B' },
        summary: 'origins of web pages that may ask (none); programs send no origin',
      },
      {
        name: 'api',
        value: { kind: 'text', name: 'ADDRESS' },
        summary: 'has a Veracite server answer, charged to the key in VERACITE_API_KEY',
      },
    ],
    notes: [
      'An address that others can reach needs a secret in VERACITE_MCP_TOKEN, which they send as a bearer token.',
    ],
  },
  {
    name: 'library import',
    takes: 'FILE --from FORMAT',
    completes: 'files',
    summary:
      'adds works to the local library (a file, a folder or a tar, plain or .gz); needs PostgreSQL (DATABASE_URL)',
    options: [
      { name: 'from', value: { kind: 'choice', name: 'FORMAT', of: FORMATS }, summary: `one of ${FORMATS.join(', ')}` },
      {
        name: 'whole',
        value: { kind: 'text', name: 'DATE' },
        summary: 'it is all that this database held on that day (2026-03-31): what it lacks may be called fake',
      },
    ],
    notes: [
      'doaj: its articles, or its public list of journals; journal-list: columns list, owner, date, about (vetted, predatory, hijacked), title, issn, url.',
      'references: a list in any format that verify reads.',
      'Cut short, the same command goes on where it was; doing it again adds nothing twice.',
    ],
  },
  {
    name: 'library status',
    takes: '',
    completes: 'nothing',
    summary: 'what the local library holds',
    options: [],
  },
  {
    name: 'library servers',
    takes: '',
    completes: 'nothing',
    summary: 'the servers on which imported works lie (LIBRARY_SERVERS), and whether they answer',
    options: [
      {
        name: 'forget',
        value: { kind: 'text', name: 'NUMBER' },
        summary: 'gives a server up with the works that lie there; importing their files again brings them back',
      },
    ],
  },
  {
    name: 'completion',
    takes: SHELLS.join('|'),
    completes: 'nothing',
    summary: 'prints completions for a shell',
    options: [],
    notes: ['bash: veracite completion bash > ~/.local/share/bash-completion/completions/veracite'],
  },
  {
    name: 'manual',
    takes: '',
    completes: 'nothing',
    summary: 'prints the manual page, in the language of man',
    options: [],
  },
  {
    name: 'user create',
    takes: 'EMAIL --password P --name N',
    completes: 'nothing',
    summary: 'makes an account',
    options: [
      { name: 'password', value: { kind: 'text', name: 'P' }, summary: 'its password' },
      { name: 'name', value: { kind: 'text', name: 'N' }, summary: "its owner's name" },
    ],
    isOnServer: true,
  },
  {
    name: 'user grant',
    takes: 'EMAIL --plan PLAN | --credits N | --unlimited',
    completes: 'nothing',
    summary: 'gives an account a plan or credits',
    options: [
      { name: 'plan', value: { kind: 'text', name: 'PLAN' }, summary: 'a plan' },
      { name: 'credits', value: { kind: 'text', name: 'N' }, summary: 'so many credits' },
      { name: 'unlimited', value: { kind: 'flag' }, summary: 'credits without end' },
    ],
    isOnServer: true,
  },
  {
    name: 'user role',
    takes: 'EMAIL support|admin|user',
    completes: 'nothing',
    summary: 'gives an account a role',
    options: [],
    isOnServer: true,
  },
  {
    name: 'payments reconcile',
    takes: '',
    completes: 'nothing',
    summary: 'asks the payment provider for every subscription, and mends what differs',
    options: [],
    isOnServer: true,
  },
  {
    name: 'backup',
    takes: 'FILE|-',
    completes: 'files',
    summary: 'writes everything the database holds into a file, while the server runs',
    options: [],
    isOnServer: true,
  },
  {
    name: 'restore',
    takes: 'FILE|-',
    completes: 'files',
    summary: 'fills an empty database from a backup, of this version or an older one',
    options: [],
    isOnServer: true,
  },
] as const satisfies readonly CommandDefinition[];

export type CommandName = (typeof COMMANDS)[number]['name'];
