import type { CitedItem } from '@veracite/model/document';
import { namesBefore, readNames } from './cited-names';

/** A citation that was found in a text, with its offsets. */
export interface FoundCitation {
  start: number;
  end: number;
  items: CitedItem[];
}

const YEAR = String.raw`(?:(?:1[5-9]|20)\d\d(?:[–/-](?:(?:1[5-9]|20)?\d\d))?[a-z]?(?:\/(?:1[5-9]|20)\d\d)?(?![\p{L}\d])|n\.\s?d\.(?:-?[a-z])?|in press|forthcoming|to appear|o\.\s?J\.|s\.\s?f\.)`;
const ORIGINAL = String.raw`(?:\[(?:1[5-9]|20)\d\d\]\s?|(?:1[0-9]|20)\d\d\/)?`;
const LOCATOR = String.raw`(?:,?\s?(?:pp?\.|S\.|chap(?:ter)?s?\.?|ch\.|secs?\.|sections?|paras?\.|§§?|figs?\.|tables?|vol\.|no\.|ll?\.|n\.|Theorem|Thm\.|Lemma|Prop\.|Def\.|Chapter|Chap\.|Sec\.|Fig\.|Table|esp\.(?:\spp?\.)?)\s?[^,;()]{1,40}(?:,\s?\d{1,5}(?:[–-]\d{1,5})?)*|:\s?\d{1,5}(?:\s?[–-]\s?\d{1,5})?(?:,\s?\d{1,5}(?:[–-]\d{1,5})?)*(?!\d)|,\s?(?!(?:1[5-9]|20)\d\d(?!\d))\d{1,5}(?!\d)(?:\s?[–-]\s?\d{1,5})?(?:ff?\.)?)`;
const YEARS = new RegExp(
  String.raw`${ORIGINAL}${YEAR}(?:${LOCATOR})?(?:,?\s?(?:and\s|&\s|und\s)?(?:${YEAR}|(?<=\d[a-z],?\s?)[a-z](?!\p{L}))(?:${LOCATOR})?)*`,
  'gu',
);
const ONE_YEAR = new RegExp(String.raw`(${YEAR}|(?<![\p{L}\d])[a-z](?![\p{L}\d]))(${LOCATOR})?`, 'gu');
const LEAD =
  /^(?:(?:see|cf|e\.\s?g|i\.\s?e|also|for (?:an? )?(?:example|instance|review|overview|discussion|recent review|summary)(?:,? see)?|reviewed (?:in|by)|but see|compare|contra|as (?:cited|quoted|reported|described|discussed|shown) (?:in|by)|cited in|quoted in|following|after|adapted from|based on|from|according to|notably|especially|particularly|in|by|vgl|siehe|z\.\s?B|voir|véase|ver|apud|cfr|among others|most recently|more recently|originally|and|or|und|et|y|as in|as|like|per|such as|namely|respectively|respectivement|with)\b[.,:]?\s?(?:also\b\s?|,\s?)?)+/iu;
const MAY_HAVE_YEAR = /(?:1[5-9]|20)\d\d|n\.\s?d\.|in press|forthcoming|to appear|o\.\s?J\./;

/** Parses the works inside one pair of brackets: "see Li et al., 2019a, b; WHO, 2020, p. 5". */
function readInside(inside: string): CitedItem[] {
  if (!MAY_HAVE_YEAR.test(inside)) return [];
  const items: CitedItem[] = [];
  let previous: CitedItem | undefined;
  for (const part of joinAuthors(
    inside
      .replace(/(?<=\d{4})\s(?=[a-z](?:[,;:]|$))/g, '')
      .split(/;|(?<=\d[a-z]?),?\s(?:and|und|et|y|e)\s(?=(?:see\s)?\p{Lu}\p{L}{2})/u),
  )) {
    let from = 0;
    for (const { index, 0: years } of part.matchAll(YEARS)) {
      const words = part
        .slice(from, index)
        .replace(/^[\s,)]{1,9}|[\s,:(]{1,9}$/g, '')
        .replace(/^[^()]*\((?=[^()]*$)/, '')
        .replace(LEAD, '')
        .trim();
      from = index + years.length;
      const named =
        words === ''
          ? previous && {
              names: previous.names,
              ...(previous.initial && { initial: previous.initial }),
              ...(previous.etAl && { etAl: true }),
              ...(previous.title && { title: previous.title }),
            }
          : (readNames(words) ?? lastNames(words));
      if (!named || (words === '' && items.length === 0)) continue;
      // "Etelux Lab2000" may be a product, and "StataCorp. 2013. Stata: Release 13" is a reference.
      const isOther = /\p{L}$/u.test(part.slice(0, index)) || /^\.\s\p{Lu}/u.test(part.slice(from));
      const read = readYears(years).map((year): CitedItem => ({
        ...named,
        ...year,
        ...(isOther && { isGuess: true as const }),
      }));
      items.push(...read);
      previous = read.at(-1) ?? previous;
    }
  }
  return items;
}

/** Parses the names at the end of other words: "up to 46 items: Jaber-Awida". They are a guess. */
function lastNames(words: string): Omit<CitedItem, 'year'> | undefined {
  const named = readNames(namesBefore(words)?.words ?? '');
  return named && { ...named, isGuess: true };
}

/** Joins authors that are separated by semicolons, as in Brazil: "Zhao; Pan; Hua, 2021". */
function joinAuthors(parts: readonly string[]): string[] {
  const joined: string[] = [];
  let authors = '';
  for (const part of parts) {
    if (/^\s?\p{Lu}[\p{L}\p{M}.’' -]{1,40}$/u.test(part)) authors += `${part},`;
    else {
      joined.push(authors + part);
      authors = '';
    }
  }
  return joined;
}

/** A number after a year that is smaller by more than this is a page: "Ritter 1998, 1587". */
const MAX_YEARS_BACK = 200;

/** Parses years with letters and locators: "2019a, b", "2019: 12", "2020, p. 5". */
function readYears(text: string): { year: string; locator?: string }[] {
  const years: { year: string; locator?: string }[] = [];
  for (const { 1: written = '', 2: locator } of text
    .replace(new RegExp(`^${ORIGINAL}(?=(?:1[5-9]|20)\\d\\d)`), '')
    .matchAll(ONE_YEAR)) {
    const last = years.at(-1);
    if (written.length === 1 && !last) continue;
    const year = written.length === 1 ? `${last?.year.slice(0, 4) ?? ''}${written}` : written;
    if (last && Number.parseInt(year) < Number.parseInt(last.year) - MAX_YEARS_BACK) last.locator ??= written;
    else years.push({ year, ...(locator && { locator: locator.replace(/^[,:\s]+/, '').trim() }) });
  }
  return years;
}

const BRACKETS = /\(((?:[^()[\]]|\[[^()[\]]{0,80}\]|\([^()]{0,60}\)){3,700})\)|\[([^[\]\d][^[\]]{3,400})\]/gu;

/** Finds "(Smith & Jones, 2020a; Li, 2019)", "[Smith, 2019]". */
export function parenthetical(text: string): FoundCitation[] {
  return [...text.matchAll(BRACKETS)].flatMap(({ index, 0: all, 1: round, 2: square }) => {
    const items = readInside(round ?? square ?? '');
    return items.length > 0 ? [{ start: index, end: index + all.length, items }] : [];
  });
}

const YEAR_FIRST = new RegExp(
  // eslint-disable-next-line regexp/no-useless-assertions -- its parts are also used without a bracket after them
  String.raw`[[(](${ORIGINAL}${YEAR}(?:${LOCATOR})?(?:[,;]\s?(?:see also\s)?(?:${YEAR}|[a-z](?!\p{L}))(?:${LOCATOR})?)*)(?:[;,]\s[^()]{1,200})?[)\]]`,
  'gu',
);

/** Finds "Smith et al. (2019, p. 5)", "World Health Organization (2020)", "Smith’s (2019a, b)". */
export function narrative(text: string): FoundCitation[] {
  const found: FoundCitation[] = [];
  for (const { index, 0: all, 1: years = '' } of text.matchAll(YEAR_FIRST)) {
    if (index > 0 && /\S/.test(text.charAt(index - 1))) continue;
    // "(Schopenhauer [1818] 1977)" is in brackets of its own.
    if (all.startsWith('[') && /^\s?\d{4}/.test(text.slice(index + all.length, index + all.length + 5))) continue;
    const before = namesBefore(text.slice(Math.max(0, index - 200), index));
    const named = before && readNames(before.words.replace(/,$/, ''));
    if (!before || !named || named.names.length === 0) continue;
    const start = Math.max(0, index - 200) + before.start;
    // "Kleine, A.-K., & Gaube, S. (2024)" is a reference in the text, and its first authors may be missing.
    const isReference = /\p{L}{2},\s(?:\p{Lu}\.[\s-]?){1,4},?\s?$/u.test(before.words);
    const items = readYears(years).map((year): CitedItem => ({
      ...named,
      ...year,
      ...(isReference && { isGuess: true as const }),
    }));
    const further = all.slice(1 + years.length, -1).replace(/^[;,]\s/, '');
    found.push({ start, end: index + all.length, items: [...items, ...readInside(further)] });
  }
  return found;
}

const NAMED = /\((?:see (?:also )?|cf\.? )?((?:\p{Lu}|[“"‘]|van |von |de |al-|el-)[^()\d]{1,200})\)/gu;

/** Finds "(Smith et al.)", "(Li; Wu and Chen)": names or titles without a year, which are citations only if the list has them. */
export function namedOnly(text: string): FoundCitation[] {
  return [...text.matchAll(NAMED)].flatMap(({ index, 0: all, 1: words = '' }) => {
    const items = words.split(/;\s/).flatMap((part): CitedItem[] => {
      const [people = '', ...title] = part.split(/,\s(?=[“"‘])/u);
      const named = readNames(people);
      const short = title
        .join(', ')
        .replace(/[“”"‘’]/g, '')
        .trim();
      return named ? [{ ...named, ...(short && { title: short }), isGuess: true }] : [];
    });
    return items.length > 0 ? [{ start: index, end: index + all.length, items }] : [];
  });
}

const PAGED =
  /\((?:see (?:also )?|cf\.? |qtd\. in )?((?:\p{Lu}|[“"‘]|van |von |de |al-|el-)[^()\d;]{1,90}?),?\s((?:\d{1,5}|[ivxlc]{1,6})(?:\s?[–-]\s?\d{1,5})?(?:,\s?\d{1,5}(?:[–-]\d{1,5})?)*)((?:;\s[^()]{3,80})?)\)/gu;

/** Finds "(Smith 12)", "(Smith and Jones, “Short” 12–14)", which are citations only if the list has these names. */
export function authorPage(text: string): FoundCitation[] {
  return [...text.matchAll(PAGED)].flatMap(({ index, 0: all, 1: words = '', 2: page = '', 3: rest = '' }) => {
    const parts = [
      { words, page },
      ...rest.split(';').flatMap((part) => {
        const found = /^\s*(\D{2,90}?),?\s(\d{1,5}(?:[–-]\d{1,5})?)$/.exec(part);
        return found ? [{ words: found[1] ?? '', page: found[2] ?? '' }] : [];
      }),
    ];
    const items = parts.flatMap((part): CitedItem[] => {
      const [people = '', ...title] = part.words.split(/,\s(?=[“"‘\p{Lu}])/u);
      const whole = readNames(part.words);
      const named = whole ?? readNames(people);
      if (!named) return [];
      const short = whole
        ? undefined
        : title
            .join(', ')
            .replace(/[“”"‘’]/g, '')
            .trim();
      return [{ ...named, ...(short && { title: short }), locator: part.page, isGuess: true }];
    });
    return items.length > 0 ? [{ start: index, end: index + all.length, items }] : [];
  });
}

/** Finds "(ibid., p. 12)", which cites the previous work again. */
export function ibidem(text: string): FoundCitation[] {
  return [
    ...text.matchAll(
      /[([](?:see\s)?(?:ibid(?:em)?|ebd|ebenda|id|idem|op\.\s?cit|loc\.\s?cit)\b\.?(?:[,:]?\s?(?:pp?\.\s?|S\.\s?)?(\d{1,5}(?:[–-]\d{1,5})?))?[)\]]/giu,
    ),
  ].map(({ index, 0: all, 1: locator }) => ({
    start: index,
    end: index + all.length,
    items: [{ names: [], isSame: true, ...(locator && { locator }) }],
  }));
}
