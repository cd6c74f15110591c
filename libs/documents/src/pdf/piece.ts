/** Characters that were printed together in one font; x and y in points from the page's upper left corner, y of the baseline. */
export interface Run {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
  font: string;
}

/** Runs that stand beside each other on one baseline. */
export interface Piece {
  runs: Run[];
  x0: number;
  x1: number;
  y: number;
  size: number;
}
