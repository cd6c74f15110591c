import type { OpenAPIObject } from '@nestjs/swagger';
import answers from '../../../data/answers.json';
import recordings from '../../../data/examples.json';
import problemSchema from '../../../data/problem-schema.json';
import { TITLES } from '../problem/problem';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Responses = Operation['responses'];
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

type Bodies = Record<string, unknown>;

/** Requests and responses recorded by `npm run api:examples`: by operation, media type, and for responses status. */
const RECORDED: Record<string, { request?: Bodies; responses: Record<string, Bodies> } | undefined> = recordings;

/** The response of each operation, generated from the types of the controllers by `npm run api:schemas`. */
const OPERATIONS: Record<string, { status: number; schema?: object } | undefined> = answers.operations;

/** Nest's types cover OpenAPI 3.0 only, where a type is never a list. */
const OWN_SCHEMAS = answers.schemas as unknown as Schemas;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Adds its success response and all its error responses to every operation. */
export function withAnswers(document: OpenAPIObject): OpenAPIObject {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      operation.responses = { ...successOf(operation), ...problemsOf(operation, path) };
      withExamples(operation, `${method} ${path}`);
    }
  }
  const schemas = {
    ...withoutDefaults(document.components?.schemas),
    ...OWN_SCHEMAS,
    ProblemBody: problemSchema as Schemas[string],
  };
  return { ...document, components: { ...document.components, schemas } };
}

/** Moves defaults of request fields into their descriptions: client generators make a field with a default required. */
function withoutDefaults(schemas: Schemas = {}): Schemas {
  return JSON.parse(JSON.stringify(schemas), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('default' in value)) return value;
    const { default: fallback, ...rest } = value as { default: unknown; description?: string };
    return { ...rest, description: [rest.description, `Default: ${String(fallback)}`].filter(Boolean).join('. ') };
  }) as Schemas;
}

function successOf({ operationId = '', responses }: Operation): Responses {
  const known = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
  const operation = OPERATIONS[operationId];
  if (!operation) return Object.fromEntries(known);
  const { status, schema } = operation;
  const isRedirecting = known.some(([code]) => code.startsWith('3'));
  const success: [string, Responses[string]][] = isRedirecting ? [] : [[String(status), { description: 'Done' }]];
  const all = Object.entries(Object.fromEntries([...success, ...known]));
  return Object.fromEntries(
    all.map(([code, response]) => {
      const isRedirection = code.startsWith('3');
      if (!schema || isRedirection || !response || !('description' in response)) return [code, response];
      // An additional status may have a body of its own.
      if (code !== String(status) && response.content) return [code, response];
      return [
        code,
        { ...response, description: response.description || 'Done', content: { 'application/json': { schema } } },
      ];
    }),
  );
}

/** Returns the errors of an operation: those that follow from its parameters, body and security, and its own. */
function problemsOf({ security = [], parameters = [], requestBody, responses }: Operation, path: string): Responses {
  const takesSomething = requestBody !== undefined || parameters.length > 0;
  const statuses = new Set([
    ...(takesSomething ? ['400'] : []),
    ...(requestBody ? ['413', '415'] : []),
    ...(security.length > 0 ? ['401', '403'] : []),
    ...(path.includes('{') ? ['404'] : []),
    '429',
    '500',
    '503',
    ...Object.keys(responses).filter((status) => /^[45]/.test(status)),
  ]);
  const problems = [...statuses].sort().map((status): [string, Responses[string]] => {
    const response = responses[status];
    const title = TITLES[Number(status)] ?? 'Error';
    return [
      status,
      {
        ...problem(response && 'description' in response ? response.description : title, Number(status), title),
        ...headersOf(status),
      },
    ];
  });
  return Object.fromEntries([...problems, ['default', problem('Any other fault', 400, 'Bad request')]]);
}

function problem(description: string, status: number, title: string) {
  const example = {
    type: 'about:blank',
    title,
    status,
    detail: `${title}.`,
    message: `${title}.`,
    requestId: '00000000-0000-4000-8000-000000000001',
  };
  const schema = { $ref: '#/components/schemas/ProblemBody' };
  return { description, content: { 'application/problem+json': { schema, example } } };
}

const seconds = (description: string) => ({ description, schema: { type: 'integer' as const } });

const headersOf = (status: string) => {
  if (status !== '429' && status !== '503') return {};
  const limits = {
    'RateLimit-Limit': seconds('Requests that are let through in a window of time; sent with every counted request'),
    'RateLimit-Remaining': seconds('How many of them are left'),
    'RateLimit-Reset': seconds('Seconds until there are more'),
  };
  return { headers: { 'Retry-After': seconds('Seconds to wait'), ...(status === '429' && limits) } };
};

/** Adds the recorded examples to an operation. A body without a schema, such as a file, gets one from its example. */
function withExamples(operation: Operation, name: string): Operation {
  const recorded = RECORDED[name];
  if (!recorded) return operation;
  const { requestBody } = operation;
  if (requestBody && 'content' in requestBody) requestBody.content = shown(requestBody.content, recorded.request ?? {});
  for (const [status, bodies] of Object.entries(recorded.responses)) {
    const response = operation.responses[status];
    if (response && 'description' in response) response.content = shown(response.content ?? {}, bodies);
  }
  return operation;
}

type Content = Extract<Operation['requestBody'], { content: unknown }>['content'];

function shown(content: Content, bodies: Bodies): Content {
  const examples = Object.entries(bodies).map(([media, example]) => [
    media,
    {
      schema: { type: typeof example === 'string' ? ('string' as const) : Array.isArray(example) ? 'array' : 'object' },
      ...content[media],
      example,
    },
  ]);
  return { ...content, ...(Object.fromEntries(examples) as Content) };
}
