/**
 * The language of a title, as far as casing needs it: whether English rules apply.
 * Decided by the record's own language, then by script, then by function words.
 */

const FUNCTION_WORDS: Record<string, Set<string>> = Object.fromEntries(
  Object.entries({
    en: 'the of and in on for with from to by an is are as at that this into between among using how what why does toward towards under its their or not a',
    de: 'der die das und ein eine einer eines einem einen des dem den im zur zum von für auf mit über bei aus als nach nicht ist zwischen durch wie am beim vom gegen oder sich unter',
    fr: 'le la les et un une des du de dans sur pour par avec au aux chez entre est sous vers leur son ses en l d à ou où sans comme',
    es: 'el la los las y un una de del en para por con al sobre entre su sus es como desde hacia e o según un',
    it: 'il lo la i gli le e un una di del della dei degli delle nel nella per con su tra fra da al alla dal dalla sul sulla come',
    pt: 'o a os as e um uma de do da dos das no na nos nas em para por com ao sobre entre como à',
    nl: 'de het een en van in op voor met uit bij door naar over tot aan tussen als zijn te onder',
    la: 'de et in ad ex cum pro ab liber libri sive per super contra inter atque quae',
    nordic: 'og och i på av af til till för for med den det en et ett om som fra från der ved de',
    slavic: 'na do dla oraz się pro ve se za od ze przez przy oblasti при на и в по для из с к о от',
    tr: 've bir için ile bu üzerine olarak',
  }).map(([language, list]) => [language, new Set(list.split(' '))]),
);

const MIN_SHARE = 0.2;

let last: { title: string; recorded?: string; language?: string } | undefined;

/** "en", another language's code, or undefined when nothing tells. Styles ask for one title several times: the last answer is kept. */
export function languageOf(title: string, recorded?: string): string | undefined {
  if (last?.title !== title || last.recorded !== recorded)
    last = { title, recorded, language: decide(title, recorded) };
  return last.language;
}

function decide(title: string, recorded?: string): string | undefined {
  const latin = title.replace(/\P{sc=Latin}/gu, '').length;
  const letters = title.replace(/\P{L}/gu, '').length;
  if (letters > 0 && latin / letters < 0.5) return 'non-latin';
  const tokens = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = Object.entries(FUNCTION_WORDS).map(([language, list]): [string, number] => [
    language,
    tokens.filter((token) => list.has(token)).length,
  ]);
  const english = scores.find(([language]) => language === 'en')?.[1] ?? 0;
  const [best, hits] = scores.reduce((a, b) => (b[1] > a[1] ? b : a), ['en', english]);
  const declared = recorded?.slice(0, 2).toLowerCase();
  // Databases put the platform's language into the field: a title that speaks another one plainly is believed.
  if (declared && declared !== 'en' && /^[a-z]{2}$/.test(declared))
    return english > hits - 1 && english > 1 ? 'en' : declared;
  if (hits > english && hits >= 2 && hits / tokens.length >= MIN_SHARE) return best;
  if (declared === 'en' || english > 0) return 'en';
  if (/[äöüßéèêçñãõåøæœłşğžšč]/i.test(title) && hits > 0) return best;
  return undefined;
}
