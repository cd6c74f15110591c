/** The works of BibTeX files that a document cites and prints. */
import { parseText } from '@veracite/parsing/parse';
import { fromCsl, squeezed, type TrueReference } from './true-reference';

const CITED =
  /\\[A-Za-z]*cite[A-Za-z]*\*?((?:\s?\[[^\]]*\]|\s?\([^()]*\)|\s?\{[^{}]*\})+)|@([\p{L}\d_][\p{L}\d_:.#$%&+?<>~/-]*[\p{L}\d_])/gu;

/** @param text squeezed text of the printed version, which decides which works of the files are listed */
export function fromBib(files: readonly string[], text: string): { references: TrueReference[]; unsure?: number } {
  const sources = files.filter((file) => !/^[ \t]{0,9}@\w{1,20}\s?\{/m.test(file));
  const all = sources.some((file) => /\\nocite\{\*\}/.test(file));
  const cited = new Set(
    sources.flatMap((file) =>
      [...file.replace(/(?<!\\)%.*/g, '').matchAll(CITED)].flatMap(({ 1: groups, 2: key }) =>
        key !== undefined
          ? [key]
          : [...(groups ?? '').matchAll(/\{([^{}]*)\}/g)].flatMap(({ 1: keys = '' }) =>
              keys.split(',').map((each) => each.trim()),
            ),
      ),
    ),
  );
  const seen = new Set<string>();
  const found = files
    .filter((file) => /^[ \t]{0,9}@\w{1,20}\s?\{/m.test(file))
    .flatMap((file) => parseText(file).references)
    .flatMap((reference) => {
      const key = /@\s*\w+\s*[{(]\s*([^\s,{}]+)/.exec(reference.raw)?.[1] ?? '';
      if (seen.has(key)) return [];
      if (all || cited.has(key)) seen.add(key);
      return [{ ...fromCsl(reference.csl), key }];
    });
  // A file that lacks cited works is not the one that was printed.
  const missing = [...cited].filter((key) => !seen.has(key) && sources.some((file) => file.includes(`{${key}}`)));
  if (missing.length > Math.max(5, 0.15 * seen.size)) return { references: [] };
  const works = new Set<string>();
  const places: { author: string; at: number }[] = [];
  const isCited = ({ key }: TrueReference): boolean => seen.has(key);
  const shown = [...found.filter(isCited), ...found.filter((item) => !isCited(item))].filter((reference) => {
    const title = squeezed(reference.title ?? '');
    const author = squeezed(reference.family ?? '');
    const work = `${title} ${author} ${reference.year ?? ''}`;
    // Short titles of works that are not cited may be words of the text, and several files may have the same work.
    const isPlain = title.length >= 20 || isCited(reference) || text.includes(`${reference.year ?? '?'}${title}`);
    if (works.has(work) || !isPlain || !isPrinted(reference, text)) return false;
    // The files may have a second record of a printed work, such as one without "The" in its title.
    const index = text.lastIndexOf(title.slice(0, 40));
    if (!isCited(reference) && places.some((other) => other.author === author && Math.abs(other.at - index) < 5))
      return false;
    works.add(work);
    places.push({ author, at: index });
    return true;
  });
  const missed = found.filter((reference) => seen.has(reference.key) && !isPrinted(reference, text));
  const unsure = missed.length + missing.length;
  return missed.length <= (1 - MIN_PRINTED) * seen.size
    ? { references: withPrintedYears(shown, text), unsure }
    : { references: [] };
}

/**
 * Removes the years that are not printed between the titles before and after a work: styles leave out the years of preprints, and
 * the file may be newer than the printed version.
 */
function withPrintedYears(references: readonly TrueReference[], text: string): TrueReference[] {
  const places = references.map(({ title }) => text.lastIndexOf(squeezed(title ?? '').slice(0, 40)));
  return references.map(({ year, ...reference }, i) => {
    const index = places[i] ?? 0;
    const before = Math.max(index - REACH, ...places.filter((place) => place < index));
    const after = Math.min(index + 2 * REACH, ...places.filter((place) => place > index));
    return { ...reference, ...(year && text.slice(before, after).includes(year) && { year }) };
  });
}

/** With a smaller share of printed titles the file does not belong to the printed version. */
const MIN_PRINTED = 0.8;

/** Number of squeezed characters around a printed title in which its first author is. */
const REACH = 400;

/** Returns true if the title is in the text with the family name of the first author near it. */
function isPrinted({ title, family }: TrueReference, text: string): boolean {
  const wanted = squeezed(title ?? '').slice(0, 40);
  if (wanted === '') return false;
  for (let index = text.indexOf(wanted); index >= 0; index = text.indexOf(wanted, index + 1))
    if (text.slice(Math.max(0, index - REACH), index + REACH).includes(squeezed(family ?? ''))) return true;
  return false;
}
