import { parseOne } from '../parse';

const now = new Date('2026-11-21');

test.each([
  ['article-journal', 'Tversky, A., & Kahneman, D. (1974). Judgment under uncertainty. Science, 185(4157), 1124-1131.'],
  [
    'article-journal',
    'Fine A. A title about proteins. Proceedings of the National Academy of Sciences. 2005;102(46):16569-72.',
  ],
  [
    'paper-conference',
    'He K, Zhang X. Deep residual learning. In: Proceedings of the IEEE Conference on Computer Vision; 2016. p. 770-8.',
  ],
  [
    'chapter',
    'Haraway, D. (1991). A cyborg manifesto. In D. Bell & B. M. Kennedy (Eds.), The cybercultures reader (pp. 291–324). Routledge.',
  ],
  ['book', 'Kuhn, Thomas S. 1962. The Structure of Scientific Revolutions. Chicago: University of Chicago Press.'],
  [
    'thesis',
    'Catlett, J. (1991). Megainduction: Machine Learning on Very Large Databases. Ph.D. thesis, University of Sydney.',
  ],
  ['report', 'Smith, J. (2004). Water use in cities (Technical Report No. 12). World Bank.'],
  ['article', 'Devlin J, Chang MW. BERT: Pre-training of transformers. arXiv preprint arXiv:1810.04805. 2018.'],
  [
    'webpage',
    'World Health Organization. (2021). World health statistics 2021. https://www.who.int/publications/i/item/9 (accessed 3 March 2022).',
  ],
  ['legal_case', 'Roe v. Wade, 410 U.S. 113 (1973).'],
  ['legal_case', 'Donoghue v Stevenson [1932] AC 562.'],
])('%s: %s', (type, raw) => {
  expect(parseOne(raw, { now }).csl.type).toBe(type);
});
