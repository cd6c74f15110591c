export const homeStrings = {
  pageTitle: 'Citation checker',
  heroTitle: 'Is that reference real?',
  heroLead:
    'Paste one reference or a hundred. Each is looked up in the databases that should hold it, compared field by field, and corrected in APA, MLA and Chicago.',
  questionsTitle: 'Three questions, never mixed',
  questionsLead: 'A reference can be real and still be wrong. Each answer stands for itself, with its evidence.',
  questions: [
    {
      title: 'Does the work exist?',
      text: 'Identifiers first, then a search where a work of this kind should be. A match is shown with the record and a link to it.',
    },
    {
      title: 'Is it described correctly?',
      text: 'Authors, title, year, journal, volume, pages and DOI are laid beside the record. You see what you wrote and what it says.',
    },
    {
      title: 'Is anything missing?',
      text: 'What the style asks for this type of work is named, filled in from the record, and formatted in three styles.',
    },
  ],
  statusTitle: 'What the four answers mean',
  statuses: [
    { status: 'valid', text: 'A database holds this work and every field agrees with it.' },
    { status: 'incomplete', text: 'The work exists. Something is missing or differs, and we say what.' },
    { status: 'fake', text: 'The databases that should hold it answered, and none does, or it contradicts itself.' },
    {
      status: 'unknown',
      text: 'Too few databases could be asked. Nothing is charged, and nothing is held against it.',
    },
  ],
  measuredTitle: 'Measured, with the misses',
  measuredLead: 'Checked against references whose truth is known, on the half that nothing was developed on.',
  measuredWhen: (date: string) =>
    `Measured on ${date}, each reference in five ways of writing, with databases that have gaps as real ones do.`,
  percent: (value: number) => `${value}%`,
  toolsTitle: 'More tools',
  databasesTitle: (n: number) => `${n} databases, asked live`,
  databasesTitleNone: 'Databases, asked live',
  databasesLead:
    'General registries first, then the ones that know a field. The list is read from the running service.',
  databasesAll: 'See what each one holds',
  resting: 'resting',
  databasesState: (ready: number, resting: number) =>
    resting === 0 ? `All ${ready} are ready now.` : `Now ${ready} are ready and ${resting} resting.`,
  assurances: [
    'Three checks a month are free.',
    'What could not be checked costs nothing.',
    'We never call a reference false just because a database was down.',
  ],
} as const;
