/**
 * What `npm run eval:truth` gave on the half of the labeled references that nothing was
 * developed on; docs/benchmarks.md, "Verdicts", has the whole table.
 */
export const measured = {
  date: 'November 21, 2026',
  figures: [
    { percent: 98.9, what: 'of 2,755 real references were confirmed in every field; none was called invalid' },
    { percent: 99.3, what: 'of 1,885 references with something altered in them were noticed; 0.7% passed as valid' },
    { percent: 97.6, what: 'of 467 invented references were called invalid; none was called valid' },
  ],
} as const;
