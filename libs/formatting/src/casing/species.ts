import { isCommonWord, isListedName } from './model/lists';
import type { Word } from './words';

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
  if (genus.length > 1 && isCommonWord(genus.toLowerCase())) return false;
  return MODELS.test(lower) || (genus.length > 1 && EPITHET.test(lower) && !isCommonWord(lower) && !isListedName(lower));
}
