/**
 * What `npm run eval:truth -- --only rows --share 5` gave on the half of the labelled references that nothing was
 * developed on; docs/benchmarks.md, "Matching and verdict", has the whole table and says how far it goes.
 */
export const measured = {
  date: 'November 21, 2026',
  figures: [
    { percent: 98.7, what: 'of 545 real references were confirmed in every field; none was called invalid' },
    { percent: 98.7, what: 'of 400 references with something altered in them were noticed; 1.3% passed as valid' },
    { percent: 100, what: 'of 71 invented references were called invalid' },
  ],
} as const;
