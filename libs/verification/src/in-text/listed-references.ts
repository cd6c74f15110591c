import type { Document } from '@veracite/model/document';
import type { Reference } from '@veracite/model/reference';
import { parseOne, parseText } from '@veracite/parsing/parse';
import { readOne } from '@veracite/parsing/read-one';
import { withJoinedEntries } from './joined-entries';
import type { Listed } from './listed';
import { referencesInNotes } from './note-references';
import { repeatedAuthorMark } from '@veracite/parsing/split/repeated-author-mark';

/** Parses the references that a document lists, in order. From separate files (.bib) it takes only those that are cited. */
export function listedIn(document: Document, now: Date): Listed[] {
  const printed = [...inEntries(document, now), ...inUnsplitText(document, now)];
  if (document.unsplit.length > 0) printed.sort((a, b) => (a.printed?.start ?? 0) - (b.printed?.start ?? 0));
  const listed = [...withJoinedEntries(printed), ...inFiles(document, now)];
  return [...listed, ...referencesInNotes(document, listed, now)].map((one, i) => ({
    ...one,
    reference: { ...one.reference, id: `r${i + 1}` },
  }));
}

/** The beginning of an entry of BibTeX, CSL-JSON, JATS, TEI or LaTeX. */
const STRUCTURED = /^\s*(?:<\w|\{\s*"|@\w|\\bibitem)/;

function inEntries({ entries }: Document, now: Date): Listed[] {
  let previous: Reference | undefined;
  return entries.map(({ text, span, label, key }) => {
    const at = span ?? { start: 0, end: text.length };
    const read = STRUCTURED.test(text)
      ? parseOne(text, { now })
      : readOne(text, at, '', now, { ...(previous && { previous }) });
    const reference = { ...read, span: at };
    if (!repeatedAuthorMark(reference.raw)) previous = reference;
    return {
      reference,
      ...(span && { printed: span }),
      ...(label !== undefined && { label }),
      ...(key !== undefined && { key }),
    };
  });
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
