import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';

/** Where the API's document is kept, so that a change of it is seen in review. */
export const DOCUMENT = path.resolve(__dirname, '../../../../docs/openapi.json');

type Content = Record<string, { schema?: object; example?: unknown }>;

/** The part of an operation that says what goes in and out. */
export interface DocumentedOperation {
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, object> };
}

/** The document as it is kept. */
export const apiDocument = (): OpenApi => JSON.parse(readFileSync(DOCUMENT, 'utf8')) as OpenApi;

/** Checks values against a schema of the document. */
export const validatorOf = (schema: object): ValidateFunction => document().validatorOf(schema);

interface Known {
  pattern: RegExp;
  operations: OpenApi['paths'][string];
}

let known: { paths: Known[]; validatorOf: (schema: object) => ValidateFunction } | undefined;

/** Read once in a process, when the first reply comes. */
function document() {
  if (known) return known;
  const { paths, components } = apiDocument();
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema({ $id: 'api', components });
  /** By the text of the schema: hundreds of operations have the same faults. */
  const validators = new Map<string, ValidateFunction>();
  known = {
    paths: Object.entries(paths)
      .sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
      .map(([place, operations]) => ({ pattern: new RegExp(`^${place.replace(/\{\w+\}/g, '[^/]+')}$`), operations })),
    validatorOf: (schema) => {
      const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/');
      const validate = validators.get(text) ?? ajv.compile(JSON.parse(text) as object);
      validators.set(text, validate);
      return validate;
    },
  };
  return known;
}

/**
 * Holds a reply of the server against the API's document.
 * @returns what does not fit; undefined where all does, and for addresses that are no part of the API
 */
export function faultOf(
  method: string,
  address: string,
  status: number,
  type: string,
  body: unknown,
): string | undefined {
  const { paths } = document();
  const place = address.split('?')[0] ?? '';
  const operation = paths.find(({ pattern, operations }) => pattern.test(place) && operations[method])?.operations[
    method
  ];
  if (!operation) return undefined;
  const response = operation.responses[String(status)] ?? (status >= 400 ? operation.responses['default'] : undefined);
  if (!response) return `${method} ${place}: ${status} is not documented`;
  // Files of what the user has: their form is a format's, and no schema of ours.
  if (status < 300 && Object.keys(response.content ?? {}).length === 0) return undefined;
  const media = type.split(';')[0]?.trim() ?? '';
  const schema = response.content?.[media]?.schema;
  if (!schema) return /[/+]json$/.test(media) ? `${method} ${place}: ${status} has no schema for ${media}` : undefined;
  const validate = validatorOf(schema);
  if (validate(body)) return undefined;
  const [error] = validate.errors ?? [];
  return `${method} ${place}: ${status}: ${error?.instancePath ?? ''} ${error?.message ?? ''}`;
}
