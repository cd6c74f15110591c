import { strToU8 } from 'fflate';
import { separateQuestions } from './problem-evidence';
import { readAndCheck } from './read-and-check';

/** Returns the kinds of the problems of a text with a list. */
async function problemsIn(body: string, entries: readonly string[]): Promise<string[]> {
  const text = `A text\n\n${body}\n\nReferences\n\n${entries.join('\n')}\n`;
  const read = await readAndCheck({ bytes: strToU8(text) }, new Date('2026-11-23'));
  if ('fault' in read) throw new Error(read.message);
  return read.report.problems.map(({ kind }) => kind);
}

const RIVERS = 'Adams, B. (2019). On rivers. Journal of Water, 3, 101–120.';
const SOILS = 'Brown, C., & Clark, D. (2015). Deep soils. Soil Science, 12(2), 44–60.';
const CITED = 'It rains (Adams, 2019; Brown & Clark, 2015).';
const NUMBERED = [
  '[1] B. Adams, "On rivers," Journal of Water, vol. 3, pp. 101-120, 2019.',
  '[2] C. Brown, "Deep soils," Soil Science, vol. 12, pp. 44-60, 2015.',
  '[3] R. Ford, "Three names," Nature, vol. 5, pp. 6-9, 2018.',
];

test.each<[trap: string, body: string, entries: string[], problems: string[]]>([
  ['a number next to words in brackets', 'It rains [1, 2]. So [cp. 3 in press].', NUMBERED, []],
  ['a number in no brackets is not cited', 'It rains [1, 2]. So 3 times.', NUMBERED, ['listed-not-cited']],
  [
    'an uncited entry with its year in parentheses, a year that the text has',
    `${CITED} In 2013 it rained.`,
    [RIVERS, SOILS, 'Meyer, P. (2013). On snow. Journal of Water, 7, 11–20.'],
    ['listed-not-cited'],
  ],
  [
    'an undated work with the date of access',
    `${CITED} So do poems (Dach, o. J.).`,
    [RIVERS, SOILS, 'Dach, S. (o. J.). Gedichte. http://www.zeno.org/Dach (letzter Zugriff 15.10.2015).'],
    [],
  ],
  [
    'a name that is a word of another title',
    `${CITED} So it is (Press, 2006). So it is free (Lewis, 2008).`,
    [RIVERS, SOILS, 'Lewis, O. (2008). Freedom of the press. Unpublished manuscript.'],
    [],
  ],
  ['a page like a year', `${CITED} So it is (Adams 2019, 1587).`, [RIVERS.replace('101–120', '1580–1590'), SOILS], []],
  [
    'a page outside both ranges of an entry',
    `${CITED} So it is (Adams 2019, 45).`,
    [RIVERS.replace('3,', '3(1–12),'), SOILS],
    ['quoted-page'],
  ],
  ['the year of the entry', `${CITED} So it is (Adams 2019, p. 2019).`, [RIVERS, SOILS], []],
  [
    'a page in one of the ranges of an entry',
    `${CITED} So it is (Adams 2019, 45).`,
    [RIVERS.replace('3,', '3(41–52),'), SOILS],
    [],
  ],
  [
    'a work with a letter and a later one',
    `${CITED} So it is (Dimpel 2017a/2018; Dimpel 2017b; Dimpel 2018).`,
    [
      RIVERS,
      SOILS,
      'Dimpel, F. (2017a). On delta. Journal of Water, 4, 1–9.',
      'Dimpel, F. (2017b). On beta. Journal of Water, 4, 11–19.',
      'Dimpel, F. (2018). On hands. Journal of Water, 5, 1–9.',
    ],
    [],
  ],
  [
    'a reference in the text',
    `${CITED} The data are in Kleine, A.-K., Lermer, E., & Gaube, S. (2024).`,
    [RIVERS, SOILS],
    [],
  ],
  [
    'an entry in a list that was not found',
    `${CITED} So it is (Theil, 1966).\n\nTheil, H (1966). Applied forecasting. Amsterdam: North-Holland.`,
    [RIVERS, SOILS],
    [],
  ],
  ['a work of neither list', `${CITED} So it is (Theil, 1966).`, [RIVERS, SOILS], ['cited-not-listed']],
  ['a month with an index', `${CITED} The dollar (Mar, 1973 = 100) fell.`, [RIVERS, SOILS], []],
  ['a month', `${CITED} It was measured again (Mai 2017).`, [RIVERS, SOILS], []],
  ['words after a year', `${CITED} In Zulu it is so (Zulu, Doke 1930, taken from Stump).`, [RIVERS, SOILS], []],
  [
    'an entry far after the list, with the given names first',
    `${CITED} So it is (Zou and Hastie, 2005).`,
    [
      RIVERS,
      SOILS,
      `\n\nAppendix\n\n${'The figures of the rivers are of this text. '.repeat(20)}\n\nHui Zou and Trevor Hastie. Regularization. Journal of Water, 67(2):301–320, 2005.`,
    ],
    [],
  ],
  [
    'an entry without a year',
    `${CITED} So say Hutz e Bardagir (2006).`,
    [
      RIVERS,
      SOILS,
      'Hutz, C.; Bardagir, M. Indecisão profissional. Disponível em: http://example.org/a. Acesso em: 3 mai. 2023.',
    ],
    [],
  ],
  [
    'words before the authors',
    `${CITED} So do theories like Head-Driven Phrase Structure Grammar (HPSG, Pollard & Sag (1994)).`,
    [RIVERS, SOILS, 'Sag, I. (1997). Phrases. Language, 2, 1–20.'],
    [],
  ],
  [
    'a lecture series that an entry with a letter names',
    `${CITED} It was a lecture (Algorithmen und Muster, 2009). So says Müller (2009a).`,
    [RIVERS, SOILS, 'Müller, G. (2009a). No constructions. Algorithmen und Muster, Berlin.'],
    [],
  ],
  [
    'a letter of the next work of an entry',
    `${CITED} So it is (Rios 2013b).`,
    [RIVERS, SOILS, 'Rios, V. (2013a). Who started. Review, 18, 13–22. 2013b. Why did it grow. Review, 19, 1–9.'],
    [],
  ],
  [
    'a decade in a title is no letter',
    `${CITED} So it is (Kofman & Peake, 1990).`,
    [RIVERS, SOILS, 'Kofman, E., & Peake, L. 1990. Into the 1990s: a gendered agenda. Geography, 9, 313–336.'],
    [],
  ],
  [
    'a data set and an article',
    `${CITED} So it is (Dehejia & Wahba, 1999).`,
    [
      RIVERS,
      SOILS,
      'Dehejia, R., & Wahba, S. (1999–). Data of rivers.',
      'Dehejia, R., & Wahba, S. (1999). Causal effects. Journal of Water, 94, 1–9.',
    ],
    [],
  ],
  [
    'years of names in their order',
    `${CITED} So they are called (Lewis; Sobel, 1973; 1970).`,
    [
      RIVERS,
      SOILS,
      'Lewis, D. (1973). Counterfactuals. Malden: Blackwell.',
      'Sobel, H. (1970). Acts. Inquiry, 2, 1–9.',
    ],
    [],
  ],
  [
    'the number of a periodical like pages',
    `${CITED} So it is (Kegan 2004, p. 32).`,
    [RIVERS, SOILS, 'Kegan, J. (2004). On men. Feminist Review, 2530–8335.'],
    [],
  ],
  [
    'the second half of an entry',
    CITED,
    [
      RIVERS,
      SOILS,
      'Cornwell, W., Westoby, M., and',
      'Leishman, M. (2014). Three keys to the radiation. Nature, 506, 89–92.',
    ],
    [],
  ],
  [
    'an entry that begins in brackets',
    CITED,
    [RIVERS, SOILS, '(ASONAM), D. (2014). Social networks. Beijing: Water.'],
    [],
  ],
  ['works that another one cites', `${CITED} Flores e Gallegos (1996, citados em Adams, 2019).`, [RIVERS, SOILS], []],
  [
    'works that the text after them cites from another one',
    `${CITED} So it is (Marshall, 1990; Zed, 1991) as cited by (Adams, 2019). Flores e Gallegos (1996), conforme citado por Adams (2019), agree.`,
    [RIVERS, SOILS],
    [],
  ],
  ['the name of a product', `${CITED} It was sealed (Etelux Lab2000, China).`, [RIVERS, SOILS], []],
  [
    'a year after a noun, and a citation',
    `${CITED} So it was im ersten Betriebsjahr (2007, vgl. Adams 2019).`,
    [RIVERS, SOILS],
    [],
  ],
  ['the labels of a table', `${CITED} Labels are Gen and Gen (2021).`, [RIVERS, SOILS], []],
  [
    'a title that is cited by its initials',
    `${CITED} So does the ÖBL.`,
    [RIVERS, SOILS, 'Österreichisches Biographisches Lexikon. (1954). Wien: Böhlau.'],
    [],
  ],
  [
    'the number of a note before a name',
    `${CITED} 3Hood (2002, 20) suggests it.`,
    [RIVERS, SOILS, 'Hood, C. (2002). The risk game. Government, 37, 15–37.'],
    [],
  ],
  [
    'a page of one of two works',
    `${CITED} So it is (Jahraus 2011, 28).`,
    [
      RIVERS,
      SOILS,
      'Bode, C. (2011). Theory as practice. In M. Grizelj & O. Jahraus (Eds.), Theories (pp. 79–94). Fink.',
      'Jahraus, O. (2011). Theories. In M. Grizelj & O. Jahraus (Eds.), Theories (pp. 17–39). Fink.',
    ],
    ['listed-not-cited'],
  ],
  [
    'a letter after a space',
    `${CITED} So it is (GitHub 2016 a; GitHub 2016b).`,
    [RIVERS, SOILS, 'GitHub. (2016a). Scans. https://scantailor.org', 'GitHub. (2016b). Words. https://words.org'],
    [],
  ],
  [
    'a name that is in two words without the space between',
    `${CITED} So Hoffmann says.`,
    [RIVERS, SOILS, 'Manns, F. (2018). Names. Nature, 5, 6–9.'],
    ['listed-not-cited'],
  ],
  ['a film with its director', `${CITED} So “Pretty Woman” (Garry Marshall, 1990) is red.`, [RIVERS, SOILS], []],
  [
    'a name of several words next to a missing work',
    `${CITED} So it is (European Strategy for 2030, 2020; Zed & Ford, 2018).`,
    [RIVERS, SOILS],
    ['cited-not-listed'],
  ],
  [
    'an author who is named in words',
    `${CITED} So does the work of Ford and of Araújo.`,
    [
      RIVERS,
      SOILS,
      'ARA ´UJO, E. (2009). Usability. Nature, 4, 1–9.',
      'Ford, R. (2018). Names. Nature, 5, 6–9.',
      'Zed, R. (2018). Last names. Nature, 6, 6–9.',
    ],
    ['listed-not-cited'],
  ],
  [
    'a list with marks of repeated authors that were lost',
    `${CITED} So it is (Negretto, 2013; Negretto, 2006).`,
    [
      RIVERS,
      SOILS,
      'Negretto, G. (2004). Capacities. Nature, 4, 1–9.',
      '. Minority presidents. Water, 2006.',
      '. Making rules. Oxford: Soil Press, 2013.',
    ],
    [],
  ],
  ['an author that the list lacks', `${CITED} So it is red (Marshall, 1990).`, [RIVERS, SOILS], ['cited-not-listed']],
  [
    'a work in print with another work of its author',
    `${CITED} So it is (Schlögl et al., forthcoming).`,
    [RIVERS, SOILS, 'Schlögl, M., Kaiser, A., & Rumpolt, P. (2018). Lives. Water, 1, 1–9.'],
    [],
  ],
  [
    'the genitive of a name that was read as a given name',
    `${CITED} So it is by Yao’s principle.`,
    [RIVERS, SOILS, 'Andrew Yao. Probabilistic computations: Toward a unified measure. In FOCS, pages 222–227, 1977.'],
    [],
  ],
  [
    'a step in a text with a list without numbers',
    'It has steps: (1) rain (2) snow.',
    [RIVERS, SOILS, 'Ford, R. (2018). Names. Nature, 5, 6–9.'],
    [],
  ],
  [
    'a year in the title of another work of the author',
    `${CITED} So it is (Fajfer, 1999; Fajfer, 2010).`,
    [
      RIVERS,
      SOILS,
      'Fajfer, Z. (1999). Liberatura. Dekada, 5, 8–9.',
      'Fajfer, Z. (2010). Collected essays 1999. Kraków: Art.',
    ],
    [],
  ],
  [
    'letters in an address',
    `${CITED} So it is (Cohn et al., 2000).`,
    [RIVERS, SOILS, 'Cohn, D., Caruana, R., & Mccallum, A. (2000). Clusters. https://umass.edu/aaai2000s.ps'],
    [],
  ],
  [
    'an elided particle',
    `${CITED} So it is (Aubignac, 1966).`,
    [RIVERS, SOILS, "D'Aubignac, F. (1966). On theaters. Paris: Pepingue."],
    [],
  ],
  ['a reference to software', `${CITED} It ran (StataCorp. 2013. Stata: Release 13).`, [RIVERS, SOILS], []],
  [
    'a year of the first edition in brackets',
    `${CITED} Tragische Höhe (Schopenhauer [1818] 1977) ist erreicht.`,
    [RIVERS, SOILS, 'Schopenhauer, A. (1977). The world as will. Zürich: Diogenes.'],
    [],
  ],
  [
    'a range of years in a title',
    `${CITED} So it is am Beispiel (1786–1918).`,
    [RIVERS, SOILS, 'Beispiel, A. (1786). Akten. Berlin: Unger.', 'Beispiel, A. (1786). Briefe. Berlin: Unger.'],
    [],
  ],
  [
    'a work next to another one of its entry',
    `${CITED} So it is (Wälte & Borg, 2018).`,
    [
      RIVERS,
      `Clark, D. (2016). Soils${' and the deep waters below them'.repeat(7)}. Berlin: Springer. Wälte, D., & Borg, M. Rat. Berlin: 2018.`,
      SOILS,
    ],
    ['listed-not-cited'],
  ],
  [
    'a venue that an entry names',
    `${CITED} So it was (Coling 2010).`,
    [RIVERS, SOILS, 'Ford, R. (2018). Names. In Proceedings of Coling (pp. 6–9). Soil Press.'],
    ['listed-not-cited'],
  ],
  [
    'a work that another one cites',
    `${CITED} So it is (Marshall & Zed, 1990, cited in Adams, 2019).`,
    [RIVERS, SOILS],
    [],
  ],
  [
    'the abbreviation of a concept before a listed work',
    `${CITED} It is played (GWAPs; von Ahn und Dabbish 2004).`,
    [RIVERS, SOILS, 'von Ahn, Luis und Laura Dabbish . 2004. „Labeling Images.“ In Water , 319–326.'],
    [],
  ],
  [
    'names and a year that were not read as a citation',
    `${CITED} So it is (see, to mention a few, deVos 2012; Adams 2019).`,
    [RIVERS, SOILS, 'deVos, C. (2012). Deep signs. Water, 6, 6–9.'],
    [],
  ],
  [
    'a letter of a work with another author',
    `${CITED} So says Lee (2015a).`,
    [
      RIVERS,
      SOILS,
      'Ford, R., & Lee, B. (2015a). Names. Nature, 5, 6–9.',
      'Ford, R., & Lee, B. (2015b). Words. Nature, 6, 6–9.',
      'Lee, B. (2015). Letters. Nature, 7, 6–9.',
    ],
    ['listed-not-cited', 'listed-not-cited'],
  ],
  [
    'brackets in brackets',
    `${CITED} So it is (see e.g. (Ford et al., 2018; Adams, 2019)).`,
    [RIVERS, SOILS],
    ['cited-not-listed'],
  ],
  [
    'years in brackets in brackets',
    `${CITED} So it is (in one field Brown and Clark (2015); in another field Adams et al. (2019)).`,
    [RIVERS, SOILS],
    [],
  ],
])('%s', async (_trap, body, entries, problems) => {
  expect(await problemsIn(body, entries)).toEqual(problems);
});

test('a number at the end of an identifier in the list is no citation', async () => {
  const html = `<html><body><h1>Rain in the north</h1><p>It rains.<sup>1</sup> It snows.<sup>2,4,5</sup></p><h2>References</h2><ol><li>Adams, B. On rivers. Water 3, 101–120 (2019). doi:10.1000/water.3</li><li>Brown, C. Deep soils. Water 4, 1–9 (2015).</li><li>Ford, R. Three names. Water 5, 6–9 (2018).</li><li>Gray, T. Clouds. Water 6, 2–8 (2016).</li><li>Hill, U. Winds. Water 7, 3–5 (2014).</li></ol></body></html>`;
  const read = await readAndCheck({ bytes: strToU8(html), name: 'a.html' }, new Date('2026-11-23'));
  expect('fault' in read ? read.message : read.report.problems.map(({ kind }) => kind)).toEqual(['listed-not-cited']);
});

test('an author who is named without a link may be cited', async () => {
  const xml = `<article><front/><body><p>Hou showed it [<xref ref-type="bibr" rid="b1">1</xref>]. Uchida also showed it.</p></body><back><ref-list><ref id="b1"><mixed-citation>Hou B. On rivers. Water. 2016;3:1–9.</mixed-citation></ref><ref id="b2"><mixed-citation>Uchida A. Deep soils. Water. 2017;3:1–9.</mixed-citation></ref></ref-list></back></article>`;
  const read = await readAndCheck({ bytes: strToU8(xml), name: 'article.xml' }, new Date('2026-11-23'));
  expect('fault' in read ? read.message : read.report.problems).toEqual([]);
});

test('problems of a text layer with broken letters are questions', () => {
  const problem = { kind: 'name-differs' as const, refs: [0], citations: [0], detail: '' };
  const evidenceOf = (text: string) =>
    separateQuestions([problem], {
      document: { kind: 'pdf', text, blocks: [], entries: [], unsplit: [] },
      linked: [],
      facts: [],
      listed: [],
    }).problems.length;
  expect(evidenceOf('The principles of unification are deep, and so is parsing.')).toBe(1);
  expect(evidenceOf('The princil)les of unifi(cation are deveh)ped, and so is pars|ing.')).toBe(0);
});

test('the names before a linked number are not reported as unlisted', async () => {
  const xml = `<article><front/><body><p>Hou et al. (2011) showed it [<xref ref-type="bibr" rid="b1">1</xref>].</p></body><back><ref-list><ref id="b1"><mixed-citation>Uchida A. On rivers. Water. 2017;3:1–9.</mixed-citation></ref></ref-list></back></article>`;
  const read = await readAndCheck({ bytes: strToU8(xml), name: 'article.xml' }, new Date('2026-11-23'));
  expect('fault' in read ? read.message : read.report.problems).toEqual([]);
});
