import type { CslItem } from '@veracite/model/csl';
import type { DocumentReport } from '@veracite/verification/in-text/check-document';
import { fold } from '@veracite/text/fold';
import type { Manuscript, Piece } from './manuscript';

/** What came of one document. */
export interface Score {
  counted: boolean;
  entries: number;
  whole: number;
  cited: number;
  found: number;
  read: number;
  linked: number;
  planted: number;
  caught: number;
  reported: number;
  wrong: number;
  notes: string[];
}

const squeezed = (text: string): string => fold(text.replace(/(\p{L})[-\u00AD]\n(?=\p{Ll})/gu, '$1')).replace(/ /g, '');

/** Holds a report against what was made. @param order keys of the list; entries their printed words, where they are known */
export function scoreOf(
  report: DocumentReport,
  manuscript: Manuscript,
  order: readonly string[],
  printed?: readonly string[],
): Score {
  const notes: string[] = [];
  const { references, citations, problems } = report;
  const index = positions(
    references.map(({ raw }) => squeezed(raw)),
    manuscript,
    order,
  );
  const whole = order.filter((key, i) =>
    isWhole(references[index.get(key) ?? -1]?.raw ?? '', manuscript, key, printed?.[i], notes),
  ).length;
  if (references.length !== order.length) notes.push(`list: ${references.length} read, ${order.length} printed`);
  const used = new Set<number>();
  let [cited, read, linked] = [0, 0, 0];
  let [planted, caught] = [0, 0];
  const right = new Set<number>();
  const expectedFaults = new Set<string>();
  for (const { tag, pieces, fault } of manuscript.paragraphs.flat()) {
    for (const piece of pieces.filter((piece): piece is Exclude<Piece, string> => typeof piece !== 'string')) {
      cited += 1;
      const place = citations.findIndex(({ sentence }, i) => !used.has(i) && fold(sentence).includes(fold(tag)));
      if (place < 0) notes.push(`missed: ${tag} ${JSON.stringify(piece)}`);
      else {
        used.add(place);
        read += 1;
        const wanted =
          'works' in piece
            ? piece.works.map((work) => index.get(manuscript.works[work]?.key ?? '') ?? -1).sort((a, b) => a - b)
            : undefined;
        const got = [...(citations[place]?.refs ?? [])].sort((a, b) => a - b);
        if (!wanted || wanted.join() === got.join()) linked += 1;
        else notes.push(`linked: ${citations[place]?.text ?? ''} to ${got.join()} and not ${wanted.join()}`);
      }
      if (fault) {
        planted += 1;
        expectedFaults.add(fault);
        const hit = problems.findIndex(
          ({ kind, citations: [where] }, i) => !right.has(i) && kind === fault && where === place,
        );
        if (hit >= 0) {
          caught += 1;
          right.add(hit);
        } else notes.push(`fault missed: ${fault} ${JSON.stringify(piece)}`);
      }
    }
  }
  for (const item of manuscript.uncited) {
    planted += 1;
    const hit = problems.findIndex(
      ({ kind, refs: [ref] }) => kind === 'listed-not-cited' && ref === index.get(manuscript.works[item]?.key ?? ''),
    );
    if (hit >= 0) {
      caught += 1;
      right.add(hit);
    } else notes.push(`fault missed: listed-not-cited ${manuscript.works[item]?.key ?? ''}`);
  }
  const wrong = problems.filter((_, i) => !right.has(i));
  notes.push(...wrong.map(({ kind, detail }) => `false: ${kind} ${detail}`));
  citations.forEach(({ text, sentence }, i) => {
    if (!used.has(i)) notes.push(`extra: ${text} in ${sentence.slice(0, 120)}`);
  });
  return {
    counted: references.length === order.length,
    entries: order.length,
    whole,
    cited,
    found: citations.length,
    read,
    linked,
    planted,
    caught,
    reported: problems.length,
    wrong: wrong.length,
    notes,
  };
}

/** Where each work was read: at its place in the printed list, else where its title is found. */
function positions(
  read: readonly string[],
  { works, isUntitled }: Manuscript,
  order: readonly string[],
): Map<string, number> {
  return new Map(
    order.map((key, i) => {
      const item = works.find((work) => work.key === key)?.item;
      const title = isUntitled ? '' : squeezed(item?.title ?? '').slice(0, 40);
      if (read[i]?.includes(title) && (!isUntitled || read[i].includes(squeezed(item?.author?.[0]?.family ?? ''))))
        return [key, i];
      const found = read.findIndex(
        (text) => text.includes(title) && text.includes(squeezed(item?.author?.[0]?.family ?? '')),
      );
      return [key, found < 0 ? i : found];
    }),
  );
}

/** The very words where they are known; else title, first author and year, and none of the neighbors' titles. */
function isWhole(
  raw: string,
  { works, isUntitled }: Manuscript,
  key: string,
  printed: string | undefined,
  notes: string[],
): boolean {
  const text = squeezed(raw);
  const item = works.find((work) => work.key === key)?.item;
  if (printed !== undefined) {
    const wanted = squeezed(printed);
    const isSame = text === wanted || squeezed(raw.replace(/-\n/g, '')) === wanted;
    if (!isSame) notes.push(`entry: ${raw.replace(/\n/g, ' / ')}   <>   ${printed}`);
    return isSame;
  }
  // Notes that a class puts into the list are no works.
  if (item === undefined) return text.length > 0;
  if (isUntitled) return isWholeUntitled(raw, item, works);
  const others = works.filter((work) => work.key !== key && (work.item.title ?? '').length > 30);
  const year = String(item.issued?.['date-parts']?.[0]?.[0] ?? '');
  const title = squeezed(item.title ?? '').slice(0, 60);
  const has =
    text.includes(title) &&
    text.includes(year) &&
    text.includes(squeezed(item.author?.[0]?.family ?? '')) &&
    !others.some((other) => text.includes(squeezed(other.item.title ?? '')));
  if (!has) notes.push(`entry: ${raw.replace(/\n/g, ' / ')}   <>   ${item.title ?? ''}`);
  return has;
}

/** A style without titles: the first author and the year, and the last author of no work before or behind. */
function isWholeUntitled(raw: string, item: CslItem, works: Manuscript['works']): boolean {
  const text = squeezed(raw);
  const year = String(item.issued?.['date-parts']?.[0]?.[0] ?? '');
  const family = squeezed(item.author?.[0]?.family ?? '');
  const others = works.filter((work) => work.item !== item && (work.item.DOI ?? '') !== '');
  return (
    text.includes(year) &&
    text.includes(family) &&
    !others.some((other) => text.includes(squeezed(other.item.DOI ?? '')))
  );
}
