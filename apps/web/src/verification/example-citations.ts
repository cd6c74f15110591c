/** Three references that 'Paste Example' fills in: one that is right, one with a wrong year, and one that is invented. */
export const exampleCitations = [
  'Vaswani, A., Shazeer, N., Parmar, N., Uszkoreit, J., Jones, L., Gomez, A. N., Kaiser, Ł., & Polosukhin, I. (2017). Attention is all you need. Advances in Neural Information Processing Systems, 30.',
  'Watson, J. D., & Crick, F. H. C. (1954). Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid. Nature, 171(4356), 737–738. https://doi.org/10.1038/171737a0',
  'Hartwell, P. L., & Osei, M. K. (2021). Recursive empathy in distributed ledgers: A longitudinal study. Nature Communications, 12(1), 4411–4419.',
];
