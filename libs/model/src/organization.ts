/** The names of an organization in the Research Organization Registry (ror.org). */
export interface Organization {
  /** `https://ror.org/01f80g185`; that of the WHO. */
  ror: string;
  /** Full names in all languages, including former names; the display name first. */
  names: string[];
  /** Acronyms, which are not unique. */
  acronyms: string[];
}
