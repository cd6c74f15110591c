/** `GET /api/citations/styles` */
export interface StylesList {
  /** Styles of the product itself. */
  own: string[];
  /** Ids of CSL styles that this server holds. */
  csl: string[];
}

/** `POST /api/citations/format`: the works in the order given, without numbers. */
export interface StyledCitations {
  style: string;
  citations: { plain: string; html: string }[];
}
