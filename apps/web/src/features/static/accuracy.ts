/** Texts of the page of accuracy. Its figures are written by `npm run lab -- eval:accuracy`. */
export const accuracyTexts = {
  title: 'How often the verdicts are right',
  lead: (date: string) =>
    `Measured on ${date} with the reported half of public sets of references. Rules were developed on the other half. Fake databases hold the works of the sets among many others.`,
  rowsTitle: 'Labeled references',
  rowsText:
    'Plain search: the first hit for the text in an index of all works has a title that is in the text. It finds altered references too, and reports none of their faults.',
  rowsHead: ['Set', 'References', 'Valid', 'Incomplete', 'Unknown', 'Fake', 'Found by plain search'],
  changesTitle: 'One change to the description of a real work',
  changesText:
    'Named: the verdict names each changed field as wrong or as not confirmed by any record, or is fake. A value that no record has is named, and the reference stays valid.',
  changesHead: ['Change', 'References', 'Not valid', 'Named', 'Unknown', 'Fake'],
  setsTitle: 'Sets',
  setsHead: ['Set', 'Records', 'Source', 'License'],
  errorsTitle: (count: number) => `All ${count} errors`,
  errorsHead: ['Reference', 'What it is', 'Verdict'],
};
