const SUBJECTS = ['tides', 'soils', 'glaciers', 'forests', 'markets', 'dialects', 'proteins', 'bridges'];

/** References that no database holds, each another one. */
export const inventedWorks = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, at) =>
      `Smith, J. (${2000 + (at % 20)}). On the ${SUBJECTS[at % SUBJECTS.length] ?? ''} of province ${at}. Journal of Provinces, ${at}(2), 1–9.`,
  );
