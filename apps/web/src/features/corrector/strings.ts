import { introOf } from '../../components/tool-intros';

export const correctorStrings = {
  tool: 'Citation Corrector',
  title: 'Correct a citation',
  ...introOf('corrector'),
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
  failedTitle: 'Correction Failed',
  failedText: 'Failed to correct citation. Please try again.',
  howTitle: 'How a citation is corrected',
} as const;
