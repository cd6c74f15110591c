import { parse, parseOne } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { fakeSources } from '@veracite/testing/fake-sources';
import { useVirtualTime } from '@veracite/testing/virtual-time';
import { decodeText } from '@veracite/text/decode';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { KETTLES_OF_TWO, verifyEntries } from '../../testing/checked-entries';
import { entriesOf, type Entry } from '../entries/read-entries';
import { fix } from './fix';
import { fixFile } from './fix-file';
import { planFix } from './plan-fix';
import { planText } from './plan-text';

useVirtualTime();

/** Every file below cites the kettles. */
const verify = (entries: readonly Entry[]) => verifyEntries(entries);

const utf8 = (text: string) => new Uint8Array(Buffer.from(text));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
type Encoding = (text: string) => Uint8Array;

/** Kinds of files: the content, the span to change, and its replacement. */
const SORTS: [sort: string, text: string, wrong: string, right: string, encoding?: Encoding][] = [
  [
    'by hand, with remarks between the entries',
    `% my list, ünsorted
@article{o11, % the kettles
  author = {Ostrander, Zelda and Pfeiffer, J{\\"o}rg}, title = {On the folding of kettles in provincial workshops},
  journal = {Kettle Letters}, volume = {21}, pages = {101--119}, year = {2011}, doi = {10.5555/kettle.1} }

Some words that BibTeX passes over.   \t
`,
    'volume = {21}',
    'volume = {12}',
  ],
  [
    'Zotero: tabs, doubled braces, fields it alone has',
    `
@article{ostrander_folding_2011,
\ttitle = {{On} the folding of kettles in provincial workshops},
\tvolume = {21},
\tissn = {},
\tdoi = {10.5555/kettle.1},
\tabstract = {We fold 50\\% of them. \\{sic\\} {"}quoted{"} = @},
\tjournal = {Kettle Letters},
\tauthor = {Ostrander, Zelda and Pfeiffer, Jörg},
\tmonth = mar,
\tyear = {2011},
\tpages = {101--119},
\tfile = {C\\:\\\\Users\\\\z\\\\kettle.pdf:application/pdf},
}
`,
    'volume = {21}',
    'volume = {12}',
  ],
  [
    'JabRef: heading, aligned fields, meta data behind',
    `% Encoding: UTF-8

@Article{Ostrander2011,
  author    = {Zelda Ostrander and Jörg Pfeiffer},
  journal   = {Kettle Letters},
  title     = {On the folding of kettles in provincial workshops},
  year      = {2001},
  pages     = {101--119},
  volume    = {12},
  doi       = {10.5555/kettle.1},
  owner     = {zelda},
  timestamp = {2011-03-04},
}

@Comment{jabref-meta: databaseType:bibtex;}

@Comment{jabref-meta: grouping:
0 AllEntriesGroup:;
1 StaticGroup:kettles\\;0\\;1\\;\\;\\;\\;;
}
`,
    'year      = {2001}',
    'year      = {2011}',
  ],
  [
    'BibDesk: a heading of comments, macros, tabs before the name, blanks behind',
    `%% This BibTeX bibliography file was created using BibDesk.
%% Saved with string encoding Unicode (UTF-8)

@string{kl = {Kettle Letters}}

@article{Ostrander:2011aa,
\tAuthor = {Zelda Ostrander and J{\\"o}rg Pfeiffer},
\tDate-Added = {2011-03-04 10:00:00 +0100},
\tJournal = kl,
\tPages = {101--119},
\tDoi = {10.5555/kettle.1},
\tTitle = {On the folding of kettles in provincial workshops},
\tVolume = 21,
\tYear = 2011}   \t
`,
    'Volume = 21',
    'Volume = {12}',
  ],
  [
    'Google Scholar: nothing is superfluous, and no line end at the end',
    `@article{ostrander2011folding,
  title={On the folding of kettles in provincial workshops},
  author={Ostrander, Zelda and Pfeiffer, J{\\"o}rg},
  journal={Kettle Letters},
  volume={21},
  pages={101--119},
  year={2011},
  doi={10.5555/kettle.1}
}`,
    'volume={21}',
    'volume={12}',
  ],
  [
    'dblp: names below each other, quotation marks, pieces joined',
    `@article{DBLP:journals/kl/OstranderP11,
  author       = "Zelda Ostrander and
                  J{\\"{o}}rg Pfeiffer",
  title        = "On the folding " # "of kettles in provincial workshops",
  journal      = {Kettle Letters},
  volume       = "21",
  pages        = {101--119},
  year         = {2011},
  doi          = {10.5555/KETTLE.1},
  bibsource    = {dblp computer science bibliography, https://dblp.org}
}
`,
    '"21"',
    '{12}',
  ],
  [
    'BibLaTeX: date and journaltitle, a line of its own for the end',
    `@article{ostrander,
  author = {given=Zelda, family=Ostrander and Pfeiffer, Jörg},
  title = {On the folding of kettles in provincial workshops},
  journaltitle = {Kettle Letters},
  date = {2001-03},
  volume = {12},
  pages = {101--119},
  doi = {10.5555/kettle.1},
  langid = {english}
}
`,
    'date = {2001-03}',
    'date = {2011}',
  ],
  [
    'lines that end in CR and LF',
    `@article{o,\r\n\tauthor = {Ostrander, Zelda and Pfeiffer, J.},\r\n\ttitle = {On the folding of kettles in provincial workshops},\r\n\tjournal = {Kettle Letters},\r\n\tvolume = {21},\r\n\tpages = {101--119},\r\n\tyear = {2011},\r\n\tdoi = {10.5555/kettle.1}\r\n}\r\n\r\n`,
    'volume = {21}',
    'volume = {12}',
  ],
  [
    'round brackets, commas before the names',
    `@ARTICLE(o
 , AUTHOR = "Ostrander, Zelda and Pfeiffer, J."
 , TITLE = "On the folding of kettles in provincial workshops"
 , JOURNAL = "Kettle Letters" , VOLUME = "21" , PAGES = "101--119" , YEAR = 2011
 , DOI = "10.5555/kettle.1"
)
`,
    '"21"',
    '{12}',
  ],
  [
    'a byte order mark before it',
    '@article{o, author={Ostrander, Zelda and Pfeiffer, Jörg}, title={On the folding of kettles in provincial workshops}, journal={Kettle Letters}, volume={21}, pages={101--119}, year=2011, doi={10.5555/kettle.1}}\n',
    'volume={21}',
    'volume={12}',
    (text) => utf8(`\ufeff${text}`),
  ],
  [
    'UTF-16 of old Windows programs',
    '@article{o, author={Ostrander, Zelda and Pfeiffer, Jörg}, title={On the folding of kettles in provincial workshops}, journal={Kettle Letters}, volume={21}, pages={101--119}, year=2011, doi={10.5555/kettle.1}}\n',
    'volume={21}',
    'volume={12}',
    utf16,
  ],
  [
    'Windows-1252',
    '@article{o, author={Ostrander, Zelda and Pfeiffer, Jörg}, title={On the folding of kettles in provincial workshops}, journal={Kettle Letters}, note={für später}, volume={21}, pages={101--119}, year=2011, doi={10.5555/kettle.1}}\n',
    'volume={21}',
    'volume={12}',
    latin,
  ],
  [
    'a DOI that is cut off',
    '@article{o, author={Ostrander, Zelda and Pfeiffer, Jörg}, title={On the folding of kettles in provincial workshops}, journal={Kettle Letters}, volume={12}, pages={101--119}, year=2011, doi={10.1007/978-}}\n',
    'doi={10.1007/978-}',
    'doi={10.5555/kettle.1}',
  ],
  [
    'a misspelled title',
    '@article{o, author={Ostrander, Zelda and Pfeiffer, Jörg}, title={On the foldin of kettles in provincial workshops}, journal={Kettle Letters}, volume={12}, pages={101--119}, year=2011, doi={10.5555/kettle.1}}\n',
    'title={On the foldin of',
    'title={On the folding of',
  ],
  [
    'a misspelled name',
    '@article{o, author={Ostrandr, Zelda and Pfeiffer, Jörg}, title={On the folding of kettles in provincial workshops}, journal={Kettle Letters}, volume={12}, pages={101--119}, year=2011, doi={10.5555/kettle.1}}\n',
    'Ostrandr',
    'Ostrander',
  ],
  [
    'two entries with one key: the first is what is cited',
    `@article{o, author={Ostrander, Zelda and Pfeiffer, J.}, title={On the folding of kettles in provincial workshops}, journal={Kettle Letters}, volume={21}, pages={101--119}, year=2011, doi={10.5555/kettle.1}}
@article{o, author={Ostrander, Zelda and Pfeiffer, J.}, title={On the folding of kettles in provincial workshops}, journal={Kettle Letters}, volume={22}, pages={101--119}, year=2011, doi={10.5555/kettle.1}}
`,
    'volume={21}',
    'volume={12}',
  ],
  [
    'next to an entry that is never closed',
    `@article{o, author={Ostrander, Zelda and Pfeiffer, J.}, title={On the folding of kettles in provincial workshops}, journal={Kettle Letters}, volume={21}, pages={101--119}, year=2011, doi={10.5555/kettle.1}}
@article{p, author={Ostrander, Zelda and Pfeiffer, J.}, title={On the folding of kettles in provincial workshops, journal={Kettle Letters}, volume={22}, year=2011
`,
    'volume={21}',
    'volume={12}',
  ],
];

test.each(SORTS)('%s: corrected, and nothing else changed', async (_sort, text, wrong, right, encoding = utf8) => {
  const bytes = encoding(text);
  const file = entriesOf('refs.bib', bytes, parse(decodeText(bytes)));
  const checked = await verify(file.entries);
  const plan = planFix(bytes, checked);
  expect(decodeText(plan.bytes)).toBe(decodeText(bytes).replace(wrong, right));
  expect(plan.bytes).toEqual(encoding(text.replace(wrong, right)));

  const { checked: after } = await fixFile({ ...file, name: '-' }, checked, verify, true);
  expect(after).toHaveLength(checked.length);
  const again = await verify(entriesOf('refs.bib', plan.bytes, parse(decodeText(plan.bytes))).entries);
  expect(planFix(plan.bytes, again).changes).toEqual([]);
});

const TITLE = 'On the folding of kettles in provincial workshops';

test.each<[string, string, string, string, string, Encoding?]>([
  [
    'a list',
    'refs.txt',
    `Ostrander, Z., & Pfeiffer, J. (2011). ${TITLE}.\r\n  Kettle Letters, 21, 101–119. https://doi.org/10.5555/kettle.1\r\n\r\nNo entry.\r\n`,
    ', 21,',
    ', 12,',
  ],
  [
    'a list in Windows-1252',
    'refs.txt',
    `Ostrander, Z., & Pfeiffer, J. (2001). ${TITLE}. Kettle Letters, 12, 101-119. https://doi.org/10.5555/kettle.1\n`,
    '2001',
    '2011',
    latin,
  ],
  [
    'Markdown',
    'paper.md',
    `Kettles fold, see [*here*](x.md).\n\n# References\n\n- Ostrander, Z., & Pfeiffer, J. (2011). ${TITLE}. *Kettle Letters*, *21*, 101–119. https://doi.org/10.5555/kettle.1\n\n<!-- end -->\n`,
    '*21*',
    '*12*',
  ],
  [
    'a list with a DOI that is cut off',
    'refs.txt',
    `Ostrander, Z., & Pfeiffer, J. (2011). ${TITLE}. Kettle Letters, 12, 101–119. https://doi.org/10.1007/978-\n`,
    '10.1007/978-',
    '10.5555/kettle.1',
  ],
  [
    'LaTeX',
    'paper.tex',
    `\\documentclass{article}\\begin{document}Fold \\cite{o}.% 21\n\\begin{thebibliography}{9}\n\\bibitem{o} Z. Ostrander and J. Pfeiffer, \\emph{${TITLE}}, Kettle Letters \\textbf{21} (2011), 101--119.\n\\end{thebibliography}\\end{document}\n`,
    '{21}',
    '{12}',
  ],
])('%s: corrected in place, and nothing else changed', async (_sort, name, text, wrong, right, encoding = utf8) => {
  const bytes = encoding(text);
  const read = await readAndCheck({ bytes, name });
  if ('fault' in read) throw new Error(read.message);
  const checked = await verify(entriesOf(name, bytes, read.report.references, true).entries);
  const plan = planText(bytes, checked);
  const doi = name.endsWith('.tex') ? ' https://doi.org/10.5555/kettle.1' : '';
  expect(decodeText(plan.bytes)).toBe(text.replace(wrong, right).replace(/(?<=101--119\.)/, doi));
  expect(plan.bytes).toEqual(encoding(decodeText(plan.bytes)));
  const fixed = await fixFile({ name: '-', bytes }, checked, verify, true, planText);
  expect(fixed.messages.join('')).toContain(`+`);
  const again = await verify(plan.entries ?? []);
  expect(again.map(({ result }) => result.status)).toEqual(['valid']);
  expect(planText(plan.bytes, again).changes).toEqual([]);
});

test.each([
  ['a RIS file', 'list.ris', 'ris' as const, 'files of this kind cannot be corrected'],
  ['a document with its entries in a .bib', 'paper.tex', 'bibtex' as const, 'its entries are in another file'],
])('%s is unchanged, and what can be done is said', async (_name, name, format, message) => {
  const bytes = utf8('\\documentclass{article}\\begin{document}Fold \\cite{o}.\\end{document}');
  const reference = { ...parseOne('Ostrander, Z. (2011). Kettles. Kettle Letters, 12, 1–2.'), format };
  const checked = await verify([{ file: name, reference }]);
  const fixed = await fix({ name, bytes }, checked, { verify, isDry: false });
  expect(fixed).toEqual({ checked, messages: [expect.stringContaining(message)] });
});

const WRONG = `@article{o, author={Ostrander, Zelda and Pfeiffer, J.}, title={On the folding of kettles in provincial workshops}, journal={Kettle Letters}, volume={21}, pages={101--119}, year=2011, doi={10.5555/kettle.1}}\n`;

test('an identifier that is not registered is removed, and the entry is then valid', async () => {
  const { DOI: _doi, ...csl } = KETTLES_OF_TWO;
  const sources = fakeSources({ crossref: { works: [aWork(csl)] }, datacite: { works: [] }, 'doi-org': { works: [] } });
  const verifyOnce = (entries: readonly Entry[]) => verifyEntries(entries, sources);
  const text = WRONG.replace('21', '12')
    .replace('doi={', 'url={https://doi.org/10.5555/none.1}, doi={')
    .replace('kettle.1', 'none.1');
  const checked = await verifyOnce(entriesOf('-', utf8(text), parse(text)).entries);
  expect(checked[0]?.result.reason).toContain('is not registered');
  const fixed = await fixFile(entriesOf('-', utf8(text), parse(text)), checked, verifyOnce, true);
  expect(fixed.messages).toEqual([expect.stringMatching(/^--- -\n\+\+\+ -\n@@ .*\n-.*doi=\{10\.5555\/none\.1\}/)]);
  const { bytes } = planFix(utf8(text), checked);
  const again = await verifyOnce(entriesOf('-', bytes, parse(decodeText(bytes))).entries);
  expect(again.map(({ result }) => result.status)).toEqual(['valid']);
});

test('a change that would make an entry worse is not made', async () => {
  const file = entriesOf('-', utf8(WRONG), parse(WRONG));
  const checked = await verify(file.entries);
  const worse = async (entries: readonly Entry[]) =>
    (await verify(entries)).map((each) => ({ ...each, result: { ...each.result, status: 'fake' as const } }));
  expect(await fixFile(file, checked, worse, true)).toEqual({ checked, messages: [] });
});

test('a character that the encoding of the file lacks is not written but reported', async () => {
  const bytes = latin(WRONG.replace('21', '12').replace('Ostrander, Zelda and Pfeiffer, J.', 'Östrander, Zelda'));
  const [only] = await verify(entriesOf('-', bytes, parse(decodeText(bytes))).entries);
  if (!only?.correction) throw new Error('The work is found.');
  const author = [{ family: 'Łukasz', given: 'Z.' }];
  const lacking = { ...only, correction: { ...only.correction, csl: { ...only.correction.csl, author } } };
  const result = {
    ...only.result,
    status: 'incomplete' as const,
    evidence: [{ field: 'author' as const, cited: 'a', found: 'b', agreement: 'different' as const }],
  };
  expect(planFix(bytes, [{ ...lacking, result }])).toEqual({ bytes, edits: [], changes: [], unwritable: ['o'] });
});
