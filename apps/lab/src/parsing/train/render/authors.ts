import type { CslName } from '@veracite/model/csl';
import { AND_WORDS, DOUBTFUL_AND_WORDS } from '@veracite/text/names';
import lists from '../../../../data/parsing/name-lists.json';
import { pick } from '@veracite/testing/seeded';

/** The form of a name: given names in full or as initials, before or after the family name. */
interface NameForm {
  first: (name: Parts) => string;
  /** The form of later names, if the style inverts only the first. */
  rest?: (name: Parts) => string;
}

interface Parts {
  family: string;
  given: string;
  dotted: string;
  bare: string;
  tight: string;
  /** "J F J". */
  spaced: string;
}

const FORMS: Record<string, NameForm> = {
  apa: { first: (n) => join(n.family, n.dotted, ', ') },
  tightApa: { first: (n) => join(n.family, n.tight, ', ') },
  vancouver: { first: (n) => join(n.family, n.bare, ' ') },
  vancouverDots: { first: (n) => join(n.family, n.tight, ' ') },
  natural: { first: (n) => join(n.given, n.family, ' ') },
  initials: { first: (n) => join(n.dotted, n.family, ' ') },
  tight: { first: (n) => join(n.tight, n.family, n.tight ? '' : ' ') },
  bareFirst: { first: (n) => join(n.bare, n.family, ' ') },
  mla: { first: (n) => join(n.family, n.given, ', '), rest: (n) => join(n.given, n.family, ' ') },
  mlaInitials: { first: (n) => join(n.family, n.dotted, ', '), rest: (n) => join(n.dotted, n.family, ' ') },
  inverted: { first: (n) => join(n.family, n.given, ', ') },
  noComma: { first: (n) => join(n.family, n.given, ' ') },
  capitals: { first: (n) => join(n.family.toUpperCase(), n.given, ', ') },
  capitalsInitials: { first: (n) => join(n.family.toUpperCase(), n.dotted, ', ') },
  capitalsBare: { first: (n) => join(n.family.toUpperCase(), n.spaced, ' ') },
  capitalsFrench: { first: (n) => join(n.family.toUpperCase(), n.given, ' ') },
  capitalsInitialsFirst: { first: (n) => join(n.dotted, n.family.toUpperCase(), ' ') },
  spacedInitials: { first: (n) => join(n.family, n.spaced, ' ') },
  vancouverSpaced: { first: (n) => join(n.family, n.dotted, ' ') },
  noCommaInitials: { first: (n) => join(n.family, n.tight, ' ') },
  joined: { first: (n) => n.family + n.given },
  familyOnly: { first: (n) => n.family },
};

/** Separators of names: those between, and the last one. */
const JOINS = lists.joins as [string, string][];
const LOCAL_JOINS: Record<string, [string, string][]> = lists.localJoins as never;
/** Marks of shortened lists in languages that do not use "et al.". */
const LOCAL_ET_AL: Record<string, string[]> = lists.localEtAl;

const ANY_AND = [...AND_WORDS, ...DOUBTFUL_AND_WORDS];
/** Share of lists with "and" in any language: names in titles of other languages are joined like that. */
const FOREIGN_AND = 0.04;

/** Formats a list of names, sometimes cut short. */
export function renderNames(names: readonly CslName[], form: string, language: string, random: () => number): string {
  const { first, rest = first } = FORMS[form] ?? { first: (n: Parts) => n.family };
  const isInverted = ['vancouver', 'vancouverDots', 'capitalsBare'].includes(form)
    ? [[', ', ', '] as [string, string]]
    : JOINS;
  const local = LOCAL_JOINS[language];
  const [comma, last] =
    form !== 'vancouver' && !LOCAL_ET_AL[language] && random() < FOREIGN_AND
      ? [', ', ` ${pick(ANY_AND, random)} `]
      : local && random() < (LOCAL_ET_AL[language] ? 1 : 0.6)
        ? pick(local, random)
        : pick(isInverted, random);
  const limit = names.length > 1 && random() < 0.25 ? pick([1, 1, 3, 6], random) : names.length > 12 ? 6 : 99;
  const cut = names.length > limit;
  const shown = names.slice(0, limit).map((name, i) => {
    const parts = partsOf(name);
    return i === 0 ? first(parts) : rest(parts);
  });
  if (cut && names.length > 6 && random() < 0.2) {
    const final = names.at(-1);
    return `${shown.join(comma)}, ${pick(['. . .', '...', '…'], random)} ${pick(['& ', ''], random)}${final ? rest(partsOf(final)) : ''}`;
  }
  if (cut) return shown.join(comma) + pick(LOCAL_ET_AL[language] ?? lists.etAl, random);
  return shown.length > 1 ? shown.slice(0, -1).join(comma) + last + (shown.at(-1) ?? '') : (shown[0] ?? '');
}

function partsOf(name: CslName): Parts {
  if (!name.family) return { family: name.literal ?? '', given: '', dotted: '', bare: '', tight: '', spaced: '' };
  const given = name.given ?? '';
  const initials = (given.match(/\p{L}[\p{L}'’]*/gu) ?? []).map((word) => word.charAt(0).toUpperCase());
  return {
    family: name.family,
    given,
    dotted: initials.map((letter) => `${letter}.`).join(' '),
    bare: initials.join(''),
    tight: initials.map((letter) => `${letter}.`).join(''),
    spaced: initials.join(' '),
  };
}

function join(a: string, b: string, between: string): string {
  return a && b ? a + between + b : a || b;
}
