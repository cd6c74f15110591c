import type { CslItem } from '@veracite/model/csl';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { halfHash } from '../../harness/shares';

/** Works with the same title and first author are the same. */
const keyOf = ({ title, author }: CslItem): string =>
  `${titleFingerprint(title ?? '')} ${author?.[0]?.family ?? author?.[0]?.literal ?? ''}`;

/** Documents shorten lists of authors and leave out DOIs: the record of a work has the longest list, and a DOI that a document has. */
const fullness = ({ DOI: doi, ...item }: CslItem): number => (isMadeUp(doi) ? 0 : 100) + authorsOf(item);

const isMadeUp = (doi?: string): boolean => doi?.startsWith('10.5555/') ?? true;

/**
 * Merges the works that documents cite with those of corpora. A work with several DOIs, such as those of its preprint and its
 * article, has a record with each. Of the works with one DOI, which documents cite wrongly, one keeps it.
 * @returns all records, and those of cited works among them
 */
export function mergeWorks(known: readonly CslItem[], cited: readonly CslItem[]) {
  const keys = new Set(cited.map(keyOf));
  const groups = new Map<string, CslItem[]>();
  for (const item of [...cited, ...known]) {
    const key = keyOf(item);
    if (keys.has(key)) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const taken = new Set<string>();
  const records = [...groups.values()].flatMap((group) => {
    const items = group.sort((a, b) => fullness(b) - fullness(a));
    const { author } = items.reduce((item, other) => (authorsOf(other) > authorsOf(item) ? other : item));
    const works = items.filter(({ DOI: doi = '' }) => {
      const isNew = !isMadeUp(doi) && !taken.has(doi.toLowerCase());
      taken.add(doi.toLowerCase());
      return isNew;
    });
    const [fullest] = items;
    const made = fullest ? [{ ...fullest, DOI: `10.5555/${halfHash(keyOf(fullest)).toString(36)}` }] : [];
    return (works.length > 0 ? works : made).map((item): CslItem => ({ ...item, author }));
  });
  return { all: [...known.filter((item) => !keys.has(keyOf(item))), ...records], cited: new Set(records) };
}

const authorsOf = ({ author }: CslItem): number => author?.length ?? 0;
