import { apiDocument, validatorOf, type DocumentedOperation } from '../support/conforms';
import { keptExamples } from './kept';

const RECORDED = keptExamples();
const BODILESS = new Set(['204', '302']);
/** Responses without a schema of their body on purpose, because a client asks for them with a header. */
const WITHOUT_SCHEMA = new Set(['post /api/citations/verify 202']);

/** What is missing or wrong in the examples of the kept document, each with the operation it is about. */
export function faultsOfExamples(): string[] {
  const operations = Object.entries(apiDocument().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );
  const known = new Set(operations.map(({ name }) => name));
  return [
    ...operations.flatMap(({ name, operation }) => faultsOf(name, operation).map((fault) => `${name}: ${fault}`)),
    ...Object.keys(RECORDED).flatMap((name) => (known.has(name) ? [] : [`${name}: is no operation`])),
  ];
}

function faultsOf(name: string, { requestBody, responses }: DocumentedOperation): string[] {
  const recorded = Object.keys(RECORDED[name]?.responses ?? {});
  // What takes nothing and is open to everybody has no fault of its own.
  const canFail = ['400', '401', '404'].some((status) => responses[status]);
  return [
    ...(requestBody ? contentFaults('request', requestBody.content) : []),
    ...Object.entries(responses).flatMap(([status, { content }]) =>
      BODILESS.has(status) || WITHOUT_SCHEMA.has(`${name} ${status}`) ? [] : contentFaults(status, content ?? {}),
    ),
    ...(canFail && !recorded.some((status) => status >= '400') ? ['no recorded fault'] : []),
    ...(RECORDED[name] ? [] : ['nothing recorded: add a step to the journey, and run npm run api:document']),
  ];
}

function contentFaults(where: string, content: Record<string, { schema?: object; example?: unknown }>): string[] {
  const bodies = Object.entries(content);
  if (bodies.length === 0) return [`${where} has no body`];
  return bodies.flatMap(([media, { schema, example }]) => {
    if (example === undefined) return [`${where} has no example of ${media}`];
    const validate = validatorOf(schema ?? {});
    if (validate(example)) return [];
    const [fault] = validate.errors ?? [];
    return [`${where}, ${media}: ${fault?.instancePath ?? ''} ${fault?.message ?? ''}`];
  });
}
