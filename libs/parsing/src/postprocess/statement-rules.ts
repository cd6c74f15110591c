import { particlePattern } from '@veracite/text/names';
import { EDITION } from '../plain/notices/edition-notices';
import type { Label } from '../plain/model/labels';
import { relabelFirst, has, textOf } from './relabel';
import type { LabeledReference } from './rule';

const NAMES = String.raw`(?:\p{Lu}[\p{L}'’.-]{0,20}(?:\s|(?=[,.;)]|$))(?:(?:and|et|und|y|e|&|i|и|${particlePattern('inStatement')})\s){0,2}){1,7}(?=[,.;:)"”»]|\s[\d(]|$)`;
const TRANSLATED = new RegExp(
  String.raw`(?<=^|[,.;:”"»’]\s)(?:[Tt]rans(?:lated by|l?\.(?: by)?)|trad\.(?: par| de| di)?|traduit (?:de l\S{2,12} )?par|[Tt]raducción de|[Tt]radução de|traduzione di|übers(?:etzt|\.) v(?:on|\.)|vert(?:aald|\.) door|пер\. с \p{L}{2,8}\.) ${NAMES}`,
  'u',
);
const COUNTED = new RegExp(String.raw`(?<=^|[.,;:–—-]\s)(?:${EDITION})(?=[\s.,;:)–—]|$)`, 'u');
const GENRE =
  /(?<=^\s?|[,.;–—]\s|\bf\. )((?:Dissertação|Tese|Monografia|Trabalho de conclusão de curso)(?: \([^()]{3,80}\))?|tesi di (?:laurea|dottorato)|[Tt]esis (?:doctoral|de (?:maestría|licenciatura|grado))|[Tt]hèse de doctorat|[Mm]émoire de maîtrise|[Rr]apport annuel|[Aa]nnual report|Geschäftsbericht|[Rr]elazione annuale|[Ii]nforme anual|[Rr]elatório anual)(?=[,.;:]|\s[–—-]|$)/u;

interface Statement {
  label: Label;
  /** Labels of the runs that may contain it. */
  from: readonly Label[];
  pattern: RegExp;
  /** Parts of words of which the text must contain one. This check is faster than the pattern. */
  needs?: readonly string[];
  /** The pattern is skipped if the reference has one of these labels. */
  unless?: readonly Label[];
}

const STATEMENTS: readonly Statement[] = [
  {
    label: 'translator',
    from: ['title', 'container', 'other', 'author'],
    pattern: TRANSLATED,
    needs: ['trans', 'trad', 'übers', 'vert', 'пер.'],
  },
  { label: 'edition', from: ['title', 'author', 'editor', 'other', 'container'], pattern: COUNTED },
  {
    label: 'genre',
    from: ['other', 'title'],
    pattern: GENRE,
    needs: 'diss tes mono trabalho thèse mémoire rap report geschäft relazione inform relat'.split(' '),
    unless: ['volume'],
  },
];

/** Labels translators, editions and types of theses that the model left in another field. */
export function labelStatements({ raw, runs }: LabeledReference): void {
  const small = raw.toLowerCase();
  for (const { label, from, pattern, needs, unless = [] } of STATEMENTS)
    if (!has(runs, label, ...unless) && (!needs || needs.some((part) => small.includes(part))))
      relabelFirst(raw, runs, from, pattern, label);
}

const EDITION_WORD =
  /^\s?(?:Aufl(?:age|\.)|Ausg(?:abe|\.)|éd(?:ition|\.)|ed(?:izione|ición|\.)|изд(?:ание|\.))[.,]?\s/u;

/** Joins the number and the word of an edition in adjacent fields: "22. Aufl. Frankfurt a. M.". */
export function joinEdition({ raw, runs }: LabeledReference): void {
  if (has(runs, 'edition')) return;
  const index = runs.findIndex(
    (run, i) =>
      EDITION_WORD.test(textOf(raw, run)) && /^\W{0,3}\d{1,2}[.ªºa°]{0,2}\W{0,2}$/u.test(textOf(raw, runs[i - 1])),
  );
  const [count, run] = [runs[index - 1], runs[index]];
  const word = run && EDITION_WORD.exec(textOf(raw, run))?.[0];
  if (!count || !run || !word) return;
  count.label = 'edition';
  count.end += word.length;
  run.start += word.length;
}
