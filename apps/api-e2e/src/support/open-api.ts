import { Client } from './client';

/** The part of a JSON schema that the API's document uses. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  example?: unknown;
  default?: unknown;
  minLength?: number;
  minimum?: number;
}

/** A value a request carries. `at` leads to it in the body, a list's first element by '0'. */
export interface Field {
  at: string[];
  schema: Schema;
  required: boolean;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** One operation of the document with everything it takes. */
export interface Route {
  /** `post /api/citations/verify` */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  fields: Field[];
  /** A body the document calls right. */
  example: Record<string, unknown>;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Every operation that the running API documents: a new one is in every walk by itself. */
export async function routesOf(origin: string): Promise<Route[]> {
  const { paths, components } = (await new Client(origin).get('/api/openapi.json')).body as Document;
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1);
    if (name !== undefined) return components.schemas[name] ?? {};
    return schema.allOf ? (Object.assign({}, schema, ...schema.allOf.map(resolve)) as Schema) : schema;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const body = resolve(requestBody?.content['application/json']?.schema ?? {});
      return {
        name: `${method} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters,
        fields: fieldsOf(body, [], resolve),
        example: exampleOf(body, resolve) as Record<string, unknown>,
      };
    }),
  );
}

function fieldsOf(
  { properties = {}, required = [] }: Schema,
  parent: string[],
  resolve: (schema: Schema) => Schema,
): Field[] {
  return Object.entries(properties).flatMap(([name, named]) => {
    const schema = resolve(named);
    const at = [...parent, name];
    const field = { at, schema, required: required.includes(name) };
    if (schema.type === 'array' && schema.items) {
      const items = resolve(schema.items);
      const first = { at: [...at, '0'], schema: items, required: true };
      return [field, first, ...fieldsOf(items, first.at, resolve)];
    }
    return [field, ...fieldsOf(schema, at, resolve)];
  });
}

function exampleOf(given: Schema, resolve: (schema: Schema) => Schema): unknown {
  const schema = resolve(given);
  const told = schema.example ?? schema.default ?? schema.enum?.[0];
  if (told !== undefined) return told;
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items, resolve)] : [];
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return 'example'.padEnd(schema.minLength ?? 0, ' example');
  const properties = Object.entries(schema.properties ?? {});
  return Object.fromEntries(properties.map(([name, value]) => [name, exampleOf(value, resolve)]));
}

const PLACE = '\u2047the place\u2047';

/** The route's example as JSON, with `json` in the place of one field, and more members beside it. */
export function bodyWith({ example }: Route, { at }: Field, json: string, more: Record<string, unknown> = {}): string {
  const body: unknown = structuredClone({ ...example, ...more });
  let holder = body as Record<string, unknown>;
  for (const step of at.slice(0, -1)) {
    holder[step] ??= {};
    holder = holder[step] as Record<string, unknown>;
  }
  holder[at.at(-1) ?? ''] = PLACE;
  return JSON.stringify(body).replace(JSON.stringify(PLACE), () => json);
}

/** The address of a route with every part of its path the same text, and with the query that it cannot do without. */
export function addressOf({ path, parameters }: Route, id: string): string {
  const needed = parameters.filter((one) => one.in === 'query' && one.required);
  const query = needed.map(({ name, schema }) => `${name}=${String(exampleOf(schema, (same) => same))}`).join('&');
  return filled(path, id) + (query && `?${query}`);
}

/** The path with every parameter replaced by the same text. */
export const filled = (path: string, id: string) => path.replace(/\{\w+\}/g, () => id);
