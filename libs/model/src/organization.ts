/** An organization by all that it is called, as the Research Organization Registry (ror.org) lists it. */
export interface Organization {
  /** `https://ror.org/01f80g185`; that of the WHO. */
  ror: string;
  /** Whole names in all languages, former ones among them; the one it is shown by first. */
  names: string[];
  /** Short forms, which others may share. */
  acronyms: string[];
}
