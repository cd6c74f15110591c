const SUBJECTS = ['tides', 'soils', 'glaciers', 'forests', 'markets', 'dialects', 'proteins', 'bridges'];

/** References that no database holds, each another one. */
export const inventedWorks = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) =>
      `Smith, J. (${2000 + (index % 20)}). On the ${SUBJECTS[index % SUBJECTS.length] ?? ''} of province ${index}. Journal of Provinces, ${index}(2), 1–9.`,
  );
