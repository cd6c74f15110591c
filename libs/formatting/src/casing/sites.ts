import { isRomanNumeral } from '../pieces/capitals';
import { NEVER_NAMES, PROPER_WORDS } from './lexicon/proper';
import { isCommonWord, isPlaceName } from './model/known';
import type { Word } from './words';

/** Names of places and peoples by what stands beside them, in a headline whose every word is large. */
export const isSiteByNeighbours = (words: Word[], index: number): boolean =>
  isHalfOfWorld(words, index) ||
  isRiver(words, index) ||
  isBeforeState(words, index) ||
  followsArticle(words, index) ||
  isDivision(words, index) ||
  isWar(words, index) ||
  isOfLanguage(words, index) ||
  isSeat(words, index) ||
  isMound(words, index) ||
  isOfIndians(words, index) ||
  isFrenchPlace(words, index);

/** "North Penn", "South Sudan", "North-East India": before the name of a place nine of ten are capital; "northern" is so in four. */
export function isSide(words: Word[], index: number): boolean {
  const next = words[index + 1];
  if (!SIDE.test(words[index]?.text ?? '') || !/^[ -]$/.test(next?.before ?? '')) return false;
  if (next?.before === '-' && SIDE.test(next.text)) return isSide(words, index + 1);
  return PROPER_WORDS.has(next?.text.toLowerCase().replace(/['’]s$/, '') ?? '');
}

const SIDE = /^(?:north|south|east|west)$/i;

/** "A Plea for the West", "The East and the West": parts of the world and not of the sky, where nothing follows that they tell about. */
const isHalfOfWorld = (words: Word[], index: number): boolean =>
  words[index]?.text.length === 4 &&
  /^(?:east|west)$/i.test(words[index].text) &&
  words[index - 1]?.text.toLowerCase() === 'the' &&
  (index === words.length - 1 ||
    /^[,:?]/.test(words[index + 1]?.before ?? '') ||
    words[index + 1]?.text.toLowerCase() === 'and');

/** "Bear River", "Medicine Creek", "Fox Bay": a thing before a water names it, what tells of it ("urban", "tidal") does not. */
const isRiver = (words: Word[], index: number): boolean =>
  words[index + 1]?.before === ' ' &&
  /^(?:River|Creek|Bay)$/.test(words[index + 1]?.text ?? '') &&
  /^\p{Lu}\p{Ll}{2,}$/u.test(words[index]?.text ?? '') &&
  !/\p{L}{3}(?:al|an|ar|ed|en|ern|ic|ine|ing|ous|ant|ent|less|ward|most)$|^(?:urban|wild|large|small|major|main|plain|great|mountain|world|whole|model|forest|desert|city|shallow|deep|open|braided|mega|sand|gravel|tributary)$/u.test(
    words[index]?.text.toLowerCase() ?? '',
  );

/** "the Flathead Indians", "Polar Eskimos": in judged headlines whatever stands there names a people. */
function isOfIndians(words: Word[], index: number): boolean {
  const next = words[index + 1];
  if (next?.before !== ' ' || !/^(?:Indians|Eskimos?)$/.test(next.text)) return false;
  const { text = '' } = words[index] ?? {};
  return /^\p{Lu}\p{Ll}{2,}$/u.test(text) && !NEVER_NAMES.has(text.toLowerCase());
}

/** "Juan-les-Pins", "Boulogne-sur-Mer". */
const isFrenchPlace = (words: Word[], index: number): boolean =>
  words[index]?.before === '-' &&
  words[index - 1]?.before === '-' &&
  /^(?:les|lès|sur|sous|aux|du|des)$/.test(words[index - 1]?.text ?? '') &&
  /^\p{Lu}/u.test(words[index]?.text ?? '');

/** "Tell Bajer", "the Tell Umbashi Site": a mound by its name, which no title has small. */
function isMound(words: Word[], index: number): boolean {
  const mound = (at: number): boolean => words[at]?.text === 'Tell' || words[at]?.text === 'Tel';
  if (!mound(index) && !mound(index - 1)) return false;
  const { text = '', before } = words[mound(index) ? index + 1 : index] ?? {};
  return before === ' ' && /^\p{Lu}\p{Ll}{2,}$/u.test(text) && !isCommonWord(text.toLowerCase());
}

/** "the Village of Tarphile", "the Monastery of Qartmin": a seat's name behind its kind, where no list has the word small. */
const isSeat = (words: Word[], index: number): boolean =>
  words[index - 1]?.text.toLowerCase() === 'of' &&
  words[index]?.before === ' ' &&
  /^(?:village|town|monastery|abbey|convent|diocese|parish|bishop|archbishop|duke|earl|prince)$/.test(
    words[index - 2]?.text.toLowerCase() ?? '',
  ) &&
  /^\p{Lu}\p{Ll}{2,}$/u.test(words[index]?.text ?? '') &&
  !isCommonWord(words[index]?.text.toLowerCase() ?? '');

/** States and territories of the United States and Canada, as the post writes them; words ("IN", "ME", "OR") are left out. */
const STATES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA IL IA KS KY LA MD MI MN MS MO MT NE NV NH NJ NM NY NC ND PA RI SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS QC SK'.split(
    ' ',
  ),
);

/** What may stand behind the pronoun: "Most of Us Are Wrong", "Spies among Us All". */
const BEHIND_US =
  /^(?:about|alone|all|and|apart|are|as|at|be|both|by|can|could|did|do|does|each|every|from|get|go|had|has|have|how|in|is|know|live|look|may|more|must|need|not|now|on|or|see|should|that|their|think|to|today|together|up|want|was|were|what|when|where|who|why|will|with|would)$/;

/** "the Us Economy", "Among Us Women", "Us-China": the country and not the pronoun, where a record has written it as a word. */
export const isCountryCode = (words: Word[], index: number): boolean => {
  const [previous, next] = [words[index - 1]?.text.toLowerCase() ?? '', words[index + 1]];
  const behind = next?.before === ' ' && /^\p{L}/u.test(next.text) && !BEHIND_US.test(next.text.toLowerCase());
  return (
    previous === 'the' ||
    (/^(?:across|among|and|between|by|for|from|in|of|on|to|within)$/.test(previous) && behind) ||
    (/^[-–]$/.test(next?.before ?? '') && /^\p{Lu}/u.test(next?.text ?? ''))
  );
};

/** "Shooting Violence in Buffalo, NY": a city before its state. */
const isBeforeState = (words: Word[], index: number): boolean =>
  words[index + 1]?.before === ', ' &&
  STATES.has(words[index + 1]?.text ?? '') &&
  /^\p{Lu}/u.test(words[index]?.text ?? '');

/** "La Push", "El Alto", "San Bernardino": behind the article or the saint of another language. */
const followsArticle = (words: Word[], index: number): boolean =>
  /^(?:La|El|Los|Las|San|Santa|Santo|Saint|Sainte|São)$/.test(words[index - 1]?.text ?? '') &&
  words[index]?.before === ' ' &&
  !isRomanNumeral(words[index]?.text ?? '') &&
  /^\p{Lu}\p{Ll}/u.test(words[index]?.text ?? '');

/** "Coast Yuki", "Plains-Cree", "Lake Miwok": a division of a people that lists of languages or facts hold. */
function isDivision(words: Word[], index: number): boolean {
  const next = words[index + 1]?.text.toLowerCase() ?? '';
  return (
    /^(?:Coast|Plains|Valley|Lake|Woodland|Desert|Swampy|Upland|Lowland)$/.test(words[index]?.text ?? '') &&
    /^[ -]$/.test(words[index + 1]?.before ?? '') &&
    !isCommonWord(next) &&
    (PROPER_WORDS.has(next) || isPlaceName(next))
  );
}

/** "The Fore language of Papua New Guinea": large before what a headline would write large too. */
const isOfLanguage = (words: Word[], index: number): boolean =>
  words[index + 1]?.before === ' ' &&
  /^(?:dialects?|languages?|speakers)$/.test(words[index + 1]?.text ?? '') &&
  /^\p{Lu}\p{Ll}/u.test(words[index]?.text ?? '') &&
  /^(?:of|the)$/.test(words[index - 1]?.text.toLowerCase() ?? '');

/** "The Imjin War", "the Boshin War": behind a large word that no list has small; a people's wars are many ("the Persian wars"). */
const isWar = (words: Word[], index: number): boolean =>
  words[index]?.text === 'War' &&
  words[index].before === ' ' &&
  words[index - 2]?.text.toLowerCase() === 'the' &&
  /^\p{Lu}\p{Ll}+$/u.test(words[index - 1]?.text ?? '') &&
  !isCommonWord(words[index - 1]?.text.toLowerCase() ?? '') &&
  !/(?:an|ese|ish|ic|ch|al|er)$/.test(words[index - 1]?.text ?? '');
