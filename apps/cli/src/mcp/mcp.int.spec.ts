import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ProgressNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { KNOWN_WORK, KETTLES, LOST } from '@veracite/testing/kettles';
import { numberedPaper } from '@veracite/testing/subjects';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';

const UNCONFIRMED = KNOWN_WORK.text.replace('12, 101', '12(3), 101');
const root = path.resolve(__dirname, '../../../..');
const program = path.join(root, 'dist/package/lib/main.mjs');
const ABSTRACT =
  'Workshops of twelve towns were visited. Most kettles are folded by hand before they are soldered and sold.';
let folder: string;
let standIn: FakeDatabases;
const env = () => ({
  PATH: process.env['PATH'] ?? '',
  UPSTREAM_ORIGIN: standIn.origin,
  UPSTREAM_PACE: 'off',
});

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'veracite-mcp-'));
  standIn = await startFakeDatabases({ works: [{ ...KETTLES, abstract: ABSTRACT }] });
  const [code] = (await once(spawn(process.execPath, [path.join(root, 'tools/build.mjs'), 'package']), 'close')) as [
    number,
  ];
  expect(code).toBe(0);
});

afterAll(async () => {
  await standIn.close();
  rmSync(folder, { recursive: true, force: true });
});

interface ToolResult {
  isError?: boolean;
  text: string;
}

async function call(client: Client, name: string, given: Record<string, unknown>): Promise<ToolResult> {
  const { isError, content } = await client.callTool({ name, arguments: given });
  const [first] = content as { type: string; text: string }[];
  return { ...(isError === true && { isError }), text: first?.text ?? '' };
}

describe('on standard input and output', () => {
  let client: Client;
  beforeAll(async () => {
    client = new Client({ name: 'test', version: '1' });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'], env: env() }));
  });
  afterAll(() => client.close());

  test('six tools, each with a description and a schema, none of which changes anything', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'verify_citation',
      'verify_bibliography',
      'find_citation',
      'check_source',
      'format_citation',
      'check_document',
    ]);
    for (const { description, inputSchema, annotations } of tools)
      expect([description?.length, inputSchema.type, annotations?.readOnlyHint]).toEqual([
        expect.any(Number),
        'object',
        true,
      ]);
  });

  test.each<[string, string, Record<string, unknown>, RegExp[]]>([
    [
      'a real reference',
      'verify_citation',
      { citation: KNOWN_WORK.text },
      [/^VALID \(about \d+ of \d+ such verdicts (?:is|are) wrong\)/, /Evidence: https?:\/\//],
    ],
    [
      'an issue that no record confirms',
      'verify_citation',
      { citation: UNCONFIRMED },
      [/^VALID/, /Why: .*No record confirms issue 3/],
    ],
    [
      'a list with an issue that no record confirms',
      'verify_bibliography',
      { bibliography: UNCONFIRMED },
      [/^1 reference: 1 valid, .*\n\n\[1\] Ostrander[\s\S]*No record confirms issue 3/],
    ],
    ['an invented one', 'verify_citation', { citation: LOST.text }, [/^INVALID/, /Why: /]],
    [
      'what differs, and how it should read',
      'verify_citation',
      { citation: KNOWN_WORK.text.replace('12, 101', '21, 101'), style: 'mla' },
      [/^INCOMPLETE/, /- volume differs: cited "21", record has "12"/, /Correct: Ostrander, Zelda\./],
    ],
    [
      'a list',
      'verify_bibliography',
      { bibliography: `${KNOWN_WORK.text}\n\n${LOST.text}` },
      [/^2 references: 1 valid, 0 incomplete, 1 invalid, 0 unknown\.\n\n\[2\] Quillfeather/],
    ],
    [
      'half a title and a misspelt name',
      'find_citation',
      { title: 'folding of kettles', author: 'Ostrandr' },
      [/^1\. \(\d+ %\) Ostrander/, /https:\/\/doi\.org\/10\.5555\/kettle\.1/],
    ],
    [
      'a style of the sciences, from the record',
      'format_citation',
      { citation: '10.5555/kettle.1', style: 'ieee' },
      [/Z\. Ostrander/, /From the record: /],
    ],
    [
      'BibTeX of what is found nowhere',
      'format_citation',
      { citation: LOST.text, style: 'bibtex' },
      [/^@article\{/, /Formatted as given: no record was found \(fake\)/],
    ],
    ['a journal', 'check_source', { source: 'Kettle Letters' }, [/^(?:Trust: |There is not enough evidence)/]],
    [
      'a document in which a work is cited and not listed',
      'check_document',
      {
        text: `# A paper\n\nKettles fold (Ostrander, 2011), and some do not (Pfeiffer, 1999).\n\n## References\n\n${KNOWN_WORK.text}\n`,
      },
      [/^1 reference, 2 citations in the text, \d problems?/, /cited-not-listed/],
    ],
    [
      'the nearest passage of a cited abstract',
      'check_document',
      {
        text: `# A paper\n\nKettles are folded by hand (Ostrander, 2011).\n\n## References\n\n${KNOWN_WORK.text}\n`,
        abstracts: true,
      },
      [/Abstract: OpenAlex, https:/, /> Most kettles are folded by hand before they are soldered and sold\./],
    ],
    [
      'a document with shifted numbers',
      'check_document',
      { text: numberedPaper(1) },
      [/numbers-shifted: From .* — "Earlier work .*" \| Cites entry \d+: .*Smith.* \| Fits entry \d+: .*Smith/],
    ],
  ])('%s', async (_name, tool, given, expected) => {
    const { isError, text } = await call(client, tool, given);
    expect(isError).toBeUndefined();
    for (const pattern of expected) expect(text).toMatch(pattern);
    expect(text.length).toBeLessThan(2_000);
  });

  test('a document by its path', async () => {
    const file = path.join(folder, 'paper.md');
    writeFileSync(file, `# A paper\n\nKettles fold (Ostrander, 2011).\n\n## References\n\n${KNOWN_WORK.text}\n`);
    expect((await call(client, 'check_document', { path: file })).text).toMatch(/^1 reference, 1 citation in/);
  });

  test.each<[string, string, Record<string, unknown>, RegExp]>([
    ['a file that is not there', 'check_document', { path: '/none/paper.pdf' }, /^There is no file/],
    ['neither text nor path', 'check_document', {}, /^Pass either path or text/],
    ['nothing to find by', 'find_citation', { year: 2011 }, /^Pass a title/],
    ['a text without references', 'verify_bibliography', { bibliography: '@string{a = "b"}' }, /No reference/],
    [
      'too many references',
      'verify_bibliography',
      {
        bibliography: Array.from({ length: 101 }, (_, index) => `@misc{a${index}, title={T ${index}}, year=2000}`).join(
          '\n',
        ),
      },
      /There are 101 references; at most 100/,
    ],
    ['an argument of another kind', 'verify_citation', { citation: 5 }, /citation/],
    ['a citation that is too long', 'verify_citation', { citation: 'x'.repeat(2_001) }, /citation/],
    ['an address of this machine', 'check_source', { source: 'http://127.0.0.1/' }, /^Address not allowed/],
    ['an unknown tool', 'write_paper', {}, /write_paper/],
  ])('%s is reported as a result, without a stack', async (_name, tool, given, expected) => {
    const { isError, text } = await call(client, tool, given);
    expect([isError, text]).toEqual([true, expect.stringMatching(expected)]);
    expect(text).not.toMatch(/\bat .*:\d+:\d+/);
  });

  test('databases that do not answer make it unknown, and are named', async () => {
    standIn.setFaults({ crossref: { kind: 'server-error' } });
    const { text } = await call(client, 'verify_citation', { citation: LOST.text.replace('Recursive', 'Iterative') });
    standIn.setFaults({});
    expect(text).toMatch(/^UNKNOWN.*may well be real/);
    expect(text).toContain('No reliable answer from: Crossref');
  });

  test('progress of a list, until it is done', async () => {
    const progressed: number[] = [];
    // A handler of its own: that of `onprogress` is gone when a notification and the result arrive together.
    client.setNotificationHandler(ProgressNotificationSchema, ({ params }) => void progressed.push(params.progress));
    await client.callTool(
      { name: 'verify_bibliography', arguments: { bibliography: `${KNOWN_WORK.text}\n\n${LOST.text}` } },
      undefined,
      { onprogress: () => undefined },
    );
    expect(progressed).toEqual([1]);
  });
});

describe('over HTTP', () => {
  let child: ChildProcess;
  let address: URL;
  beforeAll(async () => {
    child = spawn(process.execPath, [program, 'mcp', '--http', '0', '--allow-origin', 'https://app.example'], {
      env: { ...env(), VERACITE_MCP_TOKEN: 'secret' },
    });
    if (!child.stderr) throw new Error('The program has no standard error.');
    const [line] = (await once(createInterface(child.stderr), 'line')) as [string];
    address = new URL(line);
  });
  afterAll(async () => {
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
  });

  const headers = { authorization: 'Bearer secret' };
  const json = { ...headers, 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

  test('the tools answer as they do on standard input, but for files of the machine', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
    expect((await call(client, 'verify_citation', { citation: KNOWN_WORK.text })).text).toMatch(/^VALID/);
    expect(await call(client, 'check_document', { path: '/etc/passwd' })).toEqual({
      isError: true,
      text: 'Local files cannot be read over a network. Pass the text.',
    });
    await client.close();
  });

  test.each<[string, number, RequestInit, string?]>([
    ['a ping', 200, { headers: json, body: ping }],
    ['a page that is allowed', 200, { headers: { ...json, origin: 'https://app.example' }, body: ping }],
    ['another page', 403, { headers: { ...json, origin: 'https://evil.example' }, body: ping }],
    ['no token', 401, { headers: { 'content-type': 'application/json' }, body: ping }],
    ['another token', 401, { headers: { ...json, authorization: 'Bearer secreT' }, body: ping }],
    ['another path', 404, { headers: json, body: ping }, '/other'],
    ['another method', 405, { method: 'GET', headers: json }],
    ['no JSON', 400, { headers: json, body: '{' }],
    ['JSON that is no message', 400, { headers: json, body: '{"a":1}' }],
    ['too large a body', 413, { headers: json, body: 'x'.repeat(2_000_001) }],
  ])('%s: %i', async (_name, status, request, place = '/mcp') => {
    const response = await fetch(new URL(place, address), { method: 'POST', ...request });
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(text).not.toMatch(/\bat .*:\d+:\d+|\.mjs/);
  });

  test('a name that is not this machine’s, by which a page may reach it (DNS rebinding)', async () => {
    const { request } = await import('node:http');
    const asked = request(address, { method: 'POST', headers: { ...json, host: 'evil.example' } });
    asked.end(ping);
    const [response] = (await once(asked, 'response')) as [{ statusCode: number; resume(): void }];
    response.resume();
    expect(response.statusCode).toBe(403);
  });
});

test.each([
  ['a port that is none', ['--http', 'many'], /--http needs a port/],
  ['an address that others reach, without a secret', ['--http', '0', '--host', '0.0.0.0'], /set VERACITE_MCP_TOKEN/],
  ['a server without a key', ['--api', 'http://127.0.0.1:9'], /VERACITE_API_KEY/],
  ['a server that has no address', ['--api', 'veracite'], /--api needs the address/],
])('%s is a usage error', async (_name, args, message) => {
  const child = spawn(process.execPath, [program, 'mcp', ...args], { env: env() });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk));
  const [code] = (await once(child, 'close')) as [number];
  expect([code, err]).toEqual([64, expect.stringMatching(message)]);
});
