import { nameHash, LEXICON_BITS } from '@veracite/parsing/plain/features/gazetteer';
import { foldWord } from '@veracite/parsing/plain/tokens/fold-word';
import { hashText } from '@veracite/text/hash';
import type { CslItem } from '@veracite/model/csl';
import { measuringData, measuringRows } from '../../harness/data';

/** The lexicon and journals learned from lists, for lookups and for the model file. */
export interface LearnedGazetteer {
  lexicon: Map<number, number>;
  journals: Set<number>;
}

/** Lists in which words are counted. */
export const LISTS_OF_WORKS = [
  'starter/works',
  'works/acl-anthology',
  'works/ai-hci-conferences',
  'works/crossref-2022',
  'works/linguistics',
  'works/ml-conferences',
  'works/physics-journals',
  'works/printing-history-tex',
  'works/syriac-studies',
].map((list) => `${list}.jsonl.gz`);

export const LISTS_OF_JOURNALS = {
  abbreviations: 'sources/journal-abbreviations.tsv.gz',
  openapc: 'sources/journals-openapc.tsv.gz',
  doaj: 'sources/doaj-journals-2014.tsv.gz',
  cited: 'sources/crossref-cited-journal-forms.tsv.gz',
  crossref: 'sources/journals-crossref-2022.tsv.gz',
  conferences: 'sources/cs-conferences.tsv.gz',
};

export const rowsOfList = (list: keyof typeof LISTS_OF_JOURNALS): Record<string, string>[] =>
  measuringData([LISTS_OF_JOURNALS[list]]).table(LISTS_OF_JOURNALS[list]);

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?/gu;

export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(foldWord);
}

/**
 * Learns the uses of words from the lists of works: a bit is set if a word's share of a class is at least a sixth of its share of
 * its main class. Words with fewer than `least` occurrences are left out.
 */
export function learnLexicon(least = 4): Map<number, number> {
  const counts = new Map<string, number[]>();
  const totals = LEXICON_BITS.map(() => 0);
  const count = (bit: number, text: string | undefined): void => {
    for (const word of wordsOf(text ?? '')) {
      if (word.length < 2) continue;
      let row = counts.get(word);
      if (!row) counts.set(word, (row = LEXICON_BITS.map(() => 0)));
      row[bit] = (row[bit] ?? 0) + 1;
      totals[bit] = (totals[bit] ?? 0) + 1;
    }
  };
  for (const list of LISTS_OF_WORKS) {
    for (const work of measuringRows<CslItem>(list)) {
      for (const name of [...(work.author ?? []), ...(work.editor ?? [])]) {
        count(0, name.family);
        count(1, name.given);
      }
      count(2, work.title);
      count(3, work['container-title']);
      count(4, work.publisher);
      count(5, work['publisher-place']);
    }
  }
  const lexicon = new Map<number, number>();
  for (const [word, row] of counts) {
    if (row.reduce((a, b) => a + b, 0) < least) continue;
    const shares = row.map((n, i) => n / (totals[i] || 1));
    const most = Math.max(...shares);
    const bits = shares.reduce((sum, share, i) => (share * 6 >= most ? sum | (1 << i) : sum), 0);
    lexicon.set(hashText(word), bits);
  }
  return lexicon;
}

/** Returns hashes of journal and conference names, full and abbreviated, without names of one short word. */
export function learnJournals(): Set<number> {
  const names = new Set<number>();
  const add = (name: string | undefined): void => {
    const words = wordsOf(name ?? '');
    if (words.length > 10 || words.length === 0 || (words.length === 1 && (words[0]?.length ?? 0) < 4)) return;
    names.add(nameHash(words));
  };
  for (const row of rowsOfList('abbreviations')) {
    add(row['full']);
    add(row['abbreviation']);
  }
  for (const row of rowsOfList('openapc')) add(row['title']);
  for (const row of rowsOfList('doaj')) add(row['title']);
  // Forms that occur in citations, letters only. Two letters may be initials.
  for (const { as_cited_normalised: letters = '' } of rowsOfList('cited'))
    if (letters.length > 2) names.add(nameHash([letters]));
  for (const row of rowsOfList('crossref')) add(row['title']);
  for (const row of rowsOfList('conferences')) add(row['name']);
  return names;
}
