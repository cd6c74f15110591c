/** A printed or written line of a list of references, as far as it tells where entries begin. */
export interface ListLine {
  text: string;
  /** Distance from the left edge of its column, in sizes of the font. */
  indent: number;
  /** It ends well before the others do. */
  isShort?: boolean;
  /** Distance from the line before it, of usual ones; 0 at the head of a column. */
  gap: number;
}
