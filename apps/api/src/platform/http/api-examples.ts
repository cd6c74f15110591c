import type { OpenAPIObject } from '@nestjs/swagger';
import examples from '../../../data/examples.json';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Bodies = Record<string, unknown>;

/** What each operation was asked and answered when `npm run api:examples` recorded it, by media type, answers by status too. */
const RECORDED: Record<string, { request?: Bodies; responses: Record<string, Bodies> } | undefined> = examples;

/** Puts the recorded examples beside the schemas; what has no schema of its own, as files have none, is told by its media type. */
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
  const told = Object.entries(bodies).map(([media, example]) => [
    media,
    {
      schema: { type: typeof example === 'string' ? ('string' as const) : Array.isArray(example) ? 'array' : 'object' },
      ...content[media],
      example,
    },
  ]);
  return { ...content, ...(Object.fromEntries(told) as Content) };
}
