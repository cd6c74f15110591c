/** What a user remembers of a work, as typed. */
export interface Remembered {
  title?: string;
  author?: string;
  journal?: string;
  year?: number;
  doi?: string;
  /** Keywords, or a whole abstract. */
  keywords?: string;
}
