import type { VerificationResult } from '@veracite/contracts/citations';
import type { Status } from '@veracite/model/verdict';
import type { Field, Span } from '@veracite/model/reference';

/** Spans of parts of a text, by field: a test names the parts, not their offsets. */
function spansIn(text: string, parts: Partial<Record<Field, string>>): Partial<Record<Field, Span[]>> {
  return Object.fromEntries(
    Object.entries(parts).map(([field, part]) => {
      const start = text.indexOf(part);
      return [field, [{ start, end: start + part.length }]];
    }),
  );
}

const crick =
  'Watson, J. D., & Crick, F. H. C. (1954). Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid. Nature, 171(4356), 737–738.';

const crickRecord = {
  csl: {
    type: 'article-journal' as const,
    title: 'Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid',
    author: [
      { family: 'Watson', given: 'J. D.' },
      { family: 'Crick', given: 'F. H. C.' },
    ],
    'container-title': 'Nature',
    issued: { 'date-parts': [[1953, 4, 25]] },
  },
  doi: '10.1038/171737a0',
  url: 'https://doi.org/10.1038/171737a0',
  standing: 'current' as const,
};

/** A result with everything in it; the year differs and the DOI is missing. */
export const incomplete: VerificationResult = {
  status: 'incomplete',
  reason: 'Year is 1953 in Crossref, 1954 in your citation. The DOI is missing: 10.1038/171737a0.',
  extractedDetails: {
    title: crickRecord.csl.title,
    authors: ['J. D. Watson', 'F. H. C. Crick'],
    year: 1953,
    journal: 'Nature',
    doi: '10.1038/171737a0',
  },
  correctedCitation: {
    apa: 'Watson, J. D., & Crick, F. H. C. (1953). Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid. *Nature*, *171*(4356), 737–738. https://doi.org/10.1038/171737a0',
    mla: 'Watson, J. D., and F. H. C. Crick. “Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid.” *Nature*, vol. 171, no. 4356, 1953, pp. 737–38, https://doi.org/10.1038/171737a0.',
    chicago:
      'Watson, J. D., and F. H. C. Crick. “Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid.” *Nature* 171, no. 4356 (1953): 737–38. https://doi.org/10.1038/171737a0.',
  },
  sourceLinks: [
    'https://doi.org/10.1038/171737a0',
    'https://pubmed.ncbi.nlm.nih.gov/13054692/',
    'https://openalex.org/W2066636486',
  ],
  originalText: crick,
  confidence: 0.96,
  evidence: [
    {
      field: 'author',
      cited: 'Watson, J. D.; Crick, F. H. C.',
      found: 'Watson, J. D.; Crick, F. H. C.',
      agreement: 'same',
      source: 'Crossref',
    },
    {
      field: 'title',
      cited: 'Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid',
      found: 'Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid',
      agreement: 'same',
      source: 'Crossref',
    },
    {
      field: 'issued',
      cited: '1954',
      found: '1953',
      agreement: 'different',
      source: 'Crossref',
      note: 'The year differs by one.',
    },
    { field: 'container-title', cited: 'Nature', found: 'Nature', agreement: 'same', source: 'Crossref' },
    { field: 'volume', cited: '171', found: '171', agreement: 'same', source: 'Crossref' },
    { field: 'page', cited: '737–738', found: '737-738', agreement: 'near', source: 'PubMed' },
    { field: 'DOI', found: '10.1038/171737a0', agreement: 'missing', source: 'Crossref' },
  ],
  consulted: [
    { source: 'Local library', question: 'search', outcome: 'answered', ms: 4 },
    { source: 'Crossref', question: 'search', outcome: 'answered', ms: 412 },
    { source: 'OpenAlex', question: 'search', outcome: 'answered', ms: 388 },
    { source: 'PubMed', question: 'search', outcome: 'answered', ms: 530 },
    { source: 'arXiv', question: 'search', outcome: 'skipped', ms: 0 },
    { source: 'Europe PMC', question: 'search', outcome: 'failed', problem: 'timeout', ms: 8000 },
  ] as VerificationResult['consulted'],
  match: crickRecord,
  parsed: {
    csl: {
      type: 'article-journal',
      title: 'Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid',
    },
    fields: spansIn(crick, {
      author: 'Watson, J. D., & Crick, F. H. C.',
      issued: '1954',
      title: 'Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid',
      'container-title': 'Nature',
      volume: '171',
      issue: '4356',
      page: '737–738',
    }),
  },
  suggestions: [],
  retractionChecked: true,
};

export const valid: VerificationResult = {
  ...incomplete,
  status: 'valid',
  reason: undefined,
  confidence: 0.99,
  originalText: `${crick.replace('1954', '1953')} https://doi.org/10.1038/171737a0`,
  evidence: incomplete.evidence.map((row) => ({
    ...row,
    cited: row.found,
    agreement: 'same' as const,
    note: undefined,
  })),
};

export const fake: VerificationResult = {
  status: 'fake',
  reason: 'Crossref, OpenAlex, DataCite and PubMed answered; none has a work with this title or these authors.',
  sourceLinks: [],
  originalText:
    'Hartwell, P. L., & Osei, M. K. (2021). Recursive empathy in distributed ledgers: A longitudinal study. Nature Communications, 12(1), 4411–4419.',
  confidence: 0.93,
  evidence: [],
  consulted: [
    { source: 'Crossref', question: 'search', outcome: 'answered', ms: 401 },
    { source: 'OpenAlex', question: 'search', outcome: 'answered', ms: 355 },
    { source: 'DataCite', question: 'search', outcome: 'answered', ms: 610 },
    { source: 'PubMed', question: 'search', outcome: 'answered', ms: 470 },
  ] as VerificationResult['consulted'],
  parsed: {
    csl: { type: 'article-journal', title: 'Recursive empathy in distributed ledgers: A longitudinal study' },
    fields: {},
  },
  chimera: [],
  suggestions: [],
};

export const unknown: VerificationResult = {
  ...fake,
  status: 'unknown',
  confidence: 0.5,
  reason: 'Crossref, OpenAlex and PubMed did not answer.',
  reasonCodes: ['core-unreachable'],
  consulted: fake.consulted.map((item) => ({
    ...item,
    outcome: 'failed' as const,
    problem: 'timeout' as const,
    ms: 8000,
  })),
};

export const chimera: VerificationResult = {
  ...fake,
  reason: 'The title is that of one work and the authors are those of another.',
  chimera: [
    { ...crickRecord, part: 'title' },
    {
      csl: {
        type: 'article-journal',
        title: 'A mathematical theory of communication',
        author: [{ family: 'Shannon', given: 'C. E.' }],
        'container-title': 'Bell System Technical Journal',
        issued: { 'date-parts': [[1948]] },
      },
      doi: '10.1002/j.1538-7305.1948.tb01338.x',
      standing: 'current',
      part: 'author',
    },
  ],
};

export const retracted: VerificationResult = {
  ...valid,
  match: {
    ...crickRecord,
    standing: 'retracted',
    notice: {
      standing: 'retracted',
      doi: '10.1000/notice',
      date: { 'date-parts': [[2020, 3, 12]] },
      source: 'crossref',
    },
  },
};

export const byStatus: Record<Status, VerificationResult> = { valid, incomplete, fake, unknown };
