import { isPlainlyEnglish } from '../casing/language';
import { titleCase } from '../casing/title-case';
import { onlyWhere, patternRule, wholeRule, type Rule } from './rule';

/** Returns the rules that MLA and Chicago share: names, quotation marks, headline capitals, the final period. */
export function quotedRules(style: 'mla' | 'chicago'): Rule[] {
  return [
    patternRule(
      `${style}-ampersand`,
      /(?<=,\s[\p{L}. -]{1,40}),?\s&\s(?=\p{Lu}[\p{L}’'-]*(?:\.?\s(?:\p{Ll}{1,4}\s){0,3}\p{Lu}[\p{L}’'-]*){1,3}[,.]|\p{Lu}[\p{L}’'-]+,\s)/u,
      ', and ',
    ),
    patternRule(
      `${style}-second-name`,
      /(?<=,\sand\s)(\p{Lu}[\p{L}’'-]+),\s(\p{Lu}[\p{L}.]*(?:[\s-]\p{Lu}[\p{L}.]*)*)(?=\.\s|,|$)/u,
      '$2 $1',
    ),
    onlyWhere(
      patternRule(`${style}-year-after-author`, /\s?\((\d{4}[a-z]?)\)\.?/, ''),
      // A statute or a case ends with its year.
      (_part, { all }) => !/\(\d{4}\)\.?(?:\shttps?:\S+)?$/.test(all.text),
    ),
    onlyWhere(
      patternRule(`${style}-single-quotes`, /(?<=^|\.\s)[‘']([^‘’'“”]{5,300}[.?!])[’']/u, '“$1”'),
      // Single quotes are correct inside double ones.
      (_part, { quoted }) => !quoted,
    ),
    patternRule(`${style}-stop-inside-quotes`, /([^.?!,])([”"])([.,])(?=\s)/, '$1$3$2'),
    wholeRule(`${style}-quoted-title`, (text, anatomy) =>
      !anatomy.quoted &&
      isArticleTail(anatomy.tail.text) &&
      text.length > 3 &&
      !/\sv\.$/.test(text) &&
      anatomy.head.text !== ''
        ? `“${text.trim()}”`
        : text,
    ),
    onlyWhere(
      wholeRule(
        `${style}-headline-capitals`,
        // Identifiers of drafts and devices ("draft-ietf-bmwg-09") keep their spelling.
        (text) => (looksLikeTitle(text) && !/\p{Ll}-\p{Ll}+-\p{Ll}+-\d/u.test(text) ? titleCase(text, style) : text),
      ),
      // Patent titles are in sentence case in Chicago (14.258).
      (_part, { all }) => style === 'mla' || !/[.,]\s(?:issued|filed)\s[\p{L}\d ,]{4,20}\./u.test(all.text),
    ),
    wholeRule(`${style}-final-stop`, (text) => (/[.?!][”"’*]?$/.test(text) ? text : `${text}.`)),
  ];
}

/** Returns true if a volume with pages or an issue follows, as after the title of an article in either style. */
const isArticleTail = (tail: string): boolean =>
  /\bvol\. \S{1,10}, (?:no\.|\d{4}, pp?\.)|,?\s\d{1,4}(?:, no\. \S{1,12})? \([^()]{4,30}\): ?\d|(?<!Vol\.)\s\d{1,4}\(\d{1,4}\)/.test(
    tail,
  );

/** Creates a rule that shortens full page ranges, because the style drops repeated digits. */
export function shortPages(style: 'mla' | 'chicago', shorten: (from: string, to: string) => string): Rule {
  const pattern = /(?<=(?:pp\.|:|\bIn [^“”]{3,300},)\s)(\d{3,6})[-–](\d{3,6})(?=[.,]|$)/;
  return patternRule(`${style}-short-pages`, pattern, ({ 0: all, 1: from = '', 2: to = '', index = 0, input = '' }) =>
    from.length === to.length &&
    to > from &&
    !(areYears(from, to) && !/(?:pp\.|\):)\s$/.test(input.slice(Math.max(0, index - 4), index)))
      ? `${from}–${shorten(from, to)}`
      : all,
  );
}

/** Returns true for years in a title, which are not pages: "Essays, 1960–1980, edited by". */
const areYears = (from: string, to: string): boolean => from.length === 4 && from >= '1000' && to <= '2100';

/** Returns true for an English title, not an edition, contributor or imprint in place of a missing title. */
const looksLikeTitle = (text: string): boolean =>
  /^[“"‘]?\p{L}/u.test(text) &&
  !/https?:|^(?:Edited|Translated|Directed|Vol|In)\b|\bed\.|\b\d{4}\.?$/.test(text) &&
  isPlainlyEnglish(text);
