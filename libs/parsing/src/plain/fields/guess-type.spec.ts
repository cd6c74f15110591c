import { parseOne } from '../../parse';

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
  ['paper-conference', 'Vaswani A, Shazeer N. Attention is all you need. NeurIPS 2017.'],
  ['paper-conference', 'He K, Zhang X. Deep residual learning for image recognition. In: CVPR; 2016. p. 770-8.'],
  ['paper-conference', 'J. Smith and K. Jones. Ranking with small models. In ECIR 2019, pages 12–25, 2019.'],
  ['article-journal', 'Smith J, Jones K. Aspirin after stroke. JAMA. 2016;315(3):1-9.'],
  [
    'article-newspaper',
    'Krugman, P. (2009, September 2). How did economists get it so wrong? The New York Times, p. MM36.',
  ],
  ['article-newspaper', 'Smith, J. Fed raises rates again. Financial Times, 14 March 2019.'],
  ['article-newspaper', 'Müller, Hans: Die Lage der Bahn. In: Süddeutsche Zeitung, 3. Mai 2011, S. 4.'],
  [
    'report',
    'Acemoglu, D., & Restrepo, P. (2017). Robots and jobs (NBER Working Paper No. 23285). Cambridge, MA: NBER.',
  ],
  ['report', 'International Energy Agency. Global energy outlook. Annual report, Paris, 2019.'],
  ['article-journal', 'Smith, J. (2019). A reef in decline. Scientific Reports, 9, 1234.'],
  ['legal_case', 'Roe v. Wade, 410 U.S. 113 (1973).'],
  ['legal_case', 'Donoghue v Stevenson [1932] AC 562.'],
])('%s: %s', (type, raw) => {
  expect(parseOne(raw, { now }).csl.type).toBe(type);
});
