/** `npm run api:schemas`: writes JSON schemas of responses, made from types, to apps/api/data/answers.json. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import { createGenerator } from 'ts-json-schema-generator';
import { inRoot } from '../paths.mjs';
import { operationTypes } from './operation-types.mjs';

export const ANSWERS = inRoot('apps/api/data/answers.json');

/** Returns the text of answers.json for the current types. */
export async function answersText() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-schemas-'));
  try {
    const file = path.join(folder, 'operations.ts');
    const { source, statuses } = operationTypes();
    fs.writeFileSync(file, source);
    const generator = createGenerator({
      path: file,
      tsconfig: inRoot('tsconfig.json'),
      expose: 'export',
      topRef: true,
      skipTypeCheck: true,
      additionalProperties: true,
      // Comments of types are for developers; operations have the descriptions for callers.
      jsDoc: 'none',
    });
    const { definitions = {} } = generator.createSchema('*');
    const isOperation = (name) => name in statuses;
    const operations = Object.fromEntries(
      Object.entries(statuses).map(([id, status]) => [id, { status, schema: definitions[id] }]),
    );
    const schemas = Object.fromEntries(Object.entries(definitions).filter(([name]) => !isOperation(name)));
    const text = JSON.stringify({ operations: sorted(operations), schemas: sorted(schemas) }, tuplesOf2020).replaceAll(
      '#/definitions/',
      '#/components/schemas/',
    );
    return await prettier.format(text, { parser: 'json', printWidth: 120 });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The generator writes tuples as JSON Schema did before 2020-12. */
const tuplesOf2020 = (_name, value) =>
  Array.isArray(value?.items) ? { ...value, prefixItems: value.items, items: undefined } : value;

const sorted = (definitions) => Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1)));

if (process.argv[1] === fileURLToPath(import.meta.url)) fs.writeFileSync(ANSWERS, await answersText());
