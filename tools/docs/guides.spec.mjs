import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../paths.mjs';
import { commandOf, definedCommands } from './definitions.mjs';
import { commandsNamed, endpointsNamed, isPath, optionsNamed, variablesNamed } from './named.mjs';

/** Pages for those who use, run or connect to the product; the others speak of its inside. */
const GUIDES = [
  ...['README.md', 'SECURITY.md', 'docker/README.md', 'docs/guide.md', 'docs/operators.md', 'docs/integrators.md'],
  ...['docs/command-line.md', 'docs/ci.md', 'docs/mcp.md', 'docs/privacy.md', 'docs/upgrading.md', 'docs/api.md'],
  ...['docs/scaling.md', 'docs/scheduler.md', 'docs/flagged.md', 'docs/known-failures.md', 'docs/editors.md'],
];
const read = (file) => fs.readFileSync(inRoot(file), 'utf8');
const guides = GUIDES.map((page) => [page, read(page)]);
const lost = (namesIn, isKnown) =>
  guides.flatMap(([page, text]) =>
    namesIn(text)
      .filter((name) => !isKnown(name, page))
      .map((name) => `${page}: ${name}`),
  );

test('commands, options, variables and addresses are found where they are named', () => {
  const text = [
    'Run `verify --fix` or `--dry-run`, see `POST /api/a/{id}` and `/health/live`, with `MAIL_FROM` or `PORT=1`.',
    '',
    '    VERACITE_TOKEN=$(openssl rand -hex 4) veracite mcp --http 1   # why',
    '',
    '```sh',
    'curl "$VERACITE_URL/api/a?b=1" | veracite verify - --json > c',
    'docker compose exec api node dist/cli/main.mjs backup - > d',
    '```',
    '',
    'and `veracite check',
    'a.md --json`. The word FAKE and `NOT NULL` are nothing.',
  ].join('\n');
  assert.deepEqual(commandsNamed(text), ['mcp --http 1', 'backup -', 'check a.md --json']);
  assert.deepEqual(optionsNamed(text), ['--dry-run']);
  assert.deepEqual(variablesNamed(text), ['MAIL_FROM', 'PORT', 'VERACITE_TOKEN', 'VERACITE_URL']);
  assert.deepEqual(endpointsNamed(text), [
    ['POST', '/api/a/{id}'],
    [undefined, '/health/live'],
    [undefined, '/api/a'],
  ]);
  assert.ok(isPath('/api/a/$ID/b', '/api/a/{id}/b'));
  assert.ok(!isPath('/api/a/list/b', '/api/a/{id}/b'));
  assert.ok(!isPath('/api/a', '/api/a/{id}'));
});

/** Options of the programs around: of Docker, Node and our own measuring scripts. */
const OF_OTHERS = /^docker\/README\.md: --scale$/;

test('every option that the guides name is one of its command', async () => {
  const commands = await definedCommands();
  const optionsOf = ({ options }) => options.map(({ name }) => `--${name}`);
  const wrong = guides.flatMap(([page, text]) =>
    commandsNamed(text).flatMap((line) => {
      const command = commandOf(commands, line);
      const known = command ? optionsOf(command) : [];
      const options = line.match(/(?<=\s)--[a-z][a-z-]*/g) ?? [];
      return options.filter((option) => !known.includes(option)).map((option) => `${page}: ${line}: ${option}`);
    }),
  );
  assert.deepEqual(wrong, []);
  const all = commands.flatMap(optionsOf);
  assert.deepEqual(
    lost(optionsNamed, (option, page) => all.includes(option) || OF_OTHERS.test(`${page}: ${option}`)),
    [],
  );
});

/** Variables of examples and of the GitLab template, which readers set. */
const OF_EXAMPLES = new Set(['VERACITE_URL', 'VERACITE_KEY', 'VERACITE_PACKAGE']);

test('every variable that the guides name is a switch of .env.example, of a database, or read by a program', () => {
  const switches = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
  // A test of the connectors holds that page against the definitions of the databases.
  const ofDatabases = new Set(variablesNamed(read('docs/databases.md')));
  const others = new Set(
    ['apps', 'libs', 'tools'].flatMap((folder) =>
      fs
        .readdirSync(inRoot(folder), { recursive: true })
        .filter((name) => /\.(?:ts|mjs)$/.test(name))
        .flatMap((name) => [...read(`${folder}/${name}`).matchAll(/\benv(?:\.|\[')([A-Z][A-Z\d_]+)/g)])
        .map(([, name]) => name),
    ),
  );
  const known = (name) => [switches, ofDatabases, others, OF_EXAMPLES].some((names) => names.has(name));
  assert.deepEqual(lost(variablesNamed, known), []);
});

/** Paths that are served but not part of the API, with the file that declares them. */
const OUTSIDE_THE_DOCUMENT = {
  '/health/live': ['apps/api/src/platform/health/health.controller.ts', "@Get('live')"],
  '/health/ready': ['apps/api/src/platform/health/health.controller.ts', "@Get('ready')"],
  '/metrics': ['apps/api/src/platform/metrics/middleware.ts', "'/metrics'"],
  '/admin/queues': ['apps/api/src/platform/queue/board.ts', "'/admin/queues'"],
  '/api/docs': ['apps/api/src/platform/http/open-api.ts', "'api/docs'"],
  '/api/openapi.json': ['apps/api/src/platform/http/open-api.ts', "'api/openapi.json'"],
  '/api/payments/webhooks/paddle': [
    'apps/api/src/modules/billing/payments/payments.controller.ts',
    "'webhooks/paddle'",
  ],
  '/api/auth/google/callback': ['apps/api/src/modules/auth/openid/openid.controller.ts', "'google/callback'"],
  '/api/auth/oidc/callback': ['apps/api/src/modules/auth/openid/openid.controller.ts', "'oidc/callback'"],
};

test('every address that the guides name is served, by the method they name', () => {
  const { paths } = JSON.parse(read('docs/openapi.json'));
  const isServed = ([method, place]) =>
    place in OUTSIDE_THE_DOCUMENT ||
    Object.entries(paths).some(
      ([documented, operations]) =>
        isPath(place, documented) && (method === undefined || method.toLowerCase() in operations),
    );
  assert.deepEqual(lost(endpointsNamed, isServed), []);
  for (const [place, [file, declared]] of Object.entries(OUTSIDE_THE_DOCUMENT))
    assert.ok(read(file).includes(declared), `${place} is not declared in ${file}`);
});

test("badges and names in the user's guide are those on screen", () => {
  const guide = read('docs/guide.md');
  const cells = guide
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|')[1].trim());
  const inBold = [...guide.matchAll(/\*\*(\w{2}[\w ]+)\*\*/g)].map(([, name]) => name);
  const names = [...cells.filter((cell) => /^[A-Z]/.test(cell)), ...inBold];
  assert.ok(names.length > 8);
  const shown = fs
    .readdirSync(inRoot('apps/web/src'), { recursive: true })
    .filter((name) => /(?:strings|status)\.tsx?$/.test(name))
    .map((name) => read(`apps/web/src/${name}`))
    .concat(read('libs/contracts/data/states.json').replaceAll('"', "'"))
    .join('\n');
  assert.deepEqual(
    names.filter((name) => !shown.includes(`'${name}'`)),
    [],
  );
});
