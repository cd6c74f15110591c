import type { Picture } from '../../components/ResultPicture';

export const correctorStrings = {
  tool: 'Citation Corrector',
  title: 'Correct a citation',
  picture: {
    label: 'The result for such a citation',
    rows: [
      {
        badge: 'You wrote',
        tone: 'incomplete',
        text: 'Watson, J. D., & Crick, F. H. C. (1954). Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid. Nature, 171, 737.',
        note: 'Cited as 1954; the record has 1953. Missing: issue, last page, DOI.',
      },
      {
        badge: 'APA',
        tone: 'valid',
        text: 'Watson, J. D., & Crick, F. H. C. (1953). Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid. *Nature*, *171*(4356), 737–738. https://doi.org/10.1038/171737a0',
      },
    ],
  } satisfies Picture,
  example:
    'Watson, J. D., & Crick, F. H. C. (1954). Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid. Nature, 171, 737.',
  lead: 'Paste one citation. Its record is looked up, errors and missing details are listed, and you get it back in APA, MLA and Chicago.',
  label: 'Citation',
  placeholder: 'Paste one citation',
  required: 'Citation text is required',
  format: 'Format',
  formats: { apa: 'APA 7th Edition', mla: 'MLA 9th Edition', chicago: 'Chicago 17th Edition' },
  allFormats: 'All formats appear in the results, whichever you choose.',
  clear: 'Clear',
  verify: 'Verify Citation',
  verifying: 'Verifying...',
  failed: { title: 'Correction Failed', text: 'Failed to correct citation. Please try again.' },
  howTitle: 'How a citation is corrected',
  how: [
    {
      title: 'Read',
      text: 'Authors, title, year, container and identifiers are recognized in your text, whatever style it is in.',
    },
    {
      title: 'Looked up',
      text: 'The record comes from the databases that cover this kind of work. Nothing is invented to fill a gap.',
    },
    {
      title: 'Formatted',
      text: 'The record is formatted by the rules of each style: names, capitals, italics, page ranges, DOI.',
    },
  ],
} as const;
