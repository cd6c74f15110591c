/** Largest number of references that an account marks, and that one answer has. */
export const CHECKED_MAX = 2_000;
export const CHECKED_REASON_MIN = 5;
export const CHECKED_REASON_MAX = 500;
export const CHECKED_SOURCE_MAX = 500;
export const CHECKED_AUTHORS_MAX = 200;

/** Longest text of a file that is imported, in characters. */
export const CHECKED_FILE_MAX = 600_000;

/** Formats in which they are exported. `yaml` is the command line's list of ignored entries. */
export const CHECKED_FORMATS = ['json', 'csv', 'yaml'] as const;
export type CheckedFormat = (typeof CHECKED_FORMATS)[number];

/** What a person says about a reference that they have checked themselves. It is valid for the same title and authors in every list. */
export interface CheckedReferenceRequest {
  title: string;
  /** Family names of all authors. */
  authors: string[];
  /** Where it was seen, or why it is right. */
  reason: string;
  /** A link or the name of a file. */
  source?: string;
}

/** A reference that a person has checked: the user, or a member of one of the user's groups. It never changes a verdict. */
export interface CheckedReference extends CheckedReferenceRequest {
  id: string;
  /** Name of the person. */
  by: string;
  /** Day, YYYY-MM-DD. */
  checked: string;
  /** Whether the user is this person, who alone can take it back. */
  isOwn: boolean;
}

/** The text of a list of ignored entries, as the command line has it in `veracite.ignore.yaml`. */
export interface CheckedImportRequest {
  text: string;
}

export interface CheckedImport {
  /** References that are marked as checked by the user. */
  imported: number;
  /** Entries whose last day is over. They are left out. */
  expired: number;
}
