/** A line of a list of references, with the layout that shows where entries begin. */
export interface ListLine {
  text: string;
  /** Distance from the left edge of its column, in multiples of the font size. */
  indent: number;
  /** True if it ends well before the right edge. */
  isShort?: boolean;
  /** Distance from the previous line, in multiples of the usual distance; 0 at the top of a column. */
  gap: number;
}
