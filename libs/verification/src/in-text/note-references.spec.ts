import { noteParts } from '@veracite/documents/citing/note-parts';
import { readAndCheck } from './read-and-check';

const NOW = new Date('2026-11-25');

/** Reads a web page with these notes and, if given, entries of a list. */
async function reportOf(notes: readonly string[], list: readonly string[] = []) {
  const items = notes.map((note, i) => `<li id="fn${i + 1}" role="doc-footnote">${note}</li>`).join('');
  const text = notes.map((_, i) => `<p>A sentence with a note.<sup>${i + 1}</sup></p>`).join('');
  const entries = list.length > 0 ? `<h2>Bibliography</h2>${list.map((entry) => `<p>${entry}</p>`).join('')}` : '';
  const html = `<!doctype html><html><body><h1>Title</h1>${text}${entries}<ol>${items}</ol></body></html>`;
  const read = await readAndCheck({ bytes: new TextEncoder().encode(html), name: 'a.html' }, NOW);
  if ('fault' in read) throw new Error(read.message);
  return read.report;
}

test.each<[string, string[], string[], number[][]]>([
  [
    'English history: short titles, a quoted work and prose',
    [
      'For a discussion of taboo language see K. Allan and K. Burridge, Forbidden Words: Taboo and the Censoring of Language (Cambridge, 2006), chap. 1.',
      'There is clearly an obsession with purges.',
      'B. Niven, ‘On a Supposed Taboo: Flight and Refugees from the East’, German Life and Letters, 65, 2 (2012), pp. 216–36; Allan and Burridge, Forbidden Words, p. 7.',
      'Ibid., p. 9.',
      'Niven, ‘On a Supposed Taboo’, p. 234.',
    ],
    [
      'K. Allan and K. Burridge, Forbidden Words: Taboo and the Censoring of Language (Cambridge, 2006), chap. 1.',
      'B. Niven, ‘On a Supposed Taboo: Flight and Refugees from the East’, German Life and Letters, 65, 2 (2012), pp. 216–36',
    ],
    [[0], [1, 0], [0], [1]],
  ],
  [
    'German law: words before a colon, several authors, another note',
    [
      'Vgl. Dorfmüller, Bestandsaufbau an wissenschaftlichen Bibliotheken, 1989, S. 36–38; instruktiv zur Praxis: Knudsen, Von Tausendfüsslern und Käfern, in: FS Štěpán, 1994, S. 349–367.',
      'Siehe auch Bartlakowski/Talke/Steinhauer, Handbuch des Bibliotheksurheberrechts, 2. Aufl. 2010, S. 173.',
      'Dorfmüller (oben Fn. 1), S. 40.',
    ],
    [
      'Dorfmüller, Bestandsaufbau an wissenschaftlichen Bibliotheken, 1989, S. 36–38',
      'Knudsen, Von Tausendfüsslern und Käfern, in: FS Štěpán, 1994, S. 349–367.',
      'Bartlakowski/Talke/Steinhauer, Handbuch des Bibliotheksurheberrechts, 2. Aufl. 2010, S. 173.',
    ],
    [[0, 1], [2], [0]],
  ],
  [
    'Italian: two works joined by a word',
    [
      'Sul Trattato si vedano almeno in generale F. BASSANINI e G. TIBERI (a cura di), Le nuove istituzioni europee, Bologna, il Mulino, 2010 e A. CANTARO (a cura di), Il costituzionalismo asimmetrico, Torino, Giappichelli, 2010.',
      'Cfr. A. CANTARO, Il costituzionalismo asimmetrico, cit., p. 12.',
    ],
    [
      'F. BASSANINI e G. TIBERI (a cura di), Le nuove istituzioni europee, Bologna, il Mulino, 2010',
      'A. CANTARO (a cura di), Il costituzionalismo asimmetrico, Torino, Giappichelli, 2010.',
    ],
    [[0, 1], [1]],
  ],
  [
    'authors and years first: venues whose names look like people, and another work in the same note',
    [
      'Tamm, I. (2022). Wooden churches of the coast. Acta Historiae Artium, 63(1), 55–80.',
      'Reyes, T. (2015). Learning to read maps. In P. Moss &amp; D. Kerr (Eds.), Space in schools (pp. 41–63).',
      'Falk, J. (2011). On the soils of the north. Duarte, S. (2012). On the soils of the south. Soil Press.',
    ],
    [
      'Tamm, I. (2022). Wooden churches of the coast. Acta Historiae Artium, 63(1), 55–80.',
      'Reyes, T. (2015). Learning to read maps. In P. Moss & D. Kerr (Eds.), Space in schools (pp. 41–63).',
      'Falk, J. (2011). On the soils of the north.',
      'Duarte, S. (2012). On the soils of the south. Soil Press.',
    ],
    [[0], [1], [2, 3]],
  ],
  [
    'a work without a publisher, and the page that is cited of it',
    ['R. Cotterrell, Law’s Community (1995) 296.', 'Cotterrell, supra note 1, at 300.'],
    ['R. Cotterrell, Law’s Community (1995)'],
    [[0], [0]],
  ],
])('%s', async (_trap, notes, works, links) => {
  const { references, citations, problems } = await reportOf(notes);
  expect(references.map(({ raw }) => raw)).toEqual(works);
  expect(citations.map(({ refs }) => refs)).toEqual(links);
  expect(problems).toEqual([]);
});

const LIST = [
  'Adams, Bo. “On Rivers and Lakes.” Water 3 (2019): 1–9.',
  'Brown, Cy. Deep Soils of the North. London: Soil Press, 2015.',
];

test('a title that ends with a question mark ends before a semicolon', () => {
  const text = 'Ma, “How Does One Affect the Other?”; Suehr, A Firm Foundation: A Simple Introduction.';
  expect(noteParts(text).map(({ start, end }) => text.slice(start, end))).toEqual(text.split('; '));
});

test('a list to which the notes refer has no works from the notes', async () => {
  const { references, problems } = await reportOf(
    [
      'Bo Adams, “On Rivers and Lakes,” Water 3 (2019): 4.',
      'Cy Brown, Deep Soils of the North (London: Soil Press, 2015), 7.',
      'Di Clark, Seas and Air of the World (London: Air Press, 2011), 12.',
    ],
    LIST,
  );
  expect(references).toHaveLength(2);
  expect(problems.map(({ kind }) => kind)).toEqual(['cited-not-listed']);
});

test('notes that cite other works than the list add theirs', async () => {
  const { references } = await reportOf(
    [
      'Di Clark, Seas and Air of the World (London: Air Press, 2011), 12.',
      'Ed Davis, Fires and Storms of the World (London: Air Press, 2012), 12.',
      'Flo Evans, Winds and Clouds of the World (London: Air Press, 2013), 12.',
    ],
    LIST,
  );
  expect(references.map(({ csl }) => csl.title)).toEqual([
    'On Rivers and Lakes',
    'Deep Soils of the North',
    'Seas and Air of the World',
    'Fires and Storms of the World',
    'Winds and Clouds of the World',
  ]);
});

test('numbered paragraphs under the heading "Notes" are notes, also without raised numbers in the text', async () => {
  const works = ['Rivers and Lakes', 'Deep Soils', 'High Mountains', 'Wide Oceans'];
  const notes = works.map((title, i) => `<p>${i + 1} A. Adams, ${title} of the World (London, 201${i}), p. 7.</p>`);
  const html = `<!doctype html><html><body><h1>Title</h1><p>A text.</p><h2>Notes</h2>${notes.join('')}</body></html>`;
  const read = await readAndCheck({ bytes: new TextEncoder().encode(html), name: 'a.html' }, NOW);
  if ('fault' in read) throw new Error(read.message);
  expect(read.report.references.map(({ csl }) => csl.title)).toEqual(works.map((title) => `${title} of the World`));
});

test('works of similar titles by authors whose names begin alike are two works, and their time grows with their number', async () => {
  const work = (index: number) =>
    `John Smith${index}, A History of the Rivers of Europe (Oxford: Oxford University Press, ${1900 + (index % 120)}), ${index % 300}`;
  const notes = Array.from({ length: 800 }, (_, index) => `${[0, 1, 2].map((i) => work(index * 3 + i)).join('; ')}.`);
  const timeOf = async (count: number) => {
    const before = process.cpuUsage();
    const { references } = await reportOf(notes.slice(0, count));
    expect(references).toHaveLength(3 * count);
    return process.cpuUsage(before).user;
  };
  await timeOf(100);
  // Four times as many took nine times as long when each was compared with all others. Other programs disturb a try.
  let growth = Infinity;
  for (let attempt = 0; attempt < 3 && growth > 8; attempt += 1) growth = (await timeOf(800)) / (await timeOf(200));
  expect(growth).toBeLessThan(8);
});
