import { lazily, rowsOf } from '@veracite/text/data-file';
import file from '../../data/journals/word-abbreviations.json';
import { languageOf } from '../casing/language';

/** Articles, conjunctions and prepositions, which ISO 4 omits, in the languages of journal names. */
const DROPPED = new Set(
  'a an the and or of in on for to by from with at as und der die das des dem den für zur zum zu fur aus im in von vom mit et la le les de du des en pour sur aux au d l e o i il lo gli della delle dei degli di del dell da y el los las por para do dos das na no nas nos och av voor het een van z w i na ve'.split(
    ' ',
  ),
);

interface Facts {
  words: Map<string, string>;
  stems: Map<string, string>;
  longest: number;
}

/** Rows "biolog-, biol" (any ending) and "journal, j" (exact word). The abbreviation "-" keeps the word unchanged. */
const facts = lazily((): Facts => {
  const [words, stems] = [new Map<string, string>(), new Map<string, string>()];
  for (const { word, short } of rowsOf(file, ['word', 'short'])) {
    if (word.endsWith('-')) stems.set(word.slice(0, -1), short);
    else words.set(word, short);
  }
  return { words, stems, longest: Math.max(...[...stems.keys()].map((stem) => stem.length)) };
});

/**
 * Abbreviates a journal name by ISO 4: abbreviates the words of the List of Title Word Abbreviations and removes articles,
 * conjunctions, prepositions and commas (ISO 4:1997, 4.2–4.7).
 * @param name the full recorded name
 * @returns "J. Mem. Lang.", or the name itself if it is a single word or in a script that the list lacks
 */
export function abbreviatedJournal(name: string): string {
  const bare = (name.split(' = ')[0] ?? name).replace(/ \([^()]{0,80}\)$/, '');
  const words = bare.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const kept = words.filter((word, index) => !isDropped(word, index, words.length));
  if (kept.length < 2 || languageOf(name) === 'non-latin') return name;
  return kept
    .map((word) =>
      word
        .split(/(?<=[-–/])/)
        .map(abbreviated)
        .join(''),
    )
    .join(' ')
    .replace(/[,;]/g, '')
    .replace(/:$/, '');
}

/** Returns true for words that ISO 4 omits. A single letter at the end is a section: "Physical Review A", "Tome I". */
function isDropped(word: string, index: number, count: number): boolean {
  const plain = word.replace(/[.,:;]/g, '');
  if (index === count - 1) return false;
  if (/^(?:part|section|series)$/i.test(plain) && index > 0 && index === count - 2) return true;
  return DROPPED.has(plain.toLowerCase()) && !(index > 0 && /^\p{Lu}{2,}$/u.test(plain));
}

function abbreviated(part: string): string {
  const start = Math.max(0, part.search(/\p{L}/u));
  const word = /^[\p{L}’']+/u.exec(part.slice(start))?.[0] ?? '';
  const [before, after] = [part.slice(0, start), part.slice(start + word.length)];
  const elided = /^[dl]['’](?=\p{L})/iu.exec(word)?.[0] ?? '';
  const core = word.slice(elided.length);
  // Acronyms and abbreviated words stay unchanged.
  if (core.length < 3 || /^\p{Lu}{2,}$/u.test(core) || (core.length < 6 && after.startsWith('.'))) return part;
  const short = shortOf(core.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
  if (!short || short.length >= core.length) return before + core + after;
  // A period between two names in one ("Annales. Mathematica") serves as the period of the abbreviation.
  const cased = /^\p{Lu}/u.test(core) ? short.charAt(0).toUpperCase() + short.slice(1) : short;
  return `${before}${cased}.${after.replace(/^\./, '')}`;
}

/** Returns the abbreviation of the whole word, else of its longest stem. Plurals are abbreviated like singulars. */
function shortOf(word: string): string | undefined {
  const { words, stems, longest } = facts();
  const whole = words.get(word) ?? words.get(word.replace(/s$/, ''));
  if (whole !== undefined) return whole === '-' ? undefined : whole;
  for (let size = Math.min(word.length, longest); size > 2; size -= 1) {
    const short = stems.get(word.slice(0, size));
    if (short !== undefined) return short === '-' ? undefined : short;
  }
  return undefined;
}
