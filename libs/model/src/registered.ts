/** A journal, series or other serial in one registry. Unknown fields are undefined. */
export interface JournalFacts {
  url?: string;
  title: string;
  alternativeTitles: string[];
  /** In the form `1234-567X`, without duplicates; the ISSN-L is first if it is known. */
  issns: string[];
  /** As the registry names it: journal, repository, conference, book series … */
  type?: string;
  publisher?: string;
  homepage?: string;
  worksCount?: number;
  citedByCount?: number;
  /** Citations per work of the last two years: an open equivalent of the impact factor. */
  twoYearMeanCitedness?: number;
  hIndex?: number;
  firstYear?: number;
  worksByYear: { year: number; works: number }[];
  openAccess?: boolean;
  /** According to OpenAlex. */
  inDoaj?: boolean;
  /** True if it is on the core list of the Leiden ranking (CWTS), according to OpenAlex. */
  core?: boolean;
  inScielo?: boolean;
  /** As named by DOAJ: "Double anonymous peer review". */
  reviewProcess: string[];
  /** True if authors pay, with the highest known fee. */
  charges?: { charged: boolean; price?: number; currency?: string };
  plagiarismScreening?: boolean;
  /** Names of the archives that preserve it. */
  preservedBy: string[];
  /** Shares (0 to 1) of its current works at Crossref that have these fields. */
  coverage?: { references?: number };
  /** ISO date. */
  discontinuedOn?: string;
}

/** A person in one registry. */
export interface AuthorFacts {
  id: string;
  url?: string;
  name: string;
  alternativeNames: string[];
  orcid?: string;
  affiliations: { name: string; ror?: string }[];
  worksCount?: number;
  /** Works found that name them, if no total is known. */
  worksAtLeast?: number;
  citedByCount?: number;
  hIndex?: number;
  topics: string[];
}

/** An organization in the registry of research organizations. */
export interface OrganizationFacts {
  url?: string;
  name: string;
  /** education, company, government, funder … */
  types: string[];
  /** ISO 3166-1 alpha-2 code. */
  country?: string;
  /** active, inactive or withdrawn. */
  status?: string;
  established?: number;
}
