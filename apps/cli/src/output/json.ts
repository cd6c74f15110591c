import type { Writer } from './run';

/** One object a line, in the order of the input: the result as the server gives it, where it stands, what is said against it. */
export const json: Writer = {
  entry: ({ result, file, place, key, findings }) =>
    `${JSON.stringify({ ...result, file, ...place, ...(key !== undefined && { key }), findings })}\n`,
};
