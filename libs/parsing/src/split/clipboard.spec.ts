import { parse } from '../parse';

/** Returns the first family name, or the DOI or PMID, of each entry. */
function heads(text: string): string {
  return parse(text, { now: new Date('2026-11-21') })
    .map(({ csl, identifiers }) => {
      const [first] = csl.author ?? csl.editor ?? [];
      return first?.family ?? first?.literal ?? identifiers.doi ?? identifiers.pmid ?? csl.title;
    })
    .join(' ');
}

const A = 'Smith, J. (2001). A study of first things. Nature, 1, 2–3.';
const B = 'Jones, K. (2002). Second thoughts on models. Science, 4, 5–6.';
const C = 'Brown, L. M. (2003). Third time lucky in trials. Cell, 7, 8–9.';
const ABC = 'Smith Jones Brown';

/** Lists as word processors, PDF readers, web pages and reference managers copy them. */
test.each<[from: string, text: string, heads: string]>([
  ['Word numbered with tabs after dot', `1.\t${A}\n2.\t${B}\n3.\t${C}`, ABC],
  ['Word brackets tab', `[1]\t${A}\n[2]\t${B}`, 'Smith Jones'],
  ['tab-indented', `\t1.\t${A}\n\t2.\t${B}`, 'Smith Jones'],
  [
    'PDF hyphens and page head, numbered',
    `1. Smith, J. (2001). A study of fir-\nst things. Nature, 1, 2–3.\nAuthor manuscript; available in PMC 2015\nPage 12\n2. Jones, K. (2002). Second thou-\nghts on models. Science, 4, 5–6.\n3. ${C}`,
    ABC,
  ],
  [
    'PDF unnumbered, page head once',
    `Smith, J. (2001). A study of first\nthings. Nature, 1, 2–3.\nJones, K. (2002). Second thoughts on\nmodels. Science, 4, 5–6.\n\n245\n\nBrown, L. M. (2003). Third time\nlucky in trials. Cell, 7, 8–9.`,
    ABC,
  ],
  ['Google Docs bullets', `● ${A}\n● ${B}\n○ ${C}`, ABC],
  ['HTML copy with br', `${A}<br>${B}<br/>\n${C}`, ABC],
  ['HTML list in one line', `<ol><li>${A}</li><li>${B}</li><li>${C}</li></ol>`, ABC],
  ['HTML paragraphs in one line', `<p>${A}</p><p>${B}</p>`, 'Smith Jones'],
  [
    'HTML div csl-entry (Zotero)',
    `<div class="csl-bib-body" style="line-height: 2;">\n  <div class="csl-entry">${A}</div>\n  <span class="Z3988" title="url_ver=Z39.88-2004&amp;ctx_ver=Z39.88"></span>\n  <div class="csl-entry">${B}</div>\n</div>`,
    'Smith Jones',
  ],
  [
    'Zotero hanging numbered csl-left-margin',
    `<div class="csl-entry"><div class="csl-left-margin">[1]</div><div class="csl-right-inline">${A}</div></div>\n<div class="csl-entry"><div class="csl-left-margin">[2]</div><div class="csl-right-inline">${B}</div></div>`,
    'Smith Jones',
  ],
  ['Mendeley, blank with spaces', `${A}\n \n${B}\n \n${C}`, ABC],
  [
    'LaTeX bibitem newblock',
    `\\bibitem{a}\nSmith, J.\n\\newblock A study of first things.\n\\newblock {\\em Nature}, 1:2--3, 2001.\n\n\\bibitem{b}\nJones, K.\n\\newblock Second thoughts on models.\n\\newblock {\\em Science}, 4:5--6, 2002.`,
    'Smith Jones',
  ],
  [
    'bbl of natbib',
    `\\bibitem[{Smith(2001)}]{smith}\nSmith, J. 2001. A study of first things. Nature 1, 2--3.\n\\bibitem[{Jones \\& Doe(2002)}]{jones}\nJones, K. 2002. Second thoughts. Science 4, 5--6.`,
    'Smith Jones',
  ],
  [
    'footnotes single line ;',
    `J. Smith, ‘A Study of First Things’, Past & Present, 12 (2001), 3–9; K. Jones, ‘Second Thoughts’, History, 14 (2002), 4–8.`,
    'Smith Jones',
  ],
  ['References French', `Références bibliographiques\n\n${A}\n${B}`, 'Smith Jones'],
  ['References Spanish', `REFERENCIAS BIBLIOGRÁFICAS\n${A}\n${B}`, 'Smith Jones'],
  ['References Portuguese', `Referências:\n${A}\n${B}`, 'Smith Jones'],
  ['References Italian', `Riferimenti bibliografici\n${A}\n${B}`, 'Smith Jones'],
  ['References Dutch', `Literatuurlijst\n${A}\n${B}`, 'Smith Jones'],
  ['References German', `Literatur- und Quellenverzeichnis\n${A}\n${B}`, 'Smith Jones'],
  ['References Chinese/Japanese', `参考文献：\n${A}\n${B}`, 'Smith Jones'],
  ['References Polish', `Bibliografia\n${A}\n${B}`, 'Smith Jones'],
  ['heading 6. REFERENCES', `6. REFERENCES\n${A}\n${B}`, 'Smith Jones'],
  ['heading with count', `References (2)\n${A}\n${B}`, 'Smith Jones'],
  ['heading numbered roman', `VII. Works Cited\n${A}\n${B}`, 'Smith Jones'],
  ['dash: ---.', `${A}\n---. (2004). Later on. Nature, 5, 6.`, 'Smith Smith'],
  ['dash: — (single) year', `${A}\n— (2004). Later on. Nature, 5, 6.`, 'Smith Smith'],
  [
    'dash: –– ,',
    `Smith, John: A study of first things. London: Faber 2001.\n––, Later on. London: Faber 2004.`,
    'Smith Smith',
  ],
  [
    'Ders.:',
    `Smith, John: A study of first things. London: Faber 2001.\nDers.: Later on. London: Faber 2004.\nDers. (2005): Last. London: Faber.`,
    'Smith Smith Smith',
  ],
  ['Id.,', `Eco, U., Il nome della rosa, Milano, Bompiani, 1980.\nId., Baudolino, Milano, Bompiani, 2000.`, 'Eco Eco'],
  [
    'em dash with and',
    `Smith, John. 2001. A Study of First Things. London: Faber.\n———, and Kate Jones. 2004. Later On. London: Faber.`,
    'Smith Smith',
  ],
  [
    'three-em in brackets ed',
    `Smith, John. 2001. A Study of First Things. London: Faber.\n———, ed. 2004. Later On. London: Faber.`,
    'Smith Smith',
  ],
  [
    'BibTeX and plain mixed',
    `${A}\n\n@article{b, author={Jones, Kate}, title={Second thoughts on models}, journal={Science}, year={2002}}\n\n${C}`,
    ABC,
  ],
  [
    'plain after BibTeX',
    `@article{b, author={Smith, J.}, title={T}, journal={Science}, year={2002}}\n${B}`,
    'Smith Jones',
  ],
  [
    'RIS with BOM',
    `\ufeffTY  - JOUR\r\nAU  - Smith, J.\r\nTI  - T\r\nPY  - 2001\r\nER  - \r\n\r\nTY  - BOOK\r\nAU  - Jones, K.\r\nTI  - U\r\nPY  - 2002\r\nER  - \r\n`,
    'Smith Jones',
  ],
  ['DOIs with commas', `10.1000/182, 10.1000/183,10.1000/184`, '10.1000/182 10.1000/183 10.1000/184'],
  ['DOIs with semicolons and spaces', `10.1000/182; 10.1000/183 ;10.1000/184`, '10.1000/182 10.1000/183 10.1000/184'],
  ['DOIs with spaces', `10.1000/182 10.1000/183 https://doi.org/10.1000/184`, '10.1000/182 10.1000/183 10.1000/184'],
  ['DOIs CRLF with bullets', `- https://doi.org/10.1000/182\r\n- doi:10.1000/183\r\n`, '10.1000/182 10.1000/183'],
  ['PMIDs by comma', `PMID: 13054692, 26017442`, '13054692 26017442'],
  [
    'annotated bibliography trailing',
    `${A}\n\nThis article is a classic study of first things; it shows how they begin.\n\n${B}\n\nA careful follow-up that questions the models used before.`,
    'Smith Jones',
  ],
  [
    'annotations indented',
    `${A}\n     This article is a classic study that everybody cites.\n${B}\n     A careful follow-up.`,
    'Smith Jones',
  ],
  ['trailing Bibliography heading', `${A}\n${B}\n\nBibliography\n`, 'Smith Jones'],
  ['two columns by tabs', `${A}\t${B}`, 'Smith Jones'],
  ['markdown numbered bold', `**References**\n\n1. ${A}\n1. ${B}\n1. ${C}`, ABC],
  ['markdown links', `- [${A}](https://doi.org/10.1000/182)\n- [${B}](https://doi.org/10.1000/183)`, 'Smith Jones'],
  ['markdown footnotes', `[^1]: ${A}\n[^2]: ${B}`, 'Smith Jones'],
  ['wiki', `# ${A}\n# ${B}`, 'Smith Jones'],
  ['numbers with a dash', `1 - ${A}\n2 - ${B}`, 'Smith Jones'],
  ['numbers with colon', `1: ${A}\n2: ${B}`, 'Smith Jones'],
  ['roman numbers', `I. ${A}\nII. ${B}\nIII. ${C}`, ABC],
  ['letters', `a) ${A}\nb) ${B}\nc) ${C}`, ABC],
  ['S1', `S1. ${A}\nS2. ${B}`, 'Smith Jones'],
  ['numbers #', `#1 ${A}\n#2 ${B}`, 'Smith Jones'],
  [
    'URL wrapped',
    `Smith, J. (2001). A study of first things. Nature, 1, 2–3. https://doi.org/10.1000/\n182\nJones, K. (2002). Second thoughts on models. Science, 4, 5–6. https://doi.org/10.1000/183`,
    'Smith Jones',
  ],
  ['zero-pad numbers', `01. ${A}\n02. ${B}`, 'Smith Jones'],
  ['quoted lines', `"${A}"\n"${B}"`, 'Smith Jones'],
])('%s', (_from, text, expected) => {
  expect(heads(text)).toBe(expected);
});

test.each([
  [
    'authors of ACS',
    'Kohn, W.; Sham, L. J. Self-Consistent Equations Including Exchange. Phys. Rev. 1965, 140, A1133–A1138.',
  ],
  ['Vancouver’s year', 'Doll R, Hill AB. Smoking and carcinoma of the lung. Br Med J. 1950 Sep 30;2(4682):739-48.'],
  [
    'two publishers',
    'Popper, Karl R. Conjectures and Refutations. London: Routledge, 1963; New York: Basic Books, 1963.',
  ],
  ['a later edition', 'Weber, Max, Wirtschaft und Gesellschaft, Tübingen 1922; 5. Auflage, Tübingen 1980.'],
])('semicolons inside one reference do not split it: %s', (_trap, text) => {
  expect(parse(text)).toHaveLength(1);
});
