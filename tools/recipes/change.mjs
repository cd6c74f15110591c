import { stripVTControlCharacters } from 'node:util';

/**
 * Applies a `diff` block to a text: lines after a space must exist, `-` removes a line, `+` adds one, `@@` begins another
 * place. The existing lines determine the place.
 * @throws Error when they occur nowhere or in several places
 */
export function changed(text, diff) {
  return diff.split(/^@@.*\n/m).reduce(atOnePlace, text);
}

function atOnePlace(text, hunk) {
  const marked = hunk.replace(/\n$/, '').split('\n');
  const without = (sign) => marked.filter((line) => line.charAt(0) !== sign).map((line) => line.slice(1));
  const [before, after] = [without('+'), without('-')];
  const lines = text.split('\n');
  const places = lines.flatMap((_, index) =>
    before.every((line, below) => lines[index + below] === line) ? [index] : [],
  );
  if (places.length !== 1)
    throw new Error(`occurs in ${places.length} places of the file, not in one:\n${before.join('\n')}`);
  lines.splice(places[0], before.length, ...after);
  return lines.join('\n');
}

/** Returns the expected lines that are missing from an output, in order; `…` matches anything. */
export function missingIn(output, prints) {
  const lines = stripVTControlCharacters(output).split('\n').map(oneBlank);
  let from = 0;
  return prints.filter((wanted) => {
    const parts = oneBlank(wanted)
      .split('…')
      .map((part) => part.trim().replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
    const looks = new RegExp(parts.join('.*'));
    const index = lines.findIndex((line, place) => place >= from && looks.test(line));
    if (index >= 0) from = index + 1;
    return index < 0;
  });
}

const oneBlank = (line) => line.replace(/\s+/g, ' ').trim();
