import type { CslItem } from '@veracite/model/csl';
import { pick } from '@veracite/testing/seeded';
import type { Piece } from '../sample';
import { inventedLabel } from './further-values';
import { disturbSpaces } from './spacing';
import { STYLES, type Kind, type Style } from './styles';
import { choose, fill, requote, type ValueOf } from './template';
import { valueOf } from './values';
import type { Work } from './work';

const KINDS: Partial<Record<CslItem['type'], Kind>> = {
  'article-journal': 'article',
  article: 'article',
  'paper-conference': 'conference',
  chapter: 'chapter',
  book: 'book',
  thesis: 'thesis',
  report: 'report',
  webpage: 'web',
  'post-weblog': 'web',
  'article-newspaper': 'news',
  'article-magazine': 'news',
};

/**
 * Renders a reference to a work in a random style. Returns undefined if the work lacks a field that the style needs.
 * @param among the styles to choose from; by default all that fit the language
 */
export function renderWork(work: Work, random: () => number, among?: readonly Style[]): Piece[] | undefined {
  const kind = kindOf(work, random);
  const language = work.language?.slice(0, 2) ?? 'en';
  const styles = STYLES.filter((style) => style.isOnly && style.languages?.includes(language));
  const fitting = (among ?? (styles.length > 0 ? styles : STYLES.filter((style) => !style.isOnly))).filter(
    (style) =>
      style.templates[kind] &&
      (among !== undefined || !style.languages || style.languages.includes(language) || random() < 0.25),
  );
  if (fitting.length === 0) return undefined;
  const style = pick(fitting, random);
  const template = choose(pick(style.templates[kind] ?? [], random), random);
  const nameForm = pick(style.names, random);
  const quote = random();
  const values = new Map<string, string | undefined>();
  const value: ValueOf = (name, form) => {
    const key = `${name}:${form}`;
    if (!values.has(key)) values.set(key, valueOf(work, name, form, { kind, nameForm, language, random }));
    return values.get(key);
  };
  const pieces = fill(requote(template, quote), value, inventedLabel);
  if (!pieces?.some((piece) => piece.label === 'author' || piece.label === 'editor' || piece.label === 'title'))
    return undefined;
  const lead = random();
  if (lead < 0.12) {
    const n = 1 + Math.floor(random() * 90);
    pieces.unshift({ label: 'other', text: pick([`[${n}] `, `${n}. `, `(${n}) `, `${n} `, `${n}) `], random) });
  }
  return random() < 0.06 ? disturbSpaces(pieces, random) : pieces;
}

function kindOf(work: Work, random: () => number): Kind {
  if (random() < 0.06 && work.title && work.author) return 'preprint';
  if (work.type === 'book' && !work.author && work.editor) return 'edited';
  return KINDS[work.type] ?? (work.URL && !work.publisher ? 'web' : work['container-title'] ? 'article' : 'book');
}
