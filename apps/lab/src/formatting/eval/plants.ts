import { languageOf } from '@veracite/formatting/casing/language';
import type { Style } from '@veracite/model/verification';

/** One deviation to plant in a correct citation: the rule that must find it, and the change; undefined where it does not apply. */
interface Plant {
  rule: string;
  plant: (text: string) => string;
}

const swap =
  (pattern: RegExp, replacement: string) =>
  (text: string): string =>
    text.replace(pattern, replacement);

const headlines = (text: string): string =>
  text.replace(/(?<=\s)\p{Ll}(?=\p{L}{4})/gu, (letter) => letter.toUpperCase());

/** Lower-cases the content words of a quoted title but for the first. */
const lowered = (text: string): string =>
  text.replace(/“([^“”]*)”/, (all, title: string) =>
    languageOf(title) === 'en' ? `“${title.charAt(0)}${title.slice(1).toLowerCase()}”` : all,
  );

const apaTitle = (text: string): string =>
  text.replace(/(?<=\(\d{4}\)\. )[^.?!“”]{20,200}(?=\. \p{Lu}[^.]{3,80}, \d)/u, (title) =>
    languageOf(title) === 'en' ? headlines(title) : title,
  );

/** Matches the conjunction before the last of several authors, before any title. */
const JOINT = /^((?:[^“”.]|(?<=\b\p{Lu})\.){3,300}), and (?=\p{Lu}[\p{L}’.-]* (?:\p{Lu}\. )?\p{Lu}[\p{L}’-]+\. )/u;

export const PLANTS: Record<Style, Plant[]> = {
  apa: [
    { rule: 'apa-ampersand', plant: swap(/, & (?=\p{Lu}[\p{L}’-]+, \p{Lu}\.)/u, ' and ') },
    { rule: 'apa-comma-before-ampersand', plant: swap(/(?<=\.), & (?=\p{Lu}[\p{L}’-]+, \p{Lu}\.)/u, ' & ') },
    { rule: 'apa-initials', plant: swap(/^(\p{Lu}[\p{L}’-]+), (\p{Lu})\.(?=,? |$)/u, '$1, $2alter') },
    { rule: 'apa-initial-stops', plant: swap(/^(\p{Lu}[\p{L}’-]+), (\p{Lu})\. (\p{Lu})\.(?=,)/u, '$1, $2$3') },
    { rule: 'apa-et-al', plant: swap(/(, \p{Lu}\.), [^()]{10,400} \((?=\d{4})/u, '$1, et al. (') },
    { rule: 'apa-date-in-parentheses', plant: swap(/^([^()]{5,200}\.) \((\d{4})\)\. /, '$1 $2. ') },
    { rule: 'apa-stop-after-date', plant: swap(/(\(\d{4}\))\. /, '$1 ') },
    {
      rule: 'apa-title-quotes',
      plant: swap(/(?<=\(\d{4}\)\. )([^.?!“”[\]()]{10,200})\. (?=\p{Lu}[^.]{3,80}, \d)/u, '“$1.” '),
    },
    { rule: 'apa-sentence-case', plant: apaTitle },
    { rule: 'apa-volume-label', plant: swap(/, (\d{1,4})\((\d{1,3})\), /, ', vol. $1, no. $2, ') },
    { rule: 'apa-page-label', plant: swap(/(\d\)), (\d+–\d+)/, '$1, pp. $2') },
    { rule: 'apa-full-pages', plant: swap(/\b(\d+)(\d\d)–\1(\d\d)(?=\.)/, '$1$2–$3') },
    { rule: 'apa-dash', plant: swap(/(?<=, )(\d+)–(\d+)(?=\.)/, '$1-$2') },
    { rule: 'apa-doi-label', plant: swap(/https:\/\/doi\.org\//, 'doi:') },
    { rule: 'apa-doi-resolver', plant: swap(/https:\/\/doi\.org\//, 'http://dx.doi.org/') },
    { rule: 'apa-stop-after-address', plant: swap(/(https:\/\/\S+[^.])$/, '$1.') },
    {
      rule: 'apa-place',
      plant: swap(/(?<=\d{4}\)\. [^.?!()[\]]{5,200}\. )(\p{Lu}[\p{L} ]{3,40} Press)\.$/u, 'New York: $1.'),
    },
  ],
  mla: [
    { rule: 'mla-ampersand', plant: swap(JOINT, '$1 & ') },
    { rule: 'mla-second-name', plant: swap(/, and (\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)\. (?=[“"])/u, ', and $2, $1. ') },
    {
      rule: 'mla-year-after-author',
      plant: swap(/^([^“”]{5,100}\.) (“[^”]+”)(.*), (?:\p{L}{3,5}\.? )?(\d{4}), pp/u, '$1 ($4). $2$3, pp'),
    },
    { rule: 'mla-single-quotes', plant: swap(/“([^“”‘’]{10,200})”/, '‘$1’') },
    { rule: 'mla-stop-inside-quotes', plant: swap(/\.” /, '”. ') },
    { rule: 'mla-headline-capitals', plant: lowered },
    { rule: 'mla-final-stop', plant: swap(/\.$/, '') },
    { rule: 'mla-volume-label', plant: swap(/, vol\. (\d{1,4}), no\. (\d{1,3}),/, ', $1($2),') },
    { rule: 'mla-page-label', plant: swap(/, pp\. (?=\d+–)/, ', ') },
    { rule: 'mla-one-page', plant: swap(/, pp\. (?=\d+–)/, ', p. ') },
    { rule: 'mla-months', plant: swap(/ (Jan|Feb|Aug|Oct)\. (?=\d{4})/, ' January ') },
    { rule: 'mla-university-press', plant: swap(/ UP, /, ' University Press, ') },
    { rule: 'mla-year-parentheses', plant: swap(/, ((?:\p{L}{3,5}\.? )?\d{4}), pp/u, ' ($1), pp') },
    { rule: 'mla-short-pages', plant: swap(/pp\. (\d)(\d\d)–(\d\d)(?=[.,])/, 'pp. $1$2–$1$3') },
    { rule: 'mla-dash', plant: swap(/(pp\. \d+)–/, '$1-') },
    { rule: 'mla-doi-label', plant: swap(/https:\/\/doi\.org\//, 'doi:') },
    { rule: 'mla-doi-resolver', plant: swap(/https:\/\/doi\.org\//, 'http://dx.doi.org/') },
    { rule: 'mla-et-al', plant: swap(/^([^“”]{3,60}), et al\. /, '$1, Jane Roe, and Richard Miles. ') },
  ],
  chicago: [
    { rule: 'chicago-ampersand', plant: swap(JOINT, '$1 & ') },
    { rule: 'chicago-second-name', plant: swap(/, and (\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)\. (?=[“"])/u, ', and $2, $1. ') },
    { rule: 'chicago-year-after-author', plant: swap(/^([^“”]{5,100}\.) (“[^”]+”)/, '$1 (2011). $2') },
    { rule: 'chicago-single-quotes', plant: swap(/“([^“”‘’]{10,200})”/, '‘$1’') },
    { rule: 'chicago-stop-inside-quotes', plant: swap(/\.” /, '”. ') },
    { rule: 'chicago-headline-capitals', plant: lowered },
    { rule: 'chicago-final-stop', plant: swap(/\.$/, '') },
    { rule: 'chicago-volume-label', plant: swap(/(\p{L}) (\d{1,4}), no\./u, '$1, vol. $2, no.') },
    { rule: 'chicago-issue', plant: swap(/ (\d{1,4}), no\. (\d{1,3}) \(/, ' $1($2) (') },
    { rule: 'chicago-page-label', plant: swap(/(\d\)): (\d+–)/, '$1: pp. $2') },
    { rule: 'chicago-colon-before-pages', plant: swap(/(\d\)): (\d+–)/, '$1, $2') },
    { rule: 'chicago-months', plant: swap(/\((January|February|August|October) (\d{4})\)/, '(Jan. $2)') },
    {
      rule: 'chicago-imprint-parentheses',
      plant: swap(/\. (\p{Lu}[\p{L} ]{2,30}: \p{Lu}[^:()“”.]{2,60}, \d{4})\.$/u, ' ($1).'),
    },
    { rule: 'chicago-short-pages', plant: swap(/: (\d)(\d[1-9])–(\d\d)(?=\.)/, ': $1$2–$1$3') },
    { rule: 'chicago-dash', plant: swap(/(: \d+)–/, '$1-') },
    { rule: 'chicago-doi-label', plant: swap(/https:\/\/doi\.org\//, 'doi:') },
    { rule: 'chicago-doi-resolver', plant: swap(/https:\/\/doi\.org\//, 'http://dx.doi.org/') },
  ],
};
