import { READY_POLICIES } from '@veracite/contracts/collections';
import { FORMATS } from '../import/format-names';
import { DOCUMENT_OUTPUTS } from '../output/outputs';
import { SERVER_COMMANDS } from './server-commands';
import { type CommandDefinition, jsonFlag, SHELLS } from './definition';
import { VERIFY_OPTIONS } from './verify-options';

/** The definitions of all commands, from which arguments are parsed and help, manual page and completions are written. */
export const COMMANDS = [
  {
    name: 'verify',
    takes: '[FILE|GLOB|-]...',
    summary: 'verifies every reference of files or of standard input',
    options: VERIFY_OPTIONS,
    notes: [
      '--fail-on takes fake, incomplete, unknown (statuses); missing, differs, other-work (kinds of incomplete); retracted, concern (notices about the work).',
      'Exit code: 0 no entry fails, 1 an entry fails, 2 no entry fails and some could not be checked.',
    ],
  },
  {
    name: 'parse',
    takes: 'FILE|-',
    summary: 'parses references without verifying them',
    options: [jsonFlag('one object a line: raw, csl, identifiers, doubts')],
  },
  {
    name: 'check',
    takes: 'FILE',
    summary: 'compares the in-text citations of a document with its list of references',
    options: [
      {
        name: 'format',
        short: 'f',
        value: { kind: 'choice', name: 'FORMAT', of: DOCUMENT_OUTPUTS },
        summary: 'output format (default: human); docx writes the text with a comment at each problem to --out',
      },
      jsonFlag('--format json: one object: references, citations, problems'),
      { name: 'out', short: 'o', value: { kind: 'file', name: 'FILE' }, summary: 'writes the output to this file' },
      {
        name: 'abstracts',
        value: { kind: 'flag' },
        summary:
          'asks databases for the abstracts of the cited works, and shows the passage nearest to each citing sentence, in docx as a comment',
      },
    ],
  },
  {
    name: 'desk',
    takes: 'FOLDER',
    summary:
      'checks all papers of a folder or archive, and writes a sorted queue with evidence and letters to the authors',
    options: [
      { name: 'out', short: 'o', value: { kind: 'file', name: 'REPORT' }, summary: 'the folder of the report' },
      {
        name: 'policy',
        short: 'p',
        value: { kind: 'file', name: 'FILE|NAME' },
        summary: `what counts against a paper: a YAML file, or ${READY_POLICIES.join(', ')} (default: conference)`,
      },
      { name: 'watch', value: { kind: 'flag' }, summary: 'goes on, and checks the files that appear in the folder' },
      { name: 'editor', value: { kind: 'text', name: 'NAME' }, summary: 'name below the letters' },
      {
        name: 'phrases',
        value: { kind: 'file', name: 'FILE' },
        summary: 'a dictionary of tortured phrases, one a line, which are counted',
      },
      { name: 'sources', value: { kind: 'text', name: 'A,B' }, summary: 'asks only these databases, by id' },
      { name: 'quick', value: { kind: 'flag' }, summary: 'identifiers, local library and first databases only' },
      {
        name: 'abstracts',
        value: { kind: 'flag' },
        summary: 'asks databases for the cited abstracts, and writes the passage nearest to each citing sentence',
      },
      { name: 'quiet', short: 'q', value: { kind: 'flag' }, summary: 'shows no progress' },
    ],
    notes: [
      'After an interruption the same command resumes: papers that are in the report are not checked again.',
      'Exit code: 0 nothing counts against a paper, 1 something does, 2 nothing does and some files could not be read.',
    ],
  },
  {
    name: 'verify-certificate',
    takes: 'FILE',
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
      'Exit code: 0 valid, 1 not valid.',
    ],
  },
  {
    name: 'doctor',
    takes: '',
    summary: 'asks every database for a work that it holds: reachable, key accepted, record read, rate limit',
    options: [
      { name: 'sources', value: { kind: 'text', name: 'A,B' }, summary: 'asks only these databases, by id' },
      jsonFlag('one object: databases'),
    ],
    notes: ['Exit code: 0 all databases that are enabled work, 1 one of them does not.'],
  },
  {
    name: 'mcp',
    takes: '',
    summary: 'serves AI assistants over the Model Context Protocol, on standard input and output or HTTP',
    options: [
      { name: 'http', value: { kind: 'text', name: 'PORT' }, summary: 'serves streamable HTTP at /mcp on this port' },
      { name: 'host', value: { kind: 'text', name: 'HOST' }, summary: 'address to listen on (default: 127.0.0.1)' },
      {
        name: 'allow-origin',
        value: { kind: 'text', name: 'A,B' },
        summary: 'origins of web pages that may connect (default: none); programs send no origin',
      },
      {
        name: 'api',
        value: { kind: 'text', name: 'ADDRESS' },
        summary: 'uses a Veracite server, which charges the account of the key in VERACITE_API_KEY',
      },
    ],
    notes: [
      'An address that other machines can reach needs a secret in VERACITE_MCP_TOKEN, which clients send as a bearer token.',
    ],
  },
  {
    name: 'webhooks listen',
    takes: '--secret SECRET',
    summary: 'receives deliveries of a webhook on this machine, verifies their signatures and prints them',
    options: [
      {
        name: 'secret',
        value: { kind: 'text', name: 'SECRET' },
        summary: 'secret of the webhook (or VERACITE_WEBHOOK_SECRET)',
      },
      { name: 'port', value: { kind: 'text', name: 'PORT' }, summary: 'port on localhost (default: 4100)' },
      jsonFlag('one object a line: id, verified, fault, body'),
    ],
    notes: ['A server that is not in production accepts webhooks at http://localhost and http://127.0.0.1.'],
  },
  {
    name: 'lsp',
    takes: '',
    summary: 'serves editors over the Language Server Protocol, on standard input and output',
    options: [
      { name: 'stdio', value: { kind: 'flag' }, summary: 'the default, which some editors name' },
      {
        name: 'sources',
        value: { kind: 'text', name: 'A,B' },
        summary: 'asks only these databases, by id; library alone needs no network',
      },
      { name: 'quick', value: { kind: 'flag' }, summary: 'identifiers, local library and first databases only' },
      {
        name: 'api',
        value: { kind: 'text', name: 'ADDRESS' },
        summary: 'verifies on a Veracite server, which charges the account of the key in VERACITE_API_KEY',
      },
    ],
    notes: [
      'The settings and the list of ignored entries are those of verify. docs/editors.md has the settings of editors.',
    ],
  },
  {
    name: 'library import',
    takes: 'FILE --from FORMAT',
    summary:
      'imports works (a file, a folder, a tar or a zip, plain or .gz) into the local library in PostgreSQL (DATABASE_URL)',
    options: [
      { name: 'from', value: { kind: 'choice', name: 'FORMAT', of: FORMATS }, summary: `one of ${FORMATS.join(', ')}` },
      {
        name: 'whole',
        value: { kind: 'text', name: 'DATE' },
        summary:
          'the file is a complete copy of the database on that day (2026-03-31): works that it lacks may be fake',
      },
    ],
    notes: [
      'doaj: the articles, or the public list of journals; journal-list: columns list, owner, date, about (vetted, predatory, hijacked), title, issn, url.',
      'ror: the data of the Research Organization Registry (zip, or JSON of schema 2), with the names of organizations; a newer file updates them.',
      'acl-anthology: data/xml of its repository; pmlr: repositories of its volumes; neurips, cvf, usenix, jmlr, isca: BibTeX, or the pages that show it; openreview: notes of its API.',
      'aaai: replies to OAI-PMH in oai_dc; repec: ReDIF templates of an archive.',
      'references: a list in any format that verify accepts.',
      'After an interruption the same command resumes; importing a file again adds nothing twice.',
    ],
  },
  {
    name: 'library status',
    takes: '',
    summary: 'shows what the local library contains',
    options: [],
  },
  {
    name: 'library partition',
    takes: '',
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
    summary: 'prints completions for a shell',
    options: [],
    notes: ['bash: veracite completion bash > ~/.local/share/bash-completion/completions/veracite'],
  },
  { name: 'manual', takes: '', summary: 'prints the manual page for man', options: [] },
  ...SERVER_COMMANDS,
] as const satisfies readonly CommandDefinition[];

export type CommandName = (typeof COMMANDS)[number]['name'];
