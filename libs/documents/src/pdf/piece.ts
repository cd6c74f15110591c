/** Characters printed together in one font. Coordinates are in points from the upper left corner; y is the baseline. */
export interface Run {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
  font: string;
}

/** Adjacent runs on one baseline. */
export interface Piece {
  runs: Run[];
  x0: number;
  x1: number;
  y: number;
  size: number;
}
