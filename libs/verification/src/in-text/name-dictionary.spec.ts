import { strToU8 } from 'fflate';
import { readAndCheck } from './read-and-check';
import { introducedAbbreviations } from './name-dictionary';

const LIST = `

References

Glick Schiller, N. (2005). Transnational social fields. Identities, 12, 1–20.
Hirzalla, F. (2011). The internet and civic life. Politics, 6(2), 40–60.
Hochreiter, S., & Schmidhuber, J. (1997). Long short-term memory. Neural Computation, 9, 1735–1780.
Minkenberg, M. (1998). Die neue radikale Rechte. Opladen: Verlag.
Palma, A., Brown, B., & Clark, C. (2017). Deep soils. Soil Science, 12(2), 44–60.
United Nations Environment Programme. (2016). Frontiers of water. UNEP Press.
Voss, K., & Sherman, R. (2000). Breaking the iron law. American Journal, 106, 303–349.
Zhao, X., Pan, Y., & Hua, W. (2021). Journals of China. Learned Publishing, 34, 1–9.
M. Lu – Y. Zhang – B. Zheng et al. 2013. Portrait sculptures of Augustus: Local shapes. Digital Heritage, 2, 5–9.
NBS – National Bureau of Statistics. (2022). National data. Beijing: NBS.
`;

async function reportOf(sentence: string) {
  const read = await readAndCheck({ bytes: strToU8(`A text\n\n${sentence}\n${LIST}`) }, new Date('2026-11-23'));
  if ('fault' in read) throw new Error(read.message);
  const { citations, problems, questions } = read.report;
  const ofCitations = (kinds: typeof problems) =>
    kinds.filter(({ kind }) => kind !== 'listed-not-cited').map(({ kind }) => kind);
  return {
    refs: citations.flatMap(({ refs }) => refs),
    problems: ofCitations(problems),
    questions: ofCitations(questions),
  };
}

test.each<[string, string, number[]]>([
  ['a word before a name', 'Lastly, Palma et al. (2017) dug.', [4]],
  ['an acronym of the topic before a name', 'Size Hirzalla (2011) is known.', [1]],
  ['the name of a method before names', 'We use it (Long Short-Term Memory, Hochreiter and Schmidhuber 1997).', [2]],
  ['given names', 'Kim Voss and Rachel Sherman (2000) broke it.', [6]],
  ['a part of a double family name', 'So Schiller (2005) says.', [0]],
  ['a German genitive', 'In Minkenbergs (1998) Buch steht es.', [3]],
  ['a German sentence before a name', 'Das Buch von Minkenberg (1998) ist alt.', [3]],
  ['authors separated by semicolons', 'It grew (Zhao; Pan; Hua, 2021).', [7]],
  ['authors separated by dashes', 'It is old (Lu et al., 2013).', [8]],
  ['an abbreviation before its long form in the list', 'It grew (NBS, 2022).', [9]],
  [
    'an abbreviation that the text introduces',
    'The United Nations Environment Programme (UNEP) works. It is so (UNEP, 2016).',
    [5],
  ],
])('links %s', async (_name, sentence, refs) => {
  const report = await reportOf(sentence);
  expect(report).toEqual({ refs, problems: [], questions: [] });
});

test.each<[string, string]>([
  ['a place and a year', 'It was sold (Poland in 1997) and Palma et al. (2017) dug.'],
  ['a treaty long before the list', 'After the Ausgleich (1867) it was so (Palma et al., 2017).'],
  ['a title and its year', 'Her Vindication of the Rights of Women (1992) was read (Palma et al., 2017).'],
  ['an acronym and a year', 'PRIN (2007) paid, and Palma et al. (2017) dug.'],
])('does not report %s as a problem', async (_name, sentence) => {
  expect((await reportOf(sentence)).problems).toEqual([]);
});

test.each<[string, string]>([
  ['several authors', 'So Miller and Baker (2012) say, and Palma et al. (2017) dug.'],
  ['others', 'It rains (Miller et al., 2012).'],
  ['a citation next to a listed work', 'It rains (Miller, 2012; Palma et al., 2017).'],
  ['the same work twice', 'It rains (Miller, 2012). It pours (Miller, 2012).'],
])('reports a missing work once: %s', async (_name, sentence) => {
  expect((await reportOf(sentence)).problems).toEqual(['cited-not-listed']);
});

test('finds the long forms of abbreviations', () => {
  expect([
    ...introducedAbbreviations('The Task Force on Climate (TFC) and the World Bank (WB, 2019) met (IV).'),
  ]).toEqual([
    ['tfc', 'task force on climate'],
    ['wb', 'world bank'],
  ]);
});
