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
