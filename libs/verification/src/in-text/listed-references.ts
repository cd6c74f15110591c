import type { Document, ListedEntry } from '@veracite/model/document';
import type { Reference } from '@veracite/model/reference';
import { parseOne, parseText } from '@veracite/parsing/parse';
import { readOne } from '@veracite/parsing/read-one';
import { worksIn } from '@veracite/parsing/entry-texts';
import { withJoinedEntries } from './joined-entries';
import type { Listed } from './listed';
import { referencesInNotes } from './note-references';
import { repeatedAuthorMark } from '@veracite/parsing/split/repeated-author-mark';

/** Parses the references that a document lists, in order. From separate files (.bib) it takes only those that are cited. */
export function listedIn(document: Document, now: Date): Listed[] {
  const printed = [...inEntries(document, now), ...inUnsplitText(document, now)];
  if (document.unsplit.length > 0) printed.sort((a, b) => (a.printed?.start ?? 0) - (b.printed?.start ?? 0));
  const listed = [...withJoinedEntries(printed), ...inFiles(document, now)];
  return [...listed, ...referencesInNotes(document, listed, now)].map((entry, i) => ({
    ...entry,
    reference: { ...entry.reference, id: `r${i + 1}` },
  }));
}

/** The beginning of an entry of BibTeX, CSL-JSON, JATS, TEI or LaTeX. */
const STRUCTURED = /^\s*(?:<\w|\{\s*"|@\w|\\bibitem)/;

function inEntries(document: Document, now: Date): Listed[] {
  let previous: Reference | undefined;
  return document.entries
    .flatMap((entry) => worksOf(entry, document))
    .map(({ text, span, label, key, isFurther }) => {
      const place = span ?? { start: 0, end: text.length };
      const read = STRUCTURED.test(text)
        ? parseOne(text, { now })
        : readOne(text, place, '', now, { ...(previous && { previous }) });
      const reference = { ...read, span: place };
      if (!repeatedAuthorMark(reference.raw)) previous = reference;
      return {
        reference,
        ...(span && { printed: span }),
        ...(label !== undefined && { label }),
        ...(key !== undefined && { key }),
        ...(isFurther && { isFurther }),
      };
    });
}

/** The command, number and key before the words of an entry in LaTeX. */
const ITEM = /^\\bibitem\s*(?:\[[^\]]{0,200}\]\s*)?\{[^{}]{1,200}\}\s*/;

/** Divides an entry with several works under one number, "(a) …; (b) …" or "…; …", unless the place of one is not known. */
function worksOf(entry: ListedEntry, { text }: Document): (ListedEntry & Pick<Listed, 'isFurther'>)[] {
  const command = ITEM.exec(entry.text)?.[0] ?? '';
  if (command === '' && STRUCTURED.test(entry.text)) return [entry];
  const words = entry.text.slice(command.length);
  let from = entry.span?.start ?? 0;
  const works = worksIn(words).map(({ start, end, lead }, i) => {
    const work = words.slice(start + lead, end);
    const place = entry.span ? text.indexOf(work, from) : 0;
    if (entry.span) from = place + work.length;
    const isFurther = i > 0 && ({ isFurther: true } as const);
    return { ...entry, text: command + work, ...(entry.span && { span: { start: place, end: from } }), ...isFurther };
  });
  const isPlaced = works.every(({ span }) => !span || (span.start >= 0 && span.end <= (entry.span?.end ?? 0)));
  return works.length > 0 && isPlaced ? works : [entry];
}

function inUnsplitText({ unsplit, text }: Document, now: Date): Listed[] {
  return unsplit.flatMap(({ start, end }) =>
    parseText(text.slice(start, end), { now }).references.map((reference) => {
      const before = text.slice(start, start + reference.span.start);
      const label = /(?:^|\n)[ \t]{0,9}[[(]?(\d{1,4})[\]).]?\s{0,9}$/.exec(before.slice(-40))?.[1];
      const printed = { start: start + reference.span.start, end: start + reference.span.end };
      return {
        reference: { ...reference, span: printed },
        printed,
        ...(label !== undefined && { label }),
      };
    }),
  );
}

/** The key of an entry of BibTeX, of a BibLaTeX list, or of CSL as JSON or YAML. */
const KEY =
  /^\s*(?:@\s*\w+\s*[{(]\s*([^\s,{}]+)|\\entry\s*\{([^{}]+)\})|(?:^|[{,\n])[ \t]{0,40}"?id"?\s*:\s*["']?([^\s"',}]+)/;

function inFiles({ bibliographies, citations, alsoListed = [], entries }: Document, now: Date): Listed[] {
  const isAll = alsoListed.includes('*');
  const cited = new Set(
    [...alsoListed, ...citations.flatMap(({ items }) => items.flatMap(({ key }) => key ?? []))].map((key) =>
      key.toLowerCase(),
    ),
  );
  const known = new Set(entries.flatMap(({ key }) => key?.toLowerCase() ?? []));
  return bibliographies.flatMap(({ text }) =>
    parseText(text, { now }).references.flatMap((reference) => {
      const [, bib, bbl, csl] = KEY.exec(reference.raw) ?? [];
      const key = bib ?? bbl ?? csl;
      if (key === undefined) return [];
      const folded = key.toLowerCase();
      if (known.has(folded) || !(isAll || (bbl !== undefined && bibliographies.length === 1) || cited.has(folded)))
        return [];
      known.add(folded);
      return [{ reference, key }];
    }),
  );
}
