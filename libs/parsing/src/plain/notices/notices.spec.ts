import { takeNotices } from './take-notices';

test.each([
  ['medium', 'A title [Computer software]. Zenodo.', 'A title. Zenodo.', 'software', { genre: 'Computer software' }],
  ['medium, German', 'Ein Titel [Datensatz]. GESIS.', 'Ein Titel. GESIS.', 'dataset', { genre: 'Datensatz' }],
  ['version and medium', 'R (Version 4.1) [Computer software]. X.', 'R. X.', 'software', { version: '4.1' }],
  ['version with a v', 'Pandas (v1.1.3). Zenodo.', 'Pandas. Zenodo.', undefined, { version: '1.1.3' }],
  ['package', 'dplyr. R package version 1.0.7. 2021.', 'dplyr. 2021.', 'software', { version: '1.0.7' }],
  ['American patent', 'Telegraphy (U.S. Patent No. 174,465). X.', 'Telegraphy. X.', 'patent', { number: '174,465' }],
  [
    'patent with spaces',
    '“Circuits,” U.S. Patent 3 624 125, Jul. 16, 1990.',
    '“Circuits,” Jul. 16, 1990.',
    'patent',
    { number: '3 624 125', genre: 'U.S. Patent' },
  ],
  [
    'two dates of a patent',
    'Cement. US Patent 4,586,960, filed June 26, 1984, and issued May 6, 1986.',
    'Cement. May 6, 1986.',
    'patent',
    { number: '4,586,960' },
  ],
  ['owner of a patent', 'Pagedas AC, inventor; Ancel Inc., assignee. A tool.', 'Pagedas AC. A tool.', undefined, {}],
  [
    'report',
    'Cities (NBER Working Paper No. 22945). NBER.',
    'Cities. NBER.',
    'report',
    { number: '22945', genre: 'NBER Working Paper' },
  ],
  ['number of a dissertation', 'A title (UMI No. 3303545). X.', 'A title. X.', undefined, { number: '3303545' }],
  [
    'standard at the start',
    'ISO 9001:2015. Quality management.',
    'Quality management.',
    'standard',
    { number: 'ISO 9001:2015' },
  ],
  [
    'standard after the year',
    'BSI (2018) BS EN ISO 19650-1:2018: Organization.',
    'BSI (2018) Organization.',
    'standard',
    { number: 'BS EN ISO 19650-1:2018' },
  ],
  [
    'standard between commas',
    'IEEE Standard for X, IEEE Std 802.11-2016, 2016.',
    'IEEE Standard for X, 2016.',
    'standard',
    { number: 'IEEE Std 802.11-2016' },
  ],
  [
    'request for comments',
    'Protocol (RFC 793). RFC Editor.',
    'Protocol. RFC Editor.',
    'standard',
    { number: 'RFC 793' },
  ],
  [
    'German standard',
    'DIN EN 1992-1-1:2011-01: Eurocode 2',
    'Eurocode 2',
    'standard',
    { number: 'DIN EN 1992-1-1:2011-01' },
  ],
  [
    'German edition and pages',
    'Geschichte (8. Aufl., S. 301–305). Beck.',
    'Geschichte. Beck.',
    undefined,
    { edition: '8. Aufl', page: '301-305' },
  ],
  ['Dutch edition', 'Herfsttij (2e druk). Haarlem: X.', 'Herfsttij. Haarlem: X.', undefined, { edition: '2e druk' }],
  [
    'edition after a translator',
    'Punish (A. Sheridan, Trans.; 2nd ed.). X.',
    'Punish (A. Sheridan, Trans.). X.',
    undefined,
    { edition: '2nd ed' },
  ],
  ['role of a director', 'Forman, M. (Director). (1975). A film.', 'Forman, M. (1975). A film.', 'motion_picture', {}],
  [
    'first year',
    'Punish. Vintage. (Original work published 1975)',
    'Punish. Vintage.',
    undefined,
    { 'original-date': { 'date-parts': [[1975]] } },
  ],
])('%s', (_trap, raw, rest, type, csl) => {
  const notices = takeNotices(raw);
  expect(notices.rest.text).toBe(rest);
  expect(notices.type).toBe(type);
  expect(notices.csl).toMatchObject(csl);
});

test.each([
  ['a standard inside a title', 'Smith, J. (2001). Using ISO 9001:2015 in small firms. Quality, 3, 4–5.'],
  ['volume and number in brackets', 'Smith, J. (2001). A title (Vol. 3, No. 2). Oxford: X.'],
  ['a medium inside a title', 'Smith, J. (2001). Film and memory. Screen, 3, 4–5.'],
  ['a society’s journal', 'Smith, J. IEEE Trans. Inf. Theory 12, 3–9 (2001).'],
])('%s is no notice', (_trap, raw) => {
  expect(takeNotices(raw)).toMatchObject({ rest: { text: raw }, csl: {}, fields: {} });
});
