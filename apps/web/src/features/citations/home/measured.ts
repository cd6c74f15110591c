/**
 * What `npm run eval:truth` gave on the half of the labelled references that nothing was developed on;
 * docs/benchmarks.md, "Matching and verdict", has the whole table and says how far it goes.
 */
export const measured = {
  date: 'November 21, 2026',
  figures: [
    { percent: 98.9, what: 'of 551 real references in APA style were confirmed in every field' },
    { percent: 0, what: 'of 1,653 real references, in three renderings, were called invalid' },
    { percent: 97.9, what: 'of 287 invented references were called invalid; the rest were flagged as incomplete' },
  ],
} as const;
