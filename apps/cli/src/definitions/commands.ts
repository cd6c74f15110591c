import { READY_POLICIES } from '@veracite/contracts/collections';
import { FORMATS } from '../import/format-names';
import { DOCUMENT_OUTPUTS } from '../output/outputs';
import { DOCUMENT_FAILURES } from '../policy/failures';
import { SERVER_COMMANDS } from './server-commands';
import { type CommandDefinition, jsonFlag, SHELLS, choice, file, flag, text } from './definition';
import { FIX_OPTIONS, VERIFY_OPTIONS } from './verify-options';

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
      choice(
        'format',
        'FORMAT',
        DOCUMENT_OUTPUTS,
        'output format (default: human); docx writes the text with a comment at each problem to --out',
        { short: 'f' },
      ),
      jsonFlag('--format json: one object: references, citations, problems'),
      file('out', 'FILE', 'writes the output to this file', { short: 'o' }),
      choice('fail-on', 'A,B', DOCUMENT_FAILURES, 'kinds of problems that exit with code 1 (default: none)'),
      flag(
        'abstracts',
        'asks databases for the abstracts of the cited works, and shows the passage nearest to each citing sentence, in docx as a comment',
      ),
      ...FIX_OPTIONS,
    ],
    notes: [
      '--fix first verifies the references and corrects the file, as verify --fix does; the file is compared afterwards.',
    ],
  },
  {
    name: 'desk',
    takes: 'FOLDER',
    summary:
      'checks all papers of a folder or archive, and writes a sorted queue with evidence and letters to the authors',
    options: [
      file('out', 'REPORT', 'the folder of the report', { short: 'o' }),
      file(
        'policy',
        'FILE|NAME',
        `what counts against a paper: a YAML file, or ${READY_POLICIES.join(', ')} (default: conference)`,
        { short: 'p' },
      ),
      flag('watch', 'goes on, and checks the files that appear in the folder'),
      text('editor', 'NAME', 'name below the letters'),
      file('letter', 'FILE', 'template of the letters, with placeholders such as {questions}'),
      file('phrases', 'FILE', 'a dictionary of tortured phrases, one a line, which are counted'),
      text('sources', 'A,B', 'asks only these databases, by id'),
      flag('quick', 'identifiers, local library and first databases only'),
      flag(
        'abstracts',
        'asks databases for the cited abstracts, and writes the passage nearest to each citing sentence',
      ),
      flag('quiet', 'shows no progress', { short: 'q' }),
    ],
    notes: [
      'After an interruption the same command resumes: papers in the report are only checked again if databases did not answer.',
      'Exit code: 0 nothing counts against a paper, 1 something does, 2 nothing does, but a file could not be read or databases did not answer.',
    ],
  },
  {
    name: 'verify-certificate',
    takes: 'FILE',
    summary: 'verifies a certificate offline: its signature, its key, and the digest of each result',
    options: [
      jsonFlag('one object: valid, fault, and what is certified'),
      file(
        'keys',
        'FILE|URL',
        'the keys that may have signed it: a JSON Web Key Set or PEM file, or the address of a server',
        { short: 'k' },
      ),
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
    options: [text('sources', 'A,B', 'asks only these databases, by id'), jsonFlag('one object: databases')],
    notes: ['Exit code: 0 all databases that are enabled work, 1 one of them does not.'],
  },
  {
    name: 'mcp',
    takes: '',
    summary: 'serves AI assistants over the Model Context Protocol, on standard input and output or HTTP',
    options: [
      text('http', 'PORT', 'serves streamable HTTP at /mcp on this port'),
      text('host', 'HOST', 'address to listen on (default: 127.0.0.1)'),
      text('allow-origin', 'A,B', 'origins of web pages that may connect (default: none); programs send no origin'),
      text('api', 'ADDRESS', 'uses a Veracite server, which charges the account of the key in VERACITE_API_KEY'),
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
      text('secret', 'SECRET', 'secret of the webhook (or VERACITE_WEBHOOK_SECRET)'),
      text('port', 'PORT', 'port on localhost (default: 4100)'),
      jsonFlag('one object a line: id, verified, fault, body'),
    ],
    notes: ['A server with NODE_ENV=development accepts webhooks at http://localhost and http://127.0.0.1.'],
  },
  {
    name: 'lsp',
    takes: '',
    summary: 'serves editors over the Language Server Protocol, on standard input and output',
    options: [
      flag('stdio', 'the default, which some editors name'),
      text('sources', 'A,B', 'asks only these databases, by id; library alone needs no network'),
      flag('quick', 'identifiers, local library and first databases only'),
      text('api', 'ADDRESS', 'verifies on a Veracite server, which charges the account of the key in VERACITE_API_KEY'),
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
      choice('from', 'FORMAT', FORMATS, `one of ${FORMATS.join(', ')}`),
      text(
        'whole',
        'DATE',
        'the file is a complete copy of the database on that day (2026-03-31): works that it lacks may be fake',
      ),
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
      text(
        'servers',
        'URL,URL',
        'empty PostgreSQL databases, separated by commas, that the database of DATABASE_URL can reach',
      ),
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
