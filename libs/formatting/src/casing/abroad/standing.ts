import { isRomanNumeral, PARTICLES } from '../../pieces/capitals';
import { isFunctionWord } from '../language';
import { PROPER_WORDS } from '../lexicon/proper';
import { isFamilyName, isGivenName, isPlaceName } from '../model/known';
import { opensClause, opensQuotation, type Word } from '../words';
import { isLatinName, isPeople, withoutAnd } from './latin';
import { CERTAIN_ODDS, COMMON_ODDS, commonByLetters, SURELY_COMMON } from './letters';
import { partsOf } from './parts';
import { isMetAbroad, isNameAbroad, isNotedAbroad, isPlainAbroad, type Family } from './vocabulary';

/**
 * What a word is where it stands: the first of a clause, small, a link between others (small or large), a common word that is large
 * and that titles hardly ever write so ("plain"), or that a vocabulary has ("common") or its letters speak for ("likely"), a name,
 * or what nobody knows.
 */
export type Standing = 'opens' | 'small' | 'link' | 'plain' | 'common' | 'likely' | 'name' | 'unknown';

/** Shorter words are articles and prepositions, which headlines leave small too. */
export const CONTENT = 4;

/** Vocabularies so small that in a headline what they do not hold is seldom a name. */
export const LITTLE_KNOWN: ReadonlySet<Family> = new Set<Family>(['g', 's', 'f', 't']);

/** Words that Romance languages and Latin write large though they are no names of one. */
const SACRED =
  /^(?:église|iglesia|chiesa|igreja|ecclesia|dieu|dios|dio|deus|dei|christ|cristo|christi|bible|biblia|écritures?|escrituras?|scrittur[ae]|états?|estado|stato|laudato)$/;

/** In Turkish peoples, faiths and their adjectives are large. */
const TURKISH_PEOPLE = /^(?:türk|osmanl|süryan|arap|ermeni|kürt|anadolu|islam|islâm|h[ıi]risti)/;

/** Bodies, which are large with their names, as records have them. */
const BODY =
  /^(?:bibliot(?:h[eè]que|eca|heca)|universi(?:té|tà|dade?|tat)|acad[eé]mi[ea]|accademia|mus[eé][eo]|institut[oe]?|istituto)s?$/;

/** Orders and schools, which are large before what they are named after: "la Compañía de Jesús", "el Colegio de San Juan". */
const NAMED_AFTER =
  /^(?:compagnie|compañía|compagnia|companhia|coll[eè]ge|colegio|collegio|colégio|ord[er]e|orden|ordem|ordine)$/;

/** Bodies of which Spanish, Portuguese and Italian write every word large; French writes the first so. */
const LARGE_BODY = /^(?:biblioteca|instituto|istituto|museo|museu|universidade?|università)$/;

/** Letters of transcribed Arabic and Syriac, which European languages do not have. */
const TRANSCRIBED = /[āēīōūḥṭṣḍẓǧḫġṯḏʿʾ]/iu;

export function standingOf(words: Word[], index: number, family: Family): Standing {
  const word = words[index];
  if (!word || opensClause(words, index) || opensQuotation(words, index) || /[([«“]\s?$/.test(word.before))
    return 'opens';
  const bare = family === 'l' ? withoutAnd(word.text) : partsOf(word.text).bare;
  const lower = bare.toLowerCase();
  if (/^\p{Ll}/u.test(bare)) return bare.length < CONTENT || isFunctionWord(lower) ? 'link' : 'small';
  if (!/^\p{Lu}\p{Ll}+$/u.test(bare) || isRomanNumeral(bare)) return 'name';
  const malay = family === 'm' ? malayStanding(words, index, lower) : undefined;
  if (malay) return malay;
  if (isFunctionWord(lower) || bare.length < 3) return isInitial(words, index - 1) ? 'name' : 'link';
  if (TRANSCRIBED.test(bare)) return 'name';
  return isJoinedToName(words, index, family) ? 'name' : knownAs(bare, lower, family);
}

/** What lists and letters tell of a large word, the surest first. */
export function knownAs(bare: string, lower: string, family: Family): Standing {
  if (SACRED.test(lower) || BODY.test(lower)) return 'name';
  if ((family === 'l' && isPeople(lower)) || (family === 't' && TURKISH_PEOPLE.test(lower))) return 'name';
  if (isPlainAbroad(bare, family)) return 'plain';
  const met = isMetAbroad(bare, family);
  if (isNameAbroad(bare, family) && (!met || isListed(lower))) return 'name';
  if (met) return 'common';
  if (PROPER_WORDS.has(lower) || (family === 'l' && isLatinName(lower))) return 'name';
  if (isNotedAbroad(bare, family)) return 'common';
  if (family === 'm' && AFFIXED.test(lower)) return 'common';
  const odds = family === 'r' ? commonByLetters(bare) : 0;
  if (isListed(lower) && odds < SURELY_COMMON) return 'name';
  if (odds > CERTAIN_ODDS) return 'common';
  return family === 'l' || LITTLE_KNOWN.has(family) || odds > COMMON_ODDS ? 'likely' : 'unknown';
}

/** Indonesian words with the affixes of verbs and nouns: "penggunaan", "perbandingan", "deduktif". */
const AFFIXED =
  /^(?:pe[mnrl]|me[mnr]|ke|ber|ter|di)\p{L}{3,}(?:an|kan|i|nya)$|^(?:pe[mn]|me[mn]|ber)\p{L}{4,}$|\p{L}{3}(?:[^aeiou]an|ua?an|isasi|asi|tif|nya|logi|isme|itas|ikal|ional)$/u;

/** True for a name of persons or places. */
export const isListed = (lower: string): boolean => isFamilyName(lower) || isPlaceName(lower) || isGivenName(lower);

const SAINT = /^(?:San|Santa|Sant|Saint|Sainte|São|Mar|Mor|St)$/;

/** In Indonesian and Malay names of languages and peoples follow the first, which are small, and those of places the others. */
const SPOKEN = /^(?:bahasa|dialek|suku)$/i;
const PLACED = /^(?:pulau|kabupaten|kecamatan|kota|provinsi|propinsi|desa)$/i;

/** "bahasa Using", "Kabupaten Banyuwangi": small, or large with its name; the name itself. */
function malayStanding(words: Word[], index: number, lower: string): Standing | undefined {
  const isNew = (at: number): boolean => words[at]?.before === ' ' && !isMetAbroad(words[at].text, 'm');
  if (SPOKEN.test(lower)) return 'plain';
  if (PLACED.test(lower)) return isNew(index + 1) && /^\p{Lu}/u.test(words[index + 1]?.text ?? '') ? 'name' : undefined;
  const previous = words[index - 1]?.text ?? '';
  if (SPOKEN.test(previous) && isListed(lower) && !MALAY_LINK.test(lower)) return 'name';
  return (SPOKEN.test(previous) || PLACED.test(previous)) && isNew(index) && !MALAY_LINK.test(lower)
    ? 'name'
    : undefined;
}

/** Articles, prepositions and conjunctions of these languages. */
const MALAY_LINK = /^(?:dan|di|dari|dengan|dalam|ke|yang|untuk|pada|sebagai|oleh|terhadap|atau|antara)$/;

/** Behind an initial, a given name or a saint's title, joined by a hyphen to a name, or a byname ("Éphrem le Syrien"). */
function isJoinedToName(words: Word[], index: number, family: Family): boolean {
  const { text = '', before = '' } = words[index] ?? {};
  const previous = words[index - 1]?.text ?? '';
  const lower = previous.toLowerCase();
  if (isNamedAfter(words, index) || isOfBody(words, index)) return true;
  if (/^(?:le|la|il|el|o)$/.test(previous) && words[index - 1]?.before === ' ') return isName(words, index - 2, family);
  if (OF.test(previous) && isLarge(words[index - 2]) && isName(words, index - 2, family) && !isMetAbroad(text, family))
    return true;
  if (QUARTER.test(text) && isBeforeName(words, index, family)) return true;
  if (/^[-–]$/.test(words[index + 1]?.before ?? '') && isUnheardOf(words[index + 1]?.text, family)) return true;
  if (!/^\p{Lu}/u.test(previous) || !/^(?:\.? |[-–])$/.test(before)) return false;
  if (/^[-–]$/.test(before)) return isName(words, index - 1, family);
  const given = isGivenName(lower) && !isFunctionWord(lower) && !isMetAbroad(previous, family);
  return (
    given ||
    SAINT.test(previous) ||
    TITLED.test(previous) ||
    isInitial(words, index - 1) ||
    isParticle(words, index - 1)
  );
}

function isNamedAfter(words: Word[], index: number): boolean {
  const whose = words[index + 2];
  return (
    NAMED_AFTER.test(words[index]?.text.toLowerCase() ?? '') &&
    /^(?:de|di|do|da|del|dos|des)$/.test(words[index + 1]?.text ?? '') &&
    isLarge(whose) &&
    (SAINT.test(whose?.text ?? '') ||
      /^(?:J[eé]s[uú]s|Ges[uù])$/.test(whose?.text ?? '') ||
      PROPER_WORDS.has(whose?.text.toLowerCase() ?? ''))
  );
}

/** "Universidad Nacional Autónoma": what follows a body, large word behind large word. */
function isOfBody(words: Word[], index: number): boolean {
  let at = index;
  while (words[at]?.before === ' ' && isLarge(words[at - 1])) at -= 1;
  return at < index && words.slice(at, index).some(({ text }) => LARGE_BODY.test(text.toLowerCase()));
}

/** "Vieira de Figueiredo": a particle of names. */
const OF = /^(?:de|da|do|dos|di|von|van)$/;

const isLarge = (word: Word | undefined): boolean => /^\p{Lu}/u.test(word?.text ?? '');

/** "Extremo Oriente", "Nouveau Testament": a part of the name behind it. */
export const QUARTER =
  /^(?:Extr[eê]m[eo]|M[eé]di?o|Moyen|Proche|Haut|Bas|Alto|Basso|Baixo|Ancien|Anti[cg]u?o|Nouveau|Nouvelle|Nuev[oa]|Nuov[oa]|Nov[oa]|Grande?|Gran|Petit|Sud|Nord|Sur|Norte)$/;

function isBeforeName(words: Word[], index: number, family: Family): boolean {
  const next = words[index + 1];
  return (
    next?.before === ' ' &&
    isLarge(next) &&
    !isPlainAbroad(next.text, family) &&
    !isFunctionWord(next.text.toLowerCase())
  );
}

/** A pope's, king's or father's name follows. */
const TITLED = /^(?:Pape|Papa|Papst|Roi|Rey|Re|Père|Padre|Frère|Fray)$/;

const isInitial = (words: Word[], index: number): boolean =>
  /^\p{Lu}$/u.test(words[index]?.text ?? '') && /^\.[ -]?$/.test(words[index + 1]?.before ?? '');

/** "W. E. B. Du Bois". */
const isParticle = (words: Word[], index: number): boolean =>
  PARTICLES.has(words[index]?.text.toLowerCase() ?? '') && isInitial(words, index - 1);

/** Of a word that opens a clause its capital tells nothing: it is a name where no vocabulary has it. */
function isName(words: Word[], index: number, family: Family): boolean {
  const { text = '' } = words[index] ?? {};
  const standing = standingOf(words, index, family);
  return standing === 'opens' ? isUnheardOf(text, family) : standing === 'name';
}

/** Large, and in no vocabulary. */
const isUnheardOf = (text: string | undefined, family: Family): boolean =>
  text !== undefined && /^\p{Lu}/u.test(text) && !isMetAbroad(text, family) && !isNotedAbroad(text, family);
