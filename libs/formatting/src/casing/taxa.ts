import { isCommonWord, isListedName, isTaxonName } from './model/known';
import { PROPER_WORDS } from './lexicon/proper';
import type { Word } from './words';

/** Families, orders and classes of plants, animals, fungi and viruses, by the endings that the codes of nomenclature give them. */
export const TAXON = /^\p{L}{3,}(?:aceae|idae|oideae|ineae|mycetes|mycota|mycotina|phyta|phyceae|viridae|virales)$/u;

/** Endings of the second word of a species' name; those of persons' names ("-a", "-i", "-o") are not among them. */
const EPITHET =
  /^\p{Ll}{2,}(?:us|um|is|ae|ii|ens|ana|ata|eta|ita|ica|ina|osa|alis|aris|ensis|oides|opsis|ella|illa|ylla|ula|acea|era|ida|ora|ops|ix|ax|ans|ceps|fer|cola|phila|ylum|odon)$/u;

/** "Orostachys" before "malacophylla", "Rhizopus" before "sp.": a word of no list before one that reads like a species. */
export function isGenus(words: Word[], index: number): boolean {
  const [lower, next] = [words[index]?.text.toLowerCase() ?? '', words[index + 1]];
  const second = next?.text.toLowerCase() ?? '';
  if (next?.before !== ' ' || !/^\p{Ll}{4,}$/u.test(lower)) return false;
  if (MODELS.has(second) && isTaxonName(lower)) return true;
  if (isCommonWord(lower)) return false;
  const bracketed = words[index]?.before.endsWith('(') && words[index + 2]?.before.startsWith(')');
  if (bracketed && !isCommonWord(second) && !isListedName(second)) return true;
  if (isTaxonName(lower) && /^\p{Ll}{4,}$/u.test(second) && !isCommonWord(second) && !isListedName(second)) return true;
  return /^(?:spp?|ssp|subsp)$/.test(second) || isSpecies(lower, second);
}

/** The second word of such a pair, and the third, which repeats it or names a subspecies. */
export function isEpithet(words: Word[], index: number): boolean {
  const [lower, previous] = [words[index]?.text.toLowerCase() ?? '', words[index - 1]?.text.toLowerCase() ?? ''];
  if (words[index]?.before !== ' ' || index === 0) return false;
  const third = lower === previous || EPITHET.test(lower);
  return isGenus(words, index - 1) || (third && !isCommonWord(lower) && index > 1 && isEpithet(words, index - 1));
}

/** "Perna perna" repeats itself. */
const isSpecies = (genus: string, word: string): boolean =>
  word === genus || (EPITHET.test(word) && !isCommonWord(word) && !isListedName(word));

/** Species of the laboratory, whose names end like other words. */
const MODELS = new Set(
  'coli melanogaster elegans sapiens aureus cerevisiae pombe thaliana musculus norvegicus subtilis pneumoniae tuberculosis falciparum gondii albicans aeruginosa laevis rerio aegypti gambiae pylori jejuni difficile cholerae typhi mays sativa sativum vulgaris officinalis domestica domesticus familiaris mulatta mellifera nigra alba communis'.split(
    ' ',
  ),
);

/** "coli" behind "Escherichia", as it stands in a headline: the second word of a species' name is small everywhere (Chicago 8.120). */
export function isSpeciesName(words: Word[], index: number): boolean {
  const [word, previous] = [words[index], words[index - 1]];
  if (!/^\.? $/.test(word?.before ?? '') || !/^\p{Lu}(?:\p{Ll}{2,})?$/u.test(previous?.text ?? '')) return false;
  const genus = previous?.text.toLowerCase() ?? '';
  const isGenusName = genus.length === 1 || PROPER_WORDS.has(genus) || !isCommonWord(genus);
  return (MODELS.has(word?.text ?? '') && isGenusName) || isEpithet(words, index);
}

/** "Spec. nov.", "Gen. et sp. nov.": what is said of a name that is published for the first time, and no name. */
export function isNewTaxon(words: Word[], index: number): boolean {
  if (!/^(?:nov|spec|spp?|gen|comb|subsp|stat|fam|et|and|n)$/i.test(words[index]?.text ?? '')) return false;
  const said = words.slice(index, index + 4).map(({ text }) => text.toLowerCase());
  const end = said.findIndex((word) => word === 'nov' || word === 'novum' || word === 'nova');
  if (said[0] === 'nov')
    return /^(?:spec|spp?|gen|comb|subsp|stat|fam)$/.test(words[index - 1]?.text.toLowerCase() ?? '');
  return end > 0 && said.slice(0, end).every((word) => /^(?:spec|spp?|gen|comb|subsp|stat|fam|et|and|n)$/.test(word));
}
