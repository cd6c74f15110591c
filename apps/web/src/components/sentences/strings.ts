/** What is shown of the sentences that cite a work. */
export const sentenceStrings = {
  title: 'What the abstracts say',
  lead: 'The sentence of each cited abstract that is most similar to the citing sentence. It shows where to look, and is no judgment.',
  show: 'Show what the abstracts say',
  busy: 'Databases are asked for the abstracts…',
  failed: 'The abstracts could not be requested. Please try again.',
  none: 'No cited reference has a work that was found.',
} as const;
