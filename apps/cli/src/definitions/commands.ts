import { FORMATS } from '../import/format-names';
import { DOCUMENT_OUTPUTS } from '../output/outputs';
import { SERVER_COMMANDS } from './commands-of-the-server';
import type { CommandDefinition } from './definition';
import { jsonFlag } from './json-flag';
import { VERIFY_OPTIONS } from './options-of-verify';
import { SHELLS } from './shells';

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
    options: [
      {
        name: 'format',
        short: 'f',
        value: { kind: 'choice', name: 'FORM', of: DOCUMENT_OUTPUTS },
        summary: 'what is written (human); docx: the text with a comment wherever something is wrong, into --out',
      },
      jsonFlag('--format json: one object: references, citations, problems'),
      {
        name: 'out',
        short: 'o',
        value: { kind: 'file', name: 'FILE' },
        summary: 'writes it there, and prints nothing',
      },
    ],
  },
  {
    name: 'verify-certificate',
    takes: 'FILE',
    completes: 'files',
    summary: 'verifies a certificate offline: its signature, its key, and the digest of each result',
    options: [
      jsonFlag('one object: valid, fault, and what is certified'),
      {
        name: 'keys',
        short: 'k',
        value: { kind: 'file', name: 'FILE|URL' },
        summary: 'the keys that may have signed it: a JSON Web Key Set or PEM file, or the address of a server',
      },
    ],
    notes: [
      'Without --keys the signature shows that nothing was changed, but not who signed it.',
      'Exit code: 0 valid, 1 not valid, 3 made by an earlier version in a format that is no longer verified.',
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
      'adds works to the local library (a file, a folder, a tar or a zip, plain or .gz); needs PostgreSQL (DATABASE_URL)',
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
      'ror: the data of the Research Organization Registry (its zip, or the JSON of schema 2): organisations known under several names; a newer file replaces what changed.',
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
    name: 'library partition',
    takes: '',
    completes: 'nothing',
    summary: 'moves the imported works to hash partitions on other PostgreSQL servers',
    options: [
      {
        name: 'servers',
        value: { kind: 'text', name: 'URL,URL' },
        summary: 'empty PostgreSQL databases, separated by commas, that the database of DATABASE_URL can reach',
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
  ...SERVER_COMMANDS,
] as const satisfies readonly CommandDefinition[];

export type CommandName = (typeof COMMANDS)[number]['name'];
