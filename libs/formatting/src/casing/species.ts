import { isCommonWord, isListedName } from './model/lists';
import { isProper } from './proper-nouns';
import type { Word } from './cut-words';

/** Endings of the second word of a species' name; those of persons' names ("-a", "-i", "-o") are not among them. */
const EPITHET =
  /^\p{Ll}{2,}(?:us|um|is|ae|ii|ens|ana|ata|eta|ita|ica|ina|osa|alis|aris|ensis|oides|opsis|ella|illa|ylla|ula|acea|era|ida|ora|ops|ix|ax|ans|ceps|fer|cola|phila|ylum|odon)$/u;

/** Species of the laboratory, whose names end like other words. */
const MODELS =
  /^(?:coli|melanogaster|elegans|sapiens|aureus|cerevisiae|pombe|thaliana|musculus|pneumoniae|tuberculosis|gondii|aeruginosa|rerio|aegypti|pylori|typhi|mays|domestica|familiaris|alba|communis)$/;

/** "coli" behind "Escherichia": the second word of a species' name is small in every style (APA 7, 6.17; Chicago 8.120). */
export function isSpeciesName(words: Word[], index: number): boolean {
  const [word, genus] = [words[index], words[index - 1]?.text ?? ''];
  if (!/^\.? $/.test(word?.before ?? '') || !/^\p{Lu}(?:\p{Ll}{2,})?$/u.test(genus)) return false;
  const lower = word?.text.toLowerCase() ?? '';
  if (MODELS.test(lower))
    return genus.length === 1 || isProper(genus.toLowerCase()) || !isCommonWord(genus.toLowerCase());
  if (genus.length === 1) return false;
  // In a headline that leaves it small a genus may be a word besides: "Camellia sinensis".
  const doubtful = word?.text !== lower && isCommonWord(genus.toLowerCase());
  return !doubtful && EPITHET.test(lower) && !isCommonWord(lower) && !isListedName(lower);
}
