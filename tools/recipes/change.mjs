import { stripVTControlCharacters } from 'node:util';

/**
 * A text with a `diff` block carried out: lines behind a blank stand there today, `-` takes one away, `+` puts one in. `@@` begins
 * a further place. There are no numbers of lines: the lines that are there today say where, and must do so.
 * @throws Error when they stand nowhere, or in two places
 */
export function changed(text, diff) {
  return diff.split(/^@@.*\n/m).reduce(atOnePlace, text);
}

function atOnePlace(text, hunk) {
  const marked = hunk.replace(/\n$/, '').split('\n');
  const without = (sign) => marked.filter((line) => line.charAt(0) !== sign).map((line) => line.slice(1));
  const [before, after] = [without('+'), without('-')];
  const lines = text.split('\n');
  const places = lines.flatMap((_, at) => (before.every((line, below) => lines[at + below] === line) ? [at] : []));
  if (places.length !== 1)
    throw new Error(`stands in ${places.length} places of the file, not in one:\n${before.join('\n')}`);
  lines.splice(places[0], before.length, ...after);
  return lines.join('\n');
}

/** What a command promised to print and did not: lines in their order, in which `…` stands for anything. */
export function missingIn(output, prints) {
  const lines = stripVTControlCharacters(output).split('\n').map(oneBlank);
  let from = 0;
  return prints.filter((wanted) => {
    const parts = oneBlank(wanted)
      .split('…')
      .map((part) => part.trim().replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
    const looks = new RegExp(parts.join('.*'));
    const at = lines.findIndex((line, place) => place >= from && looks.test(line));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

const oneBlank = (line) => line.replace(/\s+/g, ' ').trim();
