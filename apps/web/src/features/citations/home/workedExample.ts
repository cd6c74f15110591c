import type { VerificationResult } from '@veracite/contracts/citations';

/** Watson and Crick's paper cited with the wrong year and without its DOI: facts from the record at doi.org/10.1038/171737a0. */
export const workedExample: {
  citation: string;
  corrected: string;
  evidence: VerificationResult['evidence'];
} = {
  citation: 'Watson, J. D., & Crick, F. H. C. (1954). Molecular structure of nucleic acids. Nature, 171, 737–738.',
  corrected:
    'Watson, J. D., & Crick, F. H. C. (1953). Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid. *Nature*, *171*(4356), 737–738. https://doi.org/10.1038/171737a0',
  evidence: [
    {
      field: 'author',
      cited: 'Watson, J. D., Crick, F. H. C.',
      found: 'Watson, J. D., Crick, F. H. C.',
      agreement: 'same',
    },
    {
      field: 'title',
      cited: 'Molecular structure of nucleic acids',
      found: 'Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid',
      agreement: 'near',
    },
    { field: 'issued', cited: '1954', found: '1953', agreement: 'different' },
    { field: 'page', cited: '737–738', found: '737–738', agreement: 'same' },
    { field: 'DOI', found: '10.1038/171737a0', agreement: 'missing' },
  ],
};
