import type { ListReport } from '@veracite/model/bibliography';
import { yearOf } from '@veracite/model/csl';
import { fold } from '@veracite/text/fold';
import { itemOf, type CheckedEntry } from './checked';

const YEAR = /\b(1[5-9]\d\d|20\d\d)([a-z])?(?![\d–-])/;

/**
 * Finds works of the same authors and year with missing or wrong letters (2020a, 2020b, in the order of the list) in
 * author-date lists. Other lists, without a year before the title, need no letters.
 * @param isRepeated checks whether an entry repeats an earlier one, which does not count as another work
 */
export function yearLettersOf(
  entries: CheckedEntry[],
  isRepeated: (index: number) => boolean,
): ListReport['yearLetters'] {
  const groups = new Map<string, { author: string; year: number; members: { at: number; letter: string }[] }>();
  entries.forEach((entry, index) => {
    if (isRepeated(index)) return;
    const written = yearWritten(entry.result.originalText);
    const names = (entry.result.parsed.csl.author ?? itemOf(entry).author ?? []).map(
      (name) => name.family ?? name.literal ?? '',
    );
    const year = written?.year ?? yearOf(entry.result.parsed.csl);
    if (!written || names.length === 0 || year === undefined) return;
    const key = `${names.map(fold).join(';')} ${year}`;
    const group = groups.get(key) ?? { author: shown(names), year, members: [] };
    group.members.push({ at: index, letter: written.letter });
    groups.set(key, group);
  });
  return [...groups.values()].flatMap(({ author, year, members }) => {
    const problem = problemOf(members.map(({ letter }) => letter));
    return problem ? [{ author, year, entries: members.map(({ at }) => at), problem }] : [];
  });
}

/** Returns the year after the names of an author-date entry: in its first half and before the title. */
function yearWritten(text: string): { year: number; letter: string } | undefined {
  const found = YEAR.exec(text);
  if (!found || found.index > Math.max(60, text.length / 2) || /[“"]/.test(text.slice(0, found.index)))
    return undefined;
  return { year: Number(found[1]), letter: found[2] ?? '' };
}

function problemOf(letters: string[]): 'missing' | 'wrong' | undefined {
  if (letters.length === 1) return letters[0] === '' || letters[0] === 'a' ? undefined : 'wrong';
  if (letters.some((letter) => letter === '')) return 'missing';
  return letters.every((letter, index) => letter === String.fromCharCode(97 + index)) ? undefined : 'wrong';
}

const shown = (names: string[]): string => (names.length > 2 ? `${names[0] ?? ''} et al.` : names.join(' & '));
