import type { LeftOutText } from '@veracite/contracts/parse';
import { readCheck } from '@veracite/testing/web-answers/checks';

const ENTRIES = [
  'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature,\n521(7553), 436–444. https://doi.org/10.1038/nature14539',
  'Hanahan, D., & Weinberg, R. A. (2000). The hallmarks of cancer.\nCell, 100(1), 57–70. https://doi.org/10.1016/S0092-8674(00)81683-9',
  'Vaswani, A., Shazeer, N., Parmar, N., Uszkoreit, J., Jones, L.,\nGomez, A. N., Kaiser, Ł., & Polosukhin, I. (2017). Attention is all\nyou need. Advances in Neural Information Processing Systems, 30.',
  'Watson, J. D., & Crick, F. H. C. (1953). Molecular structure of\nnucleic acids: A structure for deoxyribose nucleic acid. Nature,\n171(4356), 737–738.',
  'Kuhn, T. S. The structure of scientific revolutions. Chicago:\nUniversity of Chicago Press.',
  'Kahneman, D., & Tversky, A. (1979). Prospect theory: An analysis of\ndecision under risk. Econometrica, 47(2), 263–291.',
];
const HEADING = 'References';
const PAGE = 'Journal of Examples 12 (2024)   417';

/** A list as a PDF viewer copies it: a heading and entries over several lines, with a page header between them. */
export const PASTED = [HEADING, '', ...ENTRIES.slice(0, 3), PAGE, ...ENTRIES.slice(3)].join('\n');

const left = (text: string, kind: LeftOutText['kind']) => {
  const start = PASTED.indexOf(text);
  return { text, kind, start, end: start + text.length };
};

export const SUMMARY =
  'Read as references that run over several lines: 6 references; 2 lines were left out as a heading and part of the page.';

const check = readCheck(ENTRIES, {
  layout: 'wrapped',
  summary: SUMMARY,
  leftOut: [left(HEADING, 'heading'), left(PAGE, 'page')],
});
const noYear = [{ code: 'no-year' as const, message: 'No year was found.' }];

/** The check that the server reads from it. */
export const READ = {
  ...check,
  entries: check.entries.map((entry) => (entry.raw.startsWith('Kuhn') ? { ...entry, doubts: noYear } : entry)),
};
