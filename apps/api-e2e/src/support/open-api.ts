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

/** A field of a request body. `at` is its path, with '0' for the first element of a list. */
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

/** One operation of the document with its parameters and fields. */
export interface Route {
  /** `post /api/citations/verify` */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  fields: Field[];
  /** A valid body. */
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

/** Returns all operations of the running API's document, so that tests of all routes include new ones. */
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
    const path = [...parent, name];
    const field = { at: path, schema, required: required.includes(name) };
    if (schema.type === 'array' && schema.items) {
      const items = resolve(schema.items);
      const first = { at: [...path, '0'], schema: items, required: true };
      return [field, first, ...fieldsOf(items, first.at, resolve)];
    }
    return [field, ...fieldsOf(schema, path, resolve)];
  });
}

function exampleOf(unresolved: Schema, resolve: (schema: Schema) => Schema): unknown {
  const schema = resolve(unresolved);
  const given = schema.example ?? schema.default ?? schema.enum?.[0];
  if (given !== undefined) return given;
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items, resolve)] : [];
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return 'example'.padEnd(schema.minLength ?? 0, ' example');
  const properties = Object.entries(schema.properties ?? {});
  return Object.fromEntries(properties.map(([name, value]) => [name, exampleOf(value, resolve)]));
}

const PLACE = '\u2047the place\u2047';

/** Returns the route's example as JSON, with `json` in place of one field, and with more members. */
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

/** Returns the URL of a route with `id` for all parameters of its path, and with its required query parameters. */
export function addressOf({ path, parameters }: Route, id: string): string {
  const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = needed.map(({ name, schema }) => `${name}=${String(exampleOf(schema, (same) => same))}`).join('&');
  return filled(path, id) + (query && `?${query}`);
}

/** Returns the path with every parameter replaced by `id`. */
export const filled = (path: string, id: string) => path.replace(/\{\w+\}/g, () => id);
