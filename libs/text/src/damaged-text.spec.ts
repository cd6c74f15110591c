import { isDamagedText } from './damaged-text';

describe('texts damaged by a scan', () => {
  test.each([
    ['a letter in the year, a word torn', 'Erratum. (19m2).Journal pf  Crystal GroRth, 15(3), 242.'],
    ['words grown together', 'R. Hadia, D. Finlay, andJ. McLaughlin,Computing in Ca rdiology (2017).'],
    ['a torn year and a torn word', '1 P. Hanousková, andČ. Čepička, Journal of Euk aryotic Microbiolo gy (20 18).'],
    ['letters between digits', 'Head, J. Journal of Education 1z7,29y7 (S939).'],
  ])('%s', (_sign, text) => {
    expect(isDamagedText(text)).toBe(true);
  });

  test.each([
    [
      'a name with a capital inside',
      'MacArthur, R. H., & MacDonald, I. (1961). On bird species. Ecology, 42(3), 594–598.',
    ],
    ['a year with its letter', 'Smith, J. (2014a). Notes on PubMed. Journal of Libraries, 12(3), 1–9.'],
    ['a DOI', 'Kim, S. (2003). Strings. https://doi.org/10.1016/s0140-6736(03)12345-x'],
    ['article numbers and elements', 'Li, H. (2019). H2O and CO2 in p53 research. PLoS ONE, 14(2), e0212345.'],
    ['an entity for an apostrophe', 'd&apos;Amore, F. (2022). Planning with biological neurons. AAAI.'],
    ['a small word of one letter', 'Perez y Lopez. Vida e obra a través de o mar. Revista, 2001.'],
    ['a chemical name', 'Kim, J. N. (2010). N-Tosylimines of 2,3-dimethyl-1H-indole. ChemInform, 33(20), no–no.'],
  ])('no damage: %s', (_trap, text) => {
    expect(isDamagedText(text)).toBe(false);
  });
});
