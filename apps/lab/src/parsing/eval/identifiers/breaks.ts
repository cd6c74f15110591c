/** A line break inside an identifier. */
interface Break {
  name: string;
  /** Returns undefined if the identifier has no such place. */
  apply: (doi: string, random: () => number) => string | undefined;
}

const INDENTS = ['\n', '\n', '\r\n', '\n    '];
const end = (random: () => number): string => INDENTS[Math.floor(random() * INDENTS.length)] ?? '\n';

/** Breaks at a random place where `before` matches the text before and `after` the text after it. */
function where(before: RegExp, after: RegExp, hyphen = '') {
  return (doi: string, random: () => number): string | undefined => {
    const from = doi.indexOf('/') + 2;
    const places = [...doi].flatMap((_, i) =>
      i >= from && i < doi.length - 1 && before.test(doi.slice(0, i)) && after.test(doi.slice(i)) ? [i] : [],
    );
    const place = places[Math.floor(random() * places.length)];
    return place === undefined ? undefined : `${doi.slice(0, place)}${hyphen}${end(random)}${doi.slice(place)}`;
  };
}

const breakAfter = (text: string) => (doi: string, random: () => number) =>
  doi.includes(text) ? doi.replace(text, text + end(random)) : undefined;

export const BREAKS: readonly Break[] = [
  { name: 'after "10."', apply: breakAfter('10.') },
  { name: 'after the slash', apply: breakAfter('/') },
  { name: 'after a period', apply: where(/\.$/, /^[a-z\d]/) },
  { name: 'after a hyphen', apply: where(/-$/, /^[a-z\d]/) },
  { name: 'after a later slash', apply: where(/^[^/]+\/[^/].*\/$/, /^[a-z\d]/) },
  { name: 'after an underscore', apply: where(/_$/, /^[a-z\d]/) },
  { name: 'before a period', apply: where(/[a-z\d]$/, /^\.[a-z\d]/) },
  { name: 'inside a word', apply: where(/[a-z]{2}$/, /^[a-z]{2}/) },
  { name: 'inside a word, hyphenated', apply: where(/[a-z]{2}$/, /^[a-z]{2}/, '-') },
];
