/** Titles of works about different subjects, which share no words. */
export const SUBJECTS = [
  'Gradient estimates for stochastic policies',
  'Photosynthesis under drought in maize seedlings',
  'A survey of glacier retreat in Patagonia',
  'Antibiotic resistance of hospital strains',
  'Monetary policy in small open economies',
  'Migration of Arctic terns',
  'Enzyme kinetics of cellulose degradation',
  'Sentence processing by bilingual children',
  'Corrosion of steel in seawater',
  'Galaxy clusters at high redshift',
  'Pollination networks in alpine meadows',
  'Voting behavior in rural districts',
];

/** A paper with a sentence about each subject. @param added entries that were added without renumbering */
export function numberedPaper(added: number): string {
  const list = SUBJECTS.map(
    (title, index) => `[${index + 1}] Smith, J. (20${10 + index}). ${title}. Journal of Examples, ${index + 1}, 10–20.`,
  );
  const sentences = SUBJECTS.map(
    (title, index) => `Earlier work examined ${title.toLowerCase()} in detail [${Math.max(1, index + 1 - added)}].`,
  );
  return `${sentences.join('\n\n')}\n\nReferences\n\n${list.join('\n')}\n`;
}
