import { isInOtherLanguage } from './small-words';

test.each<[string, string, boolean]>([
  ['Hungarian', 'A harangok és az idő a magyar falvakban', true],
  ['Finnish', 'Kirkonkellot ja niiden valajat', true],
  ['Czech: a word that is a symbol in English, with letters that English lacks', 'Zvonice ve východních Čechách', true],
  ['Polish', 'Dzwony w kulturze miast polskich i śląskich', true],
  ['Turkish', 'Çan kuleleri ve kent sesleri', true],
  ['Romanian', 'Clopotele din Transilvania', true],
  ['Portuguese: an article that begins the title', 'Os sinos calados', true],
  ['German', 'Zu einigen Stellen des Textes', true],
  ['Norwegian', 'Kirkeklokker og klokkere i byen', true],
  ['Indonesian', 'Lonceng dan suara kota yang hilang', true],
  ['English with a foreign name', 'The works of la Mettrie', false],
  ['English without a small word', 'Bell founding', false],
  ['Latin in an English title', 'De novo design for bells', false],
  ['a symbol', 'High-capacity Na ion cathodes', false],
  ['a place', 'Migration in El Salvador', false],
  ['a loan with an accent', 'Naïve Bayes classifiers revisited', false],
  ['a person with an accent', 'Erdős–Rényi graphs', false],
])('%s', (_trap, title, isForeign) => {
  expect(isInOtherLanguage(title)).toBe(isForeign);
});
