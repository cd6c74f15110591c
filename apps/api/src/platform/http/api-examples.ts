import type { OpenAPIObject } from '@nestjs/swagger';
import recordings from '../../../data/examples.json';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Bodies = Record<string, unknown>;

/** Requests and responses recorded by `npm run api:examples`: by operation, media type, and for responses status. */
const RECORDED: Record<string, { request?: Bodies; responses: Record<string, Bodies> } | undefined> = recordings;

/** Adds the recorded examples to an operation. A body without a schema, such as a file, gets one from its example. */
export function withExamples(operation: Operation, name: string): Operation {
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
