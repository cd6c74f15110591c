import type { Writer } from './writer';

/** Writes one object a line, in the order of the input: the result as in the API, its position, and its findings. */
export const json: Writer = {
  entry: ({ result, file, place, key, findings }) =>
    `${JSON.stringify({ ...result, file, ...place, ...(key !== undefined && { key }), findings })}\n`,
};
