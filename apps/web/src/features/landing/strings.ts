export const landingStrings = {
  bibliographic: {
    title: 'Verify bibliographic citations',
    lead: 'A reference list is an argument about what you have read. Here is how to test every line of one, and how the checker does it for you.',
    stepsTitle: 'Six tests for each entry',
    steps: [
      {
        title: 'Identity',
        text: 'Is there a work that this entry describes, and only one? The DOI or ISBN decides first; without one, title and first author do.',
      },
      {
        title: 'Agreement',
        text: 'Do authors, year, journal, volume and pages agree with the record? Small slips are named with both values.',
      },
      {
        title: 'Completeness',
        text: 'A journal article without volume, a chapter without its book: each type has elements that the style asks for.',
      },
      {
        title: 'Repetition',
        text: 'The same work listed twice, or as a preprint and again as published, is found and named.',
      },
      {
        title: 'Form',
        text: 'Capitals, italics, order of names and punctuation are compared with the style you chose.',
      },
      {
        title: 'Status',
        text: 'A retracted work is real and may be cited, but readers should know. It gets a notice with a link.',
      },
    ],
    call: 'Check a bibliography',
  },
  databases: {
    title: 'The databases we search',
    lead: 'We only count a miss where the work should be listed. So each kind of work is looked up in the databases that cover it.',
    groups: {
      general: { title: 'General', text: 'Registries and indexes over all fields.' },
      scientific: { title: 'Scientific', text: 'Medicine, life sciences, physics, mathematics, computing.' },
      specialised: { title: 'Specialized', text: 'Books, theses, data, education and regional literature.' },
      publisher: { title: 'Publisher', text: 'Databases of publishers and of open access journals.' },
    },
    states: { ready: 'connected', resting: 'paused', off: 'off', 'no-key': 'needs a key' },
    controlFailed: 'not working',
    listFailed: 'The list could not be loaded.',
    noneInGroup: 'None is connected in this installation.',
    call: 'Verify a citation',
  },
  papers: {
    title: 'Verify the citations of a paper',
    lead: 'What goes wrong in reference lists, how serious it is, and what to do about it.',
    errors: [
      {
        severity: 'critical',
        title: 'A work that does not exist',
        text: 'Invented by a language model or copied from a list that invented it. Search for the exact title; if no database has it, remove the entry.',
      },
      {
        severity: 'critical',
        title: 'A DOI that belongs to another work',
        text: 'The link opens, so the error goes unnoticed. Compare the title on the page with the title in the list.',
      },
      {
        severity: 'critical',
        title: 'Title of one work, authors of another',
        text: 'Two real works merged into one entry. Both are shown, so that you can pick the one you meant.',
      },
      {
        severity: 'high',
        title: 'Authors missing or replaced',
        text: 'A name dropped from the middle, or a different first author. Readers cannot find the work, and an author loses credit.',
      },
      {
        severity: 'high',
        title: 'A retracted paper cited without comment',
        text: 'It can be cited for what it was. It should not be cited for what it claimed.',
      },
      {
        severity: 'high',
        title: 'Wrong year or volume',
        text: 'Often the year of the preprint combined with the pages of the journal.',
      },
      {
        severity: 'medium',
        title: 'Abbreviated or old journal name',
        text: 'Harmless for finding the work, but styles ask for the full name.',
      },
      {
        severity: 'medium',
        title: 'Missing issue, pages or DOI',
        text: 'Everything needed is in the record and can be filled in.',
      },
      {
        severity: 'medium',
        title: 'Mixed styles',
        text: 'Three styles in one list look like three sources of copy and paste.',
      },
    ],
    call: 'Check a bibliography',
  },
  existence: {
    title: 'Does this citation exist?',
    lead: 'Paste one citation or a list. You learn whether a database has the work, which one, and what its record says.',
    points: [
      {
        title: 'A work is found by what identifies it',
        text: 'DOI, ISBN, PubMed or arXiv number; else title with authors or year.',
      },
      {
        title: '“Not found” and “no answer” are kept apart',
        text: 'A database without a match and one that did not answer are listed separately.',
      },
      {
        title: 'No verdict without coverage',
        text: 'A citation is only called invalid when the databases that should list the work have answered.',
      },
    ],
  },
  journals: {
    title: 'Verify journal citations',
    lead: 'Journal, volume, issue, pages and year have to fit together. Paste citations of articles and see each part next to the record.',
    points: [
      {
        title: 'Journal names in all their forms',
        text: 'Abbreviations and former names are recognized and counted as variants.',
      },
      {
        title: 'Years that may differ',
        text: 'Online first and in print are both accepted when the record knows both.',
      },
      {
        title: 'Pages and article numbers',
        text: 'A page range next to an article number is a common slip; both are compared.',
      },
    ],
  },
  toolkit: {
    title: 'Citation verification toolkit',
    lead: 'Start with a citation. The other tools are one step away.',
    toolsTitle: 'The toolkit',
    benefitsTitle: 'What you gain',
    benefits: [
      {
        title: 'Evidence, not a score',
        text: 'Each status comes with the fields compared and the database that says so.',
      },
      { title: 'Citations ready to use', text: 'Corrected in three styles, with italics, for your word processor.' },
      { title: 'A record of your checks', text: 'Your history keeps every answer with its sources.' },
    ],
    plans: 'See plans',
    cards: {
      checker: { title: 'Citation Checker', text: 'One citation or a batch of up to 100.' },
      finder: { title: 'Citation Finder', text: 'The full citation from a few details.' },
      bibliography: { title: 'Bibliography Checker', text: 'A whole list with score and report.' },
      source: { title: 'Source Checker', text: 'Journals, websites, authors, DOIs.' },
      corrector: { title: 'Citation Corrector', text: 'One citation, corrected in three styles.' },
      guide: { title: 'Verification guide', text: 'How to test an entry by hand.' },
    },
  },
} as const;
