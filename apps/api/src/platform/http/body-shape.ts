/** Maximum nesting. Valid requests have at most 3 levels. Deeper ones may exhaust the stack of recursive code. */
export const DEPTH = 20;
/** Maximum number of values: five times that of the largest valid request, a hundred corrections of two fields each. */
export const VALUES = 2_000;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * Counts the values, names and levels of a JSON text before it is parsed: later steps recurse, or take superlinear time
 * in the number of names of an object (class-transformer).
 * @returns the limit that is exceeded, or undefined. Invalid JSON is counted by its bytes and refused later.
 */
export function shapeFault(json: Uint8Array): string | undefined {
  let values = 0;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isInText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInText = false;
      continue;
    }
    if (byte === QUOTE) isInText = true;
    else if (byte === COMMA || byte === COLON) values += 1;
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      values += 1;
      depth += 1;
      if (depth > DEPTH) return `The body is nested deeper than ${DEPTH} levels.`;
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1;
    if (values > VALUES) return `The body holds more than ${VALUES} names and values.`;
  }
  return undefined;
}
