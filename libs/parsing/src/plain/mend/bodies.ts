import { hasMeetingWord } from '@veracite/text/meetings';
import type { CslType } from '@veracite/model/csl';
import { isOrganisation, namesBody } from '../../names/organisation';
import type { Run } from '../runs';
import { carve, has, textOf } from './carve';
import { mendHead } from './head';

/** Kinds of work that somebody publishes and that stand in nothing. */
const WHOLE = new Set<CslType>([
  'software',
  'dataset',
  'patent',
  'standard',
  'motion_picture',
  'song',
  'map',
  'graphic',
  'report',
  'manuscript',
  'pamphlet',
]);
/** Behind these words stands an address; they are no name of anything. */
const AVAILABLE =
  /^\W{0,2}(?:available (?:at|from|in)|disponível em|disponible (?:en|sur|à)|disponibile (?:su|a|in)|verfügbar (?:unter|über)|online (?:unter|verfügbar)|beschikbaar (?:op|via)|режим доступа|url)\b/iu;

/** Bodies and places under the wrong name: who published is no journal, who stands before the year is the author. Changes `runs`. */
export function mendBodies(raw: string, runs: Run[], told: CslType | undefined): void {
  for (const run of runs)
    if ((run.label === 'container' || run.label === 'publisher') && AVAILABLE.test(textOf(raw, run)))
      run.label = 'other';
  mendHead(raw, runs, told);
  nameContainer(runs);
  joinInitials(raw, runs);
  nameFounder(raw, runs);
  movePlace(raw, runs);
  nameUniversity(raw, runs);
  if (told) namePublisher(raw, runs, told);
  nameOrganisation(raw, runs);
}

/** "Title, in P. Burke (a cura di), Title": what stands behind an editor is the book. */
function nameContainer(runs: readonly Run[]): void {
  if (has(runs, 'container')) return;
  const [first, second] = runs.filter(({ label }) => label === 'title');
  const editor = runs.findIndex(({ label }) => label === 'editor');
  if (first && second && runs.indexOf(first) < editor && editor < runs.indexOf(second)) second.label = 'container';
}

/** "; W. H. Freeman: New York": initials before a publisher are the publisher's. */
function joinInitials(raw: string, runs: Run[]): void {
  runs.forEach((publisher, i) => {
    const before = runs[i - 1];
    if (publisher.label !== 'publisher' || i < 2 || before?.label !== 'author') return;
    if (!/^[\s;,.]{0,3}(?:\p{Lu}\.\s?){1,3}$/u.test(textOf(raw, before))) return;
    publisher.start = before.start;
    before.end = before.start;
  });
}

/** "; W. H. Freeman: New York": nobody wrote between a title and a place; a publisher is called after a person. */
function nameFounder(raw: string, runs: readonly Run[]): void {
  if (has(runs, 'publisher')) return;
  const title = runs.findIndex(({ label }) => label === 'title');
  const founder = runs.find((run, i) => run.label === 'author' && i > title && runs[i + 1]?.label === 'place');
  if (title >= 0 && founder && /^[\s;,.]{0,3}(?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}’'-]{2,20}: ?$/u.test(textOf(raw, founder)))
    founder.label = 'publisher';
}

const PLACE = String.raw`\p{Lu}[\p{L}.'’-]{1,20}(?: \p{L}[\p{L}.'’-]{0,20}){0,2}(?: \(\p{Lu}\p{L}{1,3}\)|, \p{Lu}{2})?`;
const PLACE_BEFORE = new RegExp(`^\\s?(${PLACE}\\s?:)\\s\\p{Lu}`, 'u');
const PLACE_AND_BODY = new RegExp(String.raw`[.?!\]]\s(${PLACE}: )(\p{Lu}[^:.?!]{3,60}[;.,]?\s?)$`, 'u');
const PLACE_BEHIND = new RegExp(String.raw`[.?!\]]\s(${PLACE}\s?:)\s?$`, 'u');
/** A country's letters before the name of its department. */
const COUNTRY = /(?<=[.?!]\s)(?:U\.\s?S\.|U\.\s?K\.)\s?$/;

/** "Mount Pleasant (MI): Central Michigan University", "Title [Internet]. Canberra (ACT): Diabetes Australia": the place before its publisher. */
function movePlace(raw: string, runs: Run[]): void {
  const publisher = runs.find(({ label }) => label === 'publisher');
  const title = runs.find(({ label }) => label === 'title');
  const next = title && runs[runs.indexOf(title) + 1];
  const country = publisher === next ? COUNTRY.exec(textOf(raw, title))?.[0] : undefined;
  if (title && publisher && country) {
    title.end -= country.length;
    publisher.start = title.end;
  }
  if (has(runs, 'place')) return;
  const before = publisher && PLACE_BEFORE.exec(textOf(raw, publisher))?.[1];
  if (publisher && before && !isOrganisation(before)) {
    carve(
      runs,
      publisher,
      { start: publisher.start, end: publisher.start + textOf(raw, publisher).indexOf(before) + before.length },
      'place',
    );
    return;
  }
  const both = PLACE_AND_BODY.exec(textOf(raw, title));
  if (title && both?.[1] && !publisher && !has(runs, 'container') && namesBody(both[2] ?? '')) {
    const middle = title.end - (both[2] ?? '').length;
    carve(runs, title, { start: middle, end: title.end }, 'publisher');
    const head = runs.find(({ label }) => label === 'title');
    if (head) carve(runs, head, { start: middle - both[1].length, end: middle }, 'place');
    return;
  }
  const behind = PLACE_BEHIND.exec(textOf(raw, title))?.[1];
  if (!title || !behind || publisher || next?.label !== 'container' || has(runs, 'volume', 'issue')) return;
  next.label = 'publisher';
  carve(
    runs,
    title,
    { start: title.end - behind.length - (/\s$/.test(textOf(raw, title)) ? 1 : 0), end: title.end },
    'place',
  );
}

/** Platforms are where a film or a post stands, and did not make it. */
const PLATFORM =
  /^\W{0,3}(?:youtube|vimeo|twitter|x|facebook|instagram|tiktok|reddit|linkedin|ted|dailymotion|flickr)\b/i;

/** What stands where the publisher of software, data or a film stands; in a series the last sentence of its name: "This American Life. WBEZ". */
function namePublisher(raw: string, runs: Run[], told: CslType): void {
  const host = runs.find(({ label }) => label === 'publisher');
  if (host && told === 'speech' && !has(runs, 'container') && hasMeetingWord(textOf(raw, host)))
    host.label = 'container';
  if (has(runs, 'publisher')) return;
  const container = runs.find(({ label }) => label === 'container');
  const place = runs.find(({ label }) => label === 'place');
  const isIn = /^\W{0,2}[Ii]n:?\s/.test(textOf(raw, container)) || PLATFORM.test(textOf(raw, container));
  const editor = runs.findIndex(({ label }) => label === 'editor');
  const isEdited = editor > runs.findIndex(({ label }) => label === 'title');
  if (WHOLE.has(told) && container && !isIn && !isEdited && !has(runs, 'volume', 'issue', 'page'))
    container.label = 'publisher';
  else if (told === 'broadcast' && container) {
    const last = /^(.{3,80}[.?!]\s)\p{Lu}.{1,60}$/u.exec(textOf(raw, container))?.[1];
    if (last) carve(runs, container, { start: container.start + last.length, end: container.end }, 'publisher');
    else if (!isIn && !isEdited) container.label = 'publisher';
  } else if (WHOLE.has(told) && place && !container) place.label = 'publisher';
}

const PERIODICAL =
  /^\W{0,2}in\b|\b(?:conf|congress|meeting|symposi|proc|journal|review|bulletin|annals|transactions|workshop|magazine|news|report)|[:?]/i;
const LAST_SENTENCE = /(?<=\p{Ll}{3}\. )\p{Lu}[^.]{3,60}[.,]?\s?$/u;
const PRESS =
  /, (?:U of \p{L}[\p{L} ]{1,20} P|\p{Lu}[\p{L} ]{1,30} (?:UP|University Press|Press|Publishers|Verlag)),?\s?$/u;

/** A body where a journal would stand, and nothing that a journal has; behind a conference or editors; or in what has no name at all. */
function nameOrganisation(raw: string, runs: Run[]): void {
  if (has(runs, 'publisher')) return;
  const editor = runs.find(({ label }) => label === 'editor');
  const press = PRESS.exec(textOf(raw, editor));
  if (editor && press) return carve(runs, editor, { start: editor.start + press.index, end: editor.end }, 'publisher');
  const container = runs.find(({ label }) => label === 'container');
  const text = textOf(raw, container);
  const last = LAST_SENTENCE.exec(text);
  if (container && last && has(runs, 'place') && namesBody(last[0]) && !PERIODICAL.test(last[0]))
    return carve(runs, container, { start: container.start + last.index, end: container.end }, 'publisher');
  const pages = runs.some((run) => run.label === 'page' && !/\d ?(?:f|fls?|p)\.?\s?$/.test(textOf(raw, run)));
  if (pages || has(runs, 'volume', 'issue', 'editor')) return;
  if (container) {
    if (namesBody(text) && !PERIODICAL.test(text)) container.label = 'publisher';
  } else bodyAmong(raw, runs);
}

function bodyAmong(raw: string, runs: Run[]): void {
  for (const run of runs.filter(({ label, isMask }) => label === 'other' && !isMask)) {
    let at = run.start;
    for (const piece of textOf(raw, run).split(/(?<=[,;]\s|\s[–—-]\s)/)) {
      const isBody = /^\W{0,3}\p{Lu}/u.test(piece) && piece.length < 90 && namesBody(piece);
      if (isBody && !AVAILABLE.test(piece) && !/\d/.test(piece))
        return carve(runs, run, { start: at, end: at + piece.length }, 'publisher');
      at += piece.length;
    }
  }
}

/** "Ph.D. dissertation, Dept. Elect. Eng., Harvard Univ.": the university, and no department, journal or place. */
function nameUniversity(raw: string, runs: readonly Run[]): void {
  if (!has(runs, 'genre') || has(runs, 'volume')) return;
  const place = runs.find((run) => run.label === 'place' && namesBody(textOf(raw, run)));
  if (place && !has(runs, 'publisher')) place.label = 'publisher';
  const genre = runs.findIndex(({ label }) => label === 'genre');
  const isUniversity = (run: Run): boolean =>
    /univ|institut|college|school|école|hochschule|academ|akadem/i.test(textOf(raw, run));
  const behind = runs.slice(genre).filter(({ label }) => label === 'publisher' || label === 'container');
  if (behind.length < 2 || !behind.some(isUniversity)) return;
  for (const run of behind) run.label = isUniversity(run) ? 'publisher' : 'other';
}
