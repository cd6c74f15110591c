export const homeStrings = {
  pageTitle: 'Citation checker',
  heroTitle: 'Is that reference real?',
  heroLead:
    'Paste one reference or a hundred. Each is looked up in the databases that should list it, compared field by field, and corrected in APA, MLA and Chicago.',
  questionsTitle: 'Three separate questions',
  questionsLead: 'A reference can be real and still be wrong. Each question gets its own answer, with evidence.',
  questions: [
    {
      title: 'Does the work exist?',
      text: 'We look up identifiers first, then search the databases that cover this kind of work. A match is shown with its record and a link.',
    },
    {
      title: 'Is it described correctly?',
      text: 'Authors, title, year, journal, volume, pages and DOI are compared with the record. You see both side by side.',
    },
    {
      title: 'Is anything missing?',
      text: 'Details that the style requires for this type of work are listed, filled in from the record, and formatted in three styles.',
    },
  ],
  statusTitle: 'What the four answers mean',
  statuses: [
    { status: 'valid', text: 'A database lists this work, and every field matches.' },
    { status: 'incomplete', text: 'The work exists. Something is missing or differs, and we show what.' },
    {
      status: 'fake',
      text: 'The databases that should list it answered, and none does, or the citation contradicts itself.',
    },
    {
      status: 'unknown',
      text: 'The databases asked need not hold it, or did not answer. You are not charged.',
    },
  ],
  measuredTitle: 'Measured accuracy',
  measuredLead: 'Tested on references with known answers that were not used in development.',
  measuredWhen: (date: string) =>
    `Measured on ${date}. Each reference was written in five ways, and the databases had gaps, as real ones do.`,
  measuredMore: 'By field and kind of work, with all errors',
  toolsTitle: 'More tools',
  databasesTitle: (n: number) => `${n} databases, searched live`,
  databasesTitleNone: 'Databases, searched live',
  databasesLead: 'General registries first, then specialized databases. This list comes from the running service.',
  databasesAll: 'See what each one covers',
  resting: 'paused',
  controlFailed: 'not working',
  databasesState: (ready: number, resting: number, failed: number) =>
    resting + failed === 0
      ? `All ${ready} are in use.`
      : `${ready} in use${resting > 0 ? `, ${resting} paused` : ''}${failed > 0 ? `, ${failed} not working` : ''}.`,
  assurances: [
    'Three checks a month are free.',
    'What could not be checked costs nothing.',
    'We never call a reference false just because a database was down.',
  ],
} as const;
