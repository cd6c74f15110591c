import { looksLikeOrganization } from '../names/organization';
import { TEAM_BEFORE_TITLE } from '../names/team';
import { relabel, has, textOf } from './relabel';
import type { LabeledReference } from './rule';

/** The family name of the last author, and a team in brackets: "Hartmann et al., ", "(Planck), ". */
const END_OF_AUTHORS = /^(?:\p{Lu}[\p{L}'’-]{1,30} et al\.|\((?:the )?\p{Lu}[^()\d]{1,60}\))[,.:;]?\s/u;

/** Moves the end of the authors out of the title: "G. Aad et al. (Planck), Planck 2018 results", "LHCb Collaboration, M. Hartmann et al., A title". */
export function endAuthors({ raw, runs }: LabeledReference): void {
  const index = runs.findIndex(({ label }) => label === 'title');
  const [authors, title] = [runs[index - 1], runs[index]];
  const found = title && END_OF_AUTHORS.exec(textOf(raw, title))?.[0];
  if (!found || authors?.label !== 'author') return;
  const isCut = found.startsWith('(') ? /et al\.\s?$/ : /(?<!\p{L})\p{Lu}\.\s?$/u;
  if (!isCut.test(textOf(raw, authors))) return;
  authors.end += found.length;
  title.start += found.length;
}

/** Labels the name of a team at the start of the title as an author. */
export function labelTeam({ raw, runs }: LabeledReference): void {
  const title = runs.find(({ label }) => label !== 'other' && label !== 'author');
  const team = title?.label === 'title' && TEAM_BEFORE_TITLE.exec(textOf(raw, title))?.[0];
  if (team) relabel(runs, title, { start: title.start, end: title.start + team.length }, 'author');
}

/** Labels an organization before the date as the author: a work has one title. */
export function labelOrganization({ raw, runs }: LabeledReference): void {
  const [first, second, third] = runs.filter((run) => run.label !== 'other');
  if (first?.label !== 'title' || second?.label !== 'date' || has(runs, 'author')) return;
  const isTitled = third?.label === 'title' || third?.label === 'container';
  if (isTitled && looksLikeOrganization(textOf(raw, first))) first.label = 'author';
}

const EDITOR_BEHIND =
  /(?:\(\s?(?:eds?|edd|hrsg|hg|orgs?|dirs?|coords?|comps?|a cura di|a c\. di|editors?)\s?\.?\s?\)|,\s(?:eds?|edd|hrsg|orgs?|coords?|editors?))[\s.,:]*$/iu;
const EDITING =
  'edited by|a cura di|hrsg\\. v(?:on|\\.)|herausgegeben von|sous la dir|edici[oó]n de|organização de|onder redactie van|под ред\\.';
const EDITED_AT_HEAD = new RegExp(`^\\W{0,3}(?:${EDITING})\\s`, 'iu');
const EDITOR_BEFORE = new RegExp(
  `^\\W{0,3}(?:${EDITING}|in\\s|eds?\\.|edd\\.|a c\\. di|hrsg\\.|éd(?:ité par|\\.)|ediderunt)`,
  'iu',
);
const EDITOR_WORD = /\b(?:eds?|edited|editors?|hrsg|hg|dirs?|orgs?|coords?|comps?|cur|cura)\b/i;
const TRANSLATOR_BEFORE = /^\W{0,3}(?:trans(?:lated by|l?\.)|übers|trad(?:\.|otto|uit|uzione|ucci[oó]n))/iu;

/** Corrects authors to editors and translators by words for their role: the labeled sets often label editors as authors. */
export function labelEditors({ raw, runs }: LabeledReference): void {
  const authors = runs.filter((run) => run.label === 'author' && /\p{L}/u.test(textOf(raw, run)));
  const hasEditor = has(runs, 'editor');
  authors.forEach((run, i) => {
    const text = textOf(raw, run);
    if (authors.length === 1 && !hasEditor && (EDITOR_BEHIND.test(text) || EDITED_AT_HEAD.test(text)))
      run.label = 'editor';
    else if (i > 0 && (EDITOR_BEFORE.test(text) || EDITOR_BEHIND.test(text))) run.label = 'editor';
    else if (i > 0 && TRANSLATOR_BEFORE.test(text)) run.label = 'translator';
  });
  const head = runs.find(({ label }) => label !== 'other');
  if (head?.label === 'editor' && authors.length === 0 && !EDITOR_WORD.test(textOf(raw, head))) head.label = 'author';
}
