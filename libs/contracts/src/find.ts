import type { CorrectedCitation, Style } from '@veracite/model/verification';

/** Only fields that hold something are sent; one of title, author, journal, doi or keywords must. */
export interface FindRequest {
  title?: string;
  author?: string;
  journal?: string;
  year?: number;
  doi?: string;
  keywords?: string;
  format?: Style;
}

export interface FoundWork {
  id: string;
  title: string;
  authors: string[];
  journal?: string;
  year?: number;
  volume?: string;
  pages?: string;
  abstract?: string;
  doi?: string;
  url?: string;
  /** Chance, 0 to 1, that this is the work described. */
  confidence: number;
  /** Name of the database that holds the record. */
  source: string;
  formattedCitations: CorrectedCitation;
  retracted?: boolean;
  openAccess?: boolean;
}

export interface FindResponse {
  totalFound: number;
  /** Milliseconds. */
  searchTime: number;
  query: FindRequest;
  results: FoundWork[];
}
