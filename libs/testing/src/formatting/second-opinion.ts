/** The reasons why our output is correct where a CSL style differs: the section of the manual and its examples. */
export type Reasons = [reason: string, examples: string[]][];

export const APA_REASONS: Reasons = [
  ['9.22: what has no title is described in brackets', ['9.22, interview without a title']],
  ['9.11: the name is spelled out, its abbreviation is for the text', ['9.11, an abbreviation stays out of the list']],
  ['9.27: “Article” precedes an article’s number', ['10.1, article number', '9.27, article number']],
  [
    '9.29: a publisher that is the author is left out; 6.17: sentence case',
    ['9.11, organization as author and publisher', '9.11, publisher is the author', '9.14, no date'],
  ],
  [
    '9.16: a day of retrieval only for what is meant to change',
    ['9.12, page without author or date', '9.14, page without a date'],
  ],
  ['9.29: a publisher without “Inc.”; 9.19: “ed.”', ['9.20, revised edition', '10.3, encyclopedia']],
  ['9.8: “Jr.” has its stop', ['9.8, suffix of the first of two']],
  ['9.34: one resolver', ['9.34, DOI goes before the address']],
  [
    '10.4: the number as the issuer writes it, and an issuer that is the author once',
    ['10.4, report with number', '10.4, standard'],
  ],
  [
    '10.5: event and place of what was presented; a volume of proceedings is a book',
    ['10.5, conference in proceedings', '10.5, conference presented', '10.5, talk'],
  ],
  ['10.6: “Doctoral dissertation”, “Publication No.”', ['10.6, dissertation', '10.6, thesis in an archive']],
  [
    '10.8: the server identifies a preprint; its number is in parentheses',
    ['10.8, bioRxiv', '10.8, preprint', '10.8, preprint on arXiv'],
  ],
  ['10.12: the director’s role and “Film”', ['10.12, film']],
  [
    '10.13: the host’s role and “Audio podcast episode”',
    ['10.13, podcast', '10.13, podcast as a whole', '10.13, podcast episode'],
  ],
  [
    '11.5, 11.9: a section of a code has its sign, an article of a treaty its name',
    ['11.5, section of a code', '11.9, article of a treaty'],
  ],
  ['9.22: the kind of a manuscript in brackets', ['9.22, manuscript in an archive']],
  ['11.8: “U.S. Patent No.”', ['11.8, patent']],
];

export const MLA_REASONS: Reasons = [
  ['5.29: a description in the place of a title', ['5.29, interview without a title', '5.29, letter without a title']],
  [
    '5.20: commas between a government and its parts',
    ['5.20, agency under its government', '5.20, government and its parts as a catalog has them'],
  ],
  [
    '5.60–61: “University Press” and “University” are shortened',
    [
      '2.107, italics inside book',
      '5.12, one editor',
      '5.17, no author book',
      '5.23, chapter',
      '5.23, chapter, two editors',
      '5.51, volume',
      '5.8, three authors',
    ],
  ],
  [
    '5.19: a publisher that is the author is named once',
    ['5.19, organization as author and publisher', '5.19, publisher is the author', '5.19, standard'],
  ],
  ['5.84: an article’s number takes no “p.”, and is a location', ['5.84, article number', '5.84, number field']],
  [
    'appendix 2: year, institution and kind of a thesis',
    ['appendix 2, dissertation', 'appendix 2, master’s thesis', 'appendix 2, thesis in an archive'],
  ],
  [
    'appendix 2: what a review is about follows its title',
    ['appendix 2, review of a book', 'appendix 2, review without a title of its own'],
  ],
  ['appendix 2: a film begins with its title', ['appendix 2, film']],
  [
    'appendix 2: a talk in quotation marks, with event, day and place',
    ['appendix 2, conference presented', 'appendix 2, talk'],
  ],
  ['5.48: “version” precedes the number', ['5.33, data set']],
  ['5.33: the number is named', ['5.33, report number', '5.33, report with number']],
  ['5.7: “Jr.” has its stop', ['5.7, suffix of the first of two']],
  ['5.68: “forthcoming”; “BCE” after a space', ['5.33, forthcoming', '5.68, year before Christ']],
  ['5.38: the first year is an optional element', ['5.38, translation']],
  ['5.41: the translator of an article follows its title', ['5.41, translated article']],
  ['2.106: a preprint is a part of its server', ['5.33, preprint']],
  ['2.139: the century is not repeated', ['2.139, year range']],
  ['5.54: a supplement is no number', ['5.54, supplement']],
  ['5.48: “rev. ed.”, “Fall 2019 ed.”', ['5.48, encyclopedia', '5.48, revised edition']],
  ['5.68: “circa” before an approximate date, behind its place', ['appendix 2, manuscript in an archive']],
  ['2.139: the century is not repeated', ['appendix 2, podcast as a whole']],
  ['5.51: the volume of a book', ['5.51, one of several volumes']],
  ['5.93: one resolver', ['5.93, DOI goes before the address']],
  [
    'appendix 1: “sec.” and “art.” are locations',
    ['appendix 1, article of a treaty', 'appendix 1, section of a code with a field of its own'],
  ],
];

/** Of both forms of Chicago. */
const CHICAGO: Reasons = [
  [
    '14.211: a description in the place of a title, and the day',
    ['14.211, interview without a title', '14.211, letter without a title'],
  ],
  ['14.113: “ed.”', ['14.107, encyclopedia', '14.113, edition', '14.113, revised edition']],
  ['14.131: the first of several places', ['14.131, first of several places']],
  ['14.145: “BCE” after a space', ['14.145, year before Christ']],
  ['9.61: 1496–500', ['14.94, quote at end', '9.61, 1496–1500']],
  ['14.215: “PhD diss.”, “Master’s thesis”', ['14.215, dissertation', '14.215, master’s thesis']],
  ['14.217: the event is named', ['14.217, conference presented', '14.217, talk']],
  [
    '14.218: a working paper’s number, and its origin without a colon',
    ['14.218, report number', '14.218, working paper'],
  ],
  ['14.220: a standard is cited like a book, with its number', ['14.84, standard']],
  ['14.276: the court', ['14.276, case']],
  [
    '16.71: a particle that the record has in the family name stays there',
    ['16.71, particle that belongs to the family name'],
  ],
  ['14.76: “Jr.” has its stop', ['14.76, suffix of the first of two']],
  ['14.174: an article’s number replaces its pages', ['14.174, number field']],
  ['14.146: “forthcoming”', ['14.146, forthcoming']],
  ['14.173: the server and its number', ['14.173, bioRxiv', '14.173, preprint']],
  ['14.257: data have no quotation marks, and a version', ['14.257, data set']],
  [
    '14.191–14.199: newspapers without “The”, first if there is no author, with the page',
    ['14.191, newspaper', '14.199, newspaper no author'],
  ],
  ['14.188: magazines without “The”, with pages', ['14.188, magazine']],
  ['14.258: “US Patent” and sentence case', ['14.258, patent']],
  [
    '14.202: what a review is about follows its title',
    ['14.202, review of a book', '14.202, review without a title of its own'],
  ],
  ['14.222: date and archive are sentences', ['14.222, manuscript in an archive']],
  [
    '14.281, 14.290: a section of a code has its sign, an article of a treaty its name',
    ['14.281, section of a code', '14.290, article of a treaty'],
  ],
  ['14.265: the director’s role', ['14.265, film']],
  ['14.267: the show is in italics, its kind is not named', ['14.267, podcast', '14.267, podcast as a whole']],
  ['14.177: a supplement is no number', ['14.177, supplement']],
  ['14.8: one resolver', ['14.8, DOI goes before the address']],
];

export const CHICAGO_REASONS: Reasons = [
  ...CHICAGO,
  [
    '14.137: a year without a publisher is a sentence of its own',
    ['14.217, conference in proceedings', '14.76, eleven authors', '14.76, ten authors'],
  ],
  [
    '14.207: site and date are sentences; the title first where no author is named',
    ['14.207, page', '14.207, page without author or date'],
  ],
  ['14.171: a journal’s date is its month', ['14.168, online first']],
  ['14.104: the first year only where the record is of a reprint', ['14.104, translation']],
];

export const AUTHOR_DATE_REASONS: Reasons = [
  ...CHICAGO,
  [
    '15.47: a month or season takes the parentheses, and the issue “no.”',
    [
      '14.168, article',
      '14.171, double months',
      '14.171, month of a journal',
      '15.47, issue with its month',
      '15.47, issue with its season',
    ],
  ],
  ['15.49: newspapers without “The”', ['15.49, newspaper: the day repeats the year']],
  ['15.34: the owner of a site replaces an author', ['15.34, no author']],
  ['14.276: a court with a field of its own', ['14.276, court with a field of its own']],
  ['15.55: “US Patent”', ['15.55, patent']],
  ['14.281: the year in parentheses', ['14.281, section of a code with a field of its own']],
  ['14.208: the day of a blog’s post follows the comma', ['14.208, blog']],
];
