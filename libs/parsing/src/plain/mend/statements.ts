import { EDITION } from '../notices/editions';
import type { Run } from '../runs';
import { carveFirst, has, textOf } from './carve';

const NAMES = String.raw`(?:\p{Lu}[\p{L}'’.-]{0,20}(?:\s|(?=[,.;)]|$))(?:(?:and|et|und|y|e|&|i|и|de|van|von|der|la)\s){0,2}){1,7}(?=[,.;:)"”»]|\s[\d(]|$)`;
const TRANSLATED = new RegExp(
  String.raw`(?<=^|[,.;:”"»’]\s)(?:[Tt]rans(?:lated by|l?\.(?: by)?)|trad\.(?: par| de| di)?|traduit (?:de l\S{2,12} )?par|[Tt]raducción de|[Tt]radução de|traduzione di|übers(?:etzt|\.) v(?:on|\.)|vert(?:aald|\.) door|пер\. с \p{L}{2,8}\.) ${NAMES}`,
  'u',
);
const EDITING =
  '[Ee]dited by|a cura di|[Hh]rsg\\. v(?:on|\\.)|herausgegeben von|sous la dir(?:ection|\\.) de|edición de|organização de|onder redactie van|под ред\\.';
const EDITED_AT_HEAD = new RegExp(`^\\W{0,3}(?:${EDITING})\\s`, 'u');
const EDITED = new RegExp(String.raw`(?<=^|[,.;:”"»’]\s)(?:${EDITING}) ${NAMES}`, 'u');
const COUNTED = new RegExp(String.raw`(?<=^|[.,;:–—-]\s)(?:${EDITION})(?=[\s.,;:)–—]|$)`, 'u');
const SERIES =
  /(?:^|, |\. )(Fachserie \d{1,2},? (?:Reihe|R\.) \d[\d.]{0,5}\d?|(?:coll(?:ection|\.)|collana|Reihe|colección|coleção) (?:[«“"] ?)?\p{Lu}[^»”",;()]{2,60}(?: ?[»”"])?)/u;
const SERIES_IN_BRACKETS =
  /^\W{0,2}(\(\p{Lu}(?![^()]{0,60}(?:\bed\.|Aufl|Ausg))[^()]{4,60}[ ,;](?!1[5-9]\d{2}|20\d{2})\d{1,4}\))\W{0,2}$/u;
/** Series of proceedings that stand behind the name of a conference. */
const PROCEEDINGS =
  /(?<=\p{L}{2}|\d{4})[.,] ((?:LNCS|LNAI|LNBI|CCIS|LNEE|LIPIcs|AISC|IFIP AICT|Lecture Notes in \p{L}[\p{L} ]{3,60})[.,]?\s?)$/u;
const GENRE =
  /(?<=^\s?|[,.;–—]\s|\bf\. )((?:Dissertação|Tese|Monografia|Trabalho de conclusão de curso)(?: \([^()]{3,80}\))?|tesi di (?:laurea|dottorato)|[Tt]esis (?:doctoral|de (?:maestría|licenciatura|grado))|[Tt]hèse de doctorat|[Mm]émoire de maîtrise|[Rr]apport annuel|[Aa]nnual report|Geschäftsbericht|[Rr]elazione annuale|[Ii]nforme anual|[Rr]elatório anual)(?=[,.;:]|\s[–—-]|$)/u;

/** Parts of words, one of which each of the patterns needs: to look for them costs less than to try a pattern at every place. */
const NEEDS = {
  translator: ['trans', 'trad', 'übers', 'vert', 'пер.'],
  editor: ['edited by', 'cura', 'hrsg', 'herausg', 'sous la', 'edición', 'organização', 'redactie', 'под ред'],
  series: ['col', 'reihe', 'fachserie'],
  genre: [
    'diss',
    'tes',
    'mono',
    'trabalho',
    'thèse',
    'mémoire',
    'rap',
    'report',
    'geschäft',
    'relazione',
    'inform',
    'relat',
  ],
};

/** Statements of a reference that the labeller left inside a neighbour: who translated or edited, which edition, series, thesis. Changes `runs`. */
export function mendStatements(raw: string, runs: Run[]): void {
  const small = raw.toLowerCase();
  const says = (name: keyof typeof NEEDS): boolean => NEEDS[name].some((part) => small.includes(part));
  if (!has(runs, 'translator') && says('translator'))
    carveFirst(raw, runs, ['title', 'container', 'other', 'author'], TRANSLATED, 'translator');
  if (!has(runs, 'editor') && says('editor')) {
    const whole = runs.find((run) => run.label === 'author' && EDITED_AT_HEAD.test(textOf(raw, run)));
    if (whole) whole.label = 'editor';
    else carveFirst(raw, runs, ['title', 'other'], EDITED, 'editor');
  }
  if (!has(runs, 'edition'))
    carveFirst(raw, runs, ['title', 'author', 'editor', 'other', 'container'], COUNTED, 'edition');
  if (!has(runs, 'edition')) joinEdition(raw, runs);
  if (!has(runs, 'series')) {
    const isCarved = says('series') && carveFirst(raw, runs, ['other', 'publisher'], SERIES, 'series');
    if (!isCarved && !has(runs, 'container')) carveFirst(raw, runs, ['other'], SERIES_IN_BRACKETS, 'series');
    carveFirst(raw, runs, ['container'], PROCEEDINGS, 'series');
  }
  if (!has(runs, 'genre', 'volume') && says('genre')) carveFirst(raw, runs, ['other', 'title'], GENRE, 'genre');
}

const EDITION_WORD =
  /^\s?(?:Aufl(?:age|\.)|Ausg(?:abe|\.)|éd(?:ition|\.)|ed(?:izione|ición|\.)|изд(?:ание|\.))[.,]?\s/u;

/** "22. Aufl. Frankfurt a. M.": the number went to one neighbour and the word to the other. */
function joinEdition(raw: string, runs: Run[]): void {
  const at = runs.findIndex(
    (run, i) =>
      EDITION_WORD.test(textOf(raw, run)) && /^\W{0,3}\d{1,2}[.ªºa°]{0,2}\W{0,2}$/u.test(textOf(raw, runs[i - 1])),
  );
  const [count, run] = [runs[at - 1], runs[at]];
  const word = run && EDITION_WORD.exec(textOf(raw, run))?.[0];
  if (!count || !run || !word) return;
  count.label = 'edition';
  count.end += word.length;
  run.start += word.length;
}
