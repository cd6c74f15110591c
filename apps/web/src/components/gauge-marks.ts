/** A stretch of a scale, in percent of it. */
export const markOf = (from: number, width: number) =>
  ({ position: 'absolute', left: `${from}%`, width: `${width}%`, top: 0, bottom: 0, borderRadius: 5 }) as const;

/** Edges, so that the scale is seen where grounds are not. */
export const gaugeSx = { border: 1, borderColor: 'divider' } as const;
