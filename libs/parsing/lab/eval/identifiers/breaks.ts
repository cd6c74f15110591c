/** A line break inside an identifier. */
export interface Break {
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

const behind = (text: string) => (doi: string, random: () => number) =>
  doi.includes(text) ? doi.replace(text, text + end(random)) : undefined;

export const BREAKS: readonly Break[] = [
  { name: 'behind "10."', apply: behind('10.') },
  { name: 'behind the slash', apply: behind('/') },
  { name: 'behind a full stop', apply: where(/\.$/, /^[a-z\d]/) },
  { name: 'behind a hyphen', apply: where(/-$/, /^[a-z\d]/) },
  { name: 'behind a later slash', apply: where(/^[^/]+\/[^/].*\/$/, /^[a-z\d]/) },
  { name: 'behind an underscore', apply: where(/_$/, /^[a-z\d]/) },
  { name: 'before a full stop', apply: where(/[a-z\d]$/, /^\.[a-z\d]/) },
  { name: 'inside a word', apply: where(/[a-z]{2}$/, /^[a-z]{2}/) },
  { name: 'inside a word, hyphenated', apply: where(/[a-z]{2}$/, /^[a-z]{2}/, '-') },
];
