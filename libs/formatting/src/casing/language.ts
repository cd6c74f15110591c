/**
 * The language of a title, as far as casing needs it: whether English rules apply.
 * Decided by the record's own language, then by script, then by function words.
 */
import { isLowercaseWord } from './model/lists';
import { isEnglishWriting } from './words';

const FUNCTION_WORDS = {
  en: 'the of and in on for with from to by an is are as at that this into between among using how what why does toward towards under its their or not a',
  de: 'in der die das und ein eine einer eines einem einen des dem den im zur zum von für auf mit über bei aus als nach nicht ist zwischen durch wie am beim vom gegen oder sich unter',
  fr: 'en le la les et un une des du de dans sur pour par avec au aux chez entre est sous vers leur son ses en l d à ou où sans comme',
  es: 'el la los las y un una de del en para por con al sobre entre su sus es como desde hacia e o según un',
  it: 'il lo la i gli le e un una di del della dei degli delle nel nella per con su tra fra da al alla dal dalla sul sulla come',
  pt: 'o a os as e um uma de do da dos das no na nos nas em para por com ao sobre entre como à',
  nl: 'de het een en van in op voor met uit bij door naar over tot aan tussen als zijn te onder',
  la: 'de et in ad ex pro ab cum liber libri sive per super contra inter atque quae qui quod pars',
  nordic: 'og och i på av af til till för for med den det en et ett om som fra från der ved de',
  slavic: 'na do dla oraz się pro ve se za od ze przez przy oblasti при на и в по для из с к о от',
  id: 'dan di dari dengan dalam ke yang untuk pada sebagai oleh terhadap antara atau adalah bagi kepada suatu secara tentang serta bahasa',
  tr: 've bir için ile bu üzerine olarak',
};
/** Function words that stand in no English title, so that one is enough; those of names ("de", "van", "el") are not among them. */
const PLAIN = new Set(
  'und für über zum zur einer eines et en les des dans une las della dei nella oraz och og een voor bij'.split(' '),
);
type Known = keyof typeof FUNCTION_WORDS;
const LANGUAGES = Object.keys(FUNCTION_WORDS) as Known[];

/** Each function word with the languages that have it, so that a title is read once for all. */
const SPEAKERS = new Map<string, Known[]>();
for (const language of LANGUAGES) {
  for (const word of FUNCTION_WORDS[language].split(' ')) SPEAKERS.set(word, [...(SPEAKERS.get(word) ?? []), language]);
}

/** True for an article, preposition or conjunction, in lower case, of one of the languages that are told apart. */
export const isFunctionWord = (word: string): boolean => SPEAKERS.has(word);

/** Languages whose titles are not in Latin letters; an English title in such a record is a translation. */
const OTHER_SCRIPTS = new Set('ar bg el fa he hi hy ja ka ko ru sr th uk ur zh'.split(' '));

/** Languages whose English name, or code of three letters, begins otherwise than their code of two. */
const CODES = new Map(
  'cat:ca chi:zh ces:cs cze:cs deu:de dut:nl est:et ger:de ind:id lit:lt may:ms nld:nl pol:pl por:pt rum:ro slo:sl slv:sl spa:es swe:sv tur:tr'
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 3), pair.slice(4)]),
);

/** The code of two letters of what databases call "fr-CA", "fre", "French" or "français". */
function codeOf(recorded: string | undefined): string | undefined {
  const name = recorded?.toLowerCase();
  return name && ((/^[a-z]{3}/.test(name) && CODES.get(name.slice(0, 3))) || name.slice(0, 2));
}

const MIN_SHARE = 0.2;

let last: { title: string; recorded?: string; language?: string } | undefined;

/** "en", another language's code, or undefined when nothing tells. Styles ask for one title several times: the last answer is kept. */
export function languageOf(title: string, recorded?: string): string | undefined {
  if (last?.title !== title || last.recorded !== recorded)
    last = { title, recorded, language: decide(title, recorded, speaks) };
  return last.language;
}

/** The same by function words and the record alone: what vocabularies are learned from must not depend on these. */
export const languageByFunctionWords = (title: string, recorded?: string): string | undefined =>
  decide(title, recorded, () => false);

function decide(title: string, recorded: string | undefined, isSpoken: typeof speaks): string | undefined {
  if (!isLatin(title)) return 'non-latin';
  const tokens = tokensOf(title);
  const scores = new Map<Known, number>();
  for (const token of tokens)
    for (const language of SPEAKERS.get(token) ?? []) scores.set(language, (scores.get(language) ?? 0) + 1);
  // Of the languages that have "ve" one has these letters.
  if (/[ığİ]/.test(title)) scores.set('tr', (scores.get('tr') ?? 0) + 1);
  const english = scores.get('en') ?? 0;
  let [best, hits]: [Known, number] = ['en', english];
  for (const language of LANGUAGES) {
    const score = scores.get(language) ?? 0;
    if (score > hits) [best, hits] = [language, score];
  }
  const declared = codeOf(recorded);
  // Databases put the platform's language into the field: a title that speaks another one plainly is believed.
  if (declared && OTHER_SCRIPTS.has(declared) && hits > 0 && hits === english) return 'en';
  if (declared && declared !== 'en' && /^[a-z]{2}$/.test(declared))
    return english > hits - 1 && english > 1 ? 'en' : declared;
  if (hits > english && hits >= 2 && hits / tokens.length >= MIN_SHARE)
    return declared === undefined && english > 0 && isSpoken(tokens, 'en') ? 'en' : best;
  if (declared === undefined && best !== 'en' && hits >= english && isSpoken(tokens, best)) return best;
  if (declared === 'en' || english > 0) return 'en';
  if (tokens.some((token) => PLAIN.has(token))) return best;
  if (/[äöüßéèêçñãõåøæœłşğžšč]/i.test(title) && hits > 0) return best;
  return undefined;
}

/** Of so many words of its vocabulary, most of the longer ones, a title is known to be in English. */
const SPOKEN = 2;

/** "Intimacy in relationships over video chat" is Dutch by "in" and "over" alone; "Elemente der Psychophysik" holds no English word. */
function speaks(tokens: string[], language: Known): boolean {
  const long = tokens.filter((token) => token.length > 3);
  const english = long.filter(isLowercaseWord).length;
  return language === 'en' ? english >= SPOKEN && english * 4 > long.length * 3 : long.length > 1 && english === 0;
}

/** Letters beside digits are formulas: "Al2O3" holds no Spanish "al". */
function tokensOf(title: string): string[] {
  const lower = title.toLowerCase();
  return isEnglishWriting(lower)
    ? (lower.match(/[a-z0-9]+/g)?.filter((token) => !/\d/.test(token)) ?? [])
    : (lower.match(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu) ?? []);
}

/**
 * True when a title is in English and in nothing else: no title of a work in another language inside it
 * ("Review of Die Laute der Mundarten"), no Latin beside a single "in". Asked where there is no record to ask.
 */
export function isPlainlyEnglish(title: string): boolean {
  if (languageOf(title) !== 'en' || looksLatin(title)) return false;
  const spoken = tokensOf(title).flatMap((token) => SPEAKERS.get(token) && [SPEAKERS.get(token)?.includes('en')]);
  const english = spoken.filter((own) => own === true).length;
  const foreign = spoken.filter((own) => own === false).length;
  return foreign * 3 <= english && (english > 1 || (foreign === 0 && !/[^\p{ASCII}\p{P}]/u.test(title)));
}

/** Latin by its endings, where "in" is the only function word to go by. */
function looksLatin(title: string): boolean {
  const long = tokensOf(title).filter((token) => token.length > 3);
  const endings = long.filter((token) => /(?:us|um|ae|is|os|it|unt|ur|ibus)$/.test(token)).length;
  return long.length > 3 && endings / long.length >= 0.4;
}

/** True when at least half of the letters are Latin. */
function isLatin(title: string): boolean {
  const others = title.match(/(?!\p{sc=Latin})\p{L}/gu)?.length ?? 0;
  return others === 0 || others * 2 <= (title.match(/\p{L}/gu)?.length ?? 0);
}
