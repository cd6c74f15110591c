import { noteParts } from '@veracite/documents/citing/note-parts';
import type { Document } from '@veracite/model/document';
import type { Reference, Span } from '@veracite/model/reference';
import { readOne } from '@veracite/parsing/read-one';
import { factsOf } from './entry-facts';
import type { Listed } from './listed';

/** Minimum score of a part of a note that cites a work in full. A short title has an author, a title and a page. */
const LEAST = 5.5;
/** Minimum share of title words that two citations of the same work have in common. */
const SAME_TITLE = 0.75;
/** Maximum share of the works cited in notes that may be missing from a list to which the notes refer. */
const MAX_MISSING_SHARE = 0.75;
/** Fewer works than this, also relative to the list, are remarks in the notes of a document that cites from its list. */
const MIN_WORKS = 3;
const MIN_LIST_SHARE = 0.2;

const DATE = /(?<![\d.:])(?:1[4-9]|20)\d\d(?!\d)|\bn\.\s?d\.|forthcoming|im Erscheinen|https?:|10\.\d{4,9}\//;
const QUOTED = /^[^“"„«‘]{0,120}[“"„«‘][^”"“»’]{12,}[”"“»’]/;
const SHORT =
  /\b(?:supra|infra|op\.\s?cit|loc\.\s?cit|a\.\s?a\.\s?O|[Nn]ote \d+ above)\b|\b(?:oben|unten|hiervor)\s(?:N|Fn|Anm)\./;
/** Forms of verbs that a title seldom has. */
const VERBS =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|does|did|would|should|could|wurden?|ist|kann|muss|wird|werden|hat|haben|hatte|sind|waren|est|sont|était|furent|sono|furono|viene|fue|fueron|son|foi|foram|é|são|pode|podem|deve|há|può|devono|peut|doit|which|dass|daß|however|therefore|jedoch)(?!\p{L})/gu;

/**
 * Reads the works that the notes of a document cite in full, each once. Returns none if the notes refer to the list of the document.
 * @param listed references of the document's list
 */
export function referencesInNotes(document: Document, listed: readonly Listed[], now: Date): Listed[] {
  if (document.bibliographies.length > 0) return [];
  const known = new KnownWorks();
  for (const entry of listed) known.add({ ...workOf(entry), isListed: true });
  const found: Listed[] = [];
  let repeated = 0;
  for (const { kind, label = '', start, end } of document.blocks) {
    // Notes with a sign are about the author and the article.
    if (kind !== 'note' || /[^\p{L}\d]/u.test(label)) continue;
    const text = document.text.slice(start, end);
    for (const part of noteParts(text)) {
      const raw = text.slice(part.start, part.end);
      if (raw.length < 25 || raw.length > 1_200 || !(DATE.test(raw) || QUOTED.test(raw)) || SHORT.test(raw)) continue;
      const span = { start: start + part.start, end: start + part.end };
      const reference = readFullReference(raw, span, now);
      if (!reference) continue;
      const work = workOf({ reference });
      const same = known.sameAs(work);
      if (same) {
        if (same.isListed) repeated += 1;
        continue;
      }
      known.add({ ...work, isListed: false });
      found.push({ reference, printed: span, isInNote: true });
    }
  }
  const isOfList =
    listed.length > 0 &&
    (found.length < Math.max(MIN_WORKS, MIN_LIST_SHARE * listed.length) ||
      found.length <= MAX_MISSING_SHARE * (found.length + repeated));
  return isOfList ? [] : found;
}

/** Matches the pages of a book that are cited, after its year: "(1995) 296.", "(Munich, 2008), pp. 220, 222." */
const CITED_PAGES =
  /(?<=[^\d\s“”‘’]\s\((?:[^()“”‘’]{0,60}\s)?(?:1[4-9]|20)\d\d\)),?\s(?:(?:pp?|S)\.\s?|at\s)?\d[^“”‘’]*$/u;

/** Parses a part of a note. Returns undefined if it does not cite a work in full. */
function readFullReference(raw: string, span: Span, now: Date): Reference | undefined {
  let reference = readOne(raw, span, '', now);
  const end = CITED_PAGES.exec(raw)?.index;
  if (reference.csl.title === undefined && end !== undefined)
    reference = readOne(raw.slice(0, end), { start: span.start, end: span.start + end }, '', now);
  const { title, 'container-title': container = '', volume, ...csl } = reference.csl;
  // "L. Thornton, Richard Hooker 32 (1924)" is a book.
  if (title === undefined && volume === undefined && container.includes(' '))
    reference = { ...reference, csl: { ...csl, title: container, type: 'book' } };
  return scoreOf(reference) < LEAST ? undefined : reference;
}

/** Matches statutes and decisions of courts, which are no works of a list of references. */
const LAW =
  /^[^“"„«‘]{0,40}§|\b(?:STAT|CODE|ANN|LAWS)\.\s|\b(?:[Jj]udge?ment of|Urt\. v\.|Urteil vom|Regulation \(E[CU]|Directive (?:\d|\(E[CU])|Case (?:No\. )?[A-Z]|ICSID|C\.T\.R)|^[^“"„«‘,]{3,80}\sv\.?\s\p{Lu}/u;
/** "Koch 1975, S. 75, who has", "Steinbach 1979 has": a short citation and prose. */
const SHORT_AND_PROSE = /^\D{2,60}\d{4}[a-z]?\s\p{Ll}/u;

/** Scores how much of a full reference a part of a note has. */
function scoreOf({ csl, raw, fields, identifiers }: Reference): number {
  const title = csl.title ?? '';
  const isLaw = csl.type === 'legal_case' || csl.type === 'legislation' || LAW.test(raw);
  const isBehindPage =
    (fields.page?.[0]?.start ?? Infinity) < (fields.title?.[0]?.start ?? 0) || /^\d+\sff/.test(title);
  if (isLaw || isBehindPage || SHORT_AND_PROSE.test(raw)) return 0;
  const starts = [...(fields.author ?? []), ...(fields.editor ?? [])].some(({ start }) => start < 4);
  const outside = raw.replace(/[“"„«‘][^“"„«‘”»’]*[”"“»’]/g, '');
  const verbs = new Set(outside.match(VERBS)).size;
  const has = (points: number, ...values: (string | undefined)[]) => (values.some(Boolean) ? points : 0);
  return (
    has(2, title.split(/\s/).length > 1 ? title : undefined) +
    (starts ? 2 : 0) +
    (QUOTED.test(raw) ? 1.5 : 0) +
    (DATE.test(raw) ? 1.5 : 0) +
    has(1, csl['container-title']) +
    has(1, csl.publisher, csl['publisher-place']) +
    has(0.5, csl.volume, csl.page, csl.URL) +
    (Object.keys(identifiers).length > 0 ? 2 : 0) -
    1.5 * Math.max(0, starts ? verbs - 1 : verbs)
  );
}

type Work = ReturnType<typeof workOf>;

/** Returns what two citations of the same work have in common. */
function workOf(entry: Listed) {
  const { names, raw, title } = factsOf(entry);
  return { names, raw, title, words: new Set(title.split(' ').filter((word) => word.length > 3)) };
}

type KnownWork = Work & { isListed: boolean };

/** Works by the words of their citations. Notes may cite thousands, of which few have a name in common. */
class KnownWorks {
  private readonly all: KnownWork[] = [];
  private readonly nameless: KnownWork[] = [];
  private readonly byWord = new Map<string, KnownWork[]>();

  add(work: KnownWork): void {
    this.all.push(work);
    if (work.names.length === 0) this.nameless.push(work);
    for (const word of new Set(work.raw.split(' '))) {
      const works = this.byWord.get(word);
      if (works) works.push(work);
      else this.byWord.set(word, [work]);
    }
  }

  /** Returns a work with the same first name and mostly the same title. */
  sameAs(work: Work): KnownWork | undefined {
    if (work.names.length === 0) return this.all.find((other) => isSameTitle(work, other));
    for (const name of work.names) {
      const named = this.byWord.get(name.split(' ').at(-1) ?? '') ?? [];
      const same = named.find((other) => isSameTitle(work, other) && other.raw.includes(name));
      if (same) return same;
    }
    return this.nameless.find((other) => isSameTitle(work, other));
  }
}

function isSameTitle(left: Work, right: Work): boolean {
  if (left.title !== '' && left.title === right.title) return true;
  const least = Math.min(left.words.size, right.words.size);
  const shared = [...left.words].filter((word) => right.words.has(word)).length;
  return least > 1 && shared >= SAME_TITLE * least;
}
