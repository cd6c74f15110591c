import { strToU8 } from 'fflate';
import { readAndCheck } from './read-and-check';

const HE =
  'He, K., Zhang, X., & Sun, J. (2016). Deep residual learning for image recognition. In Proceedings of CVPR (pp. 770–778).';
const LECUN = 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444.';
const ADAMS = 'Adams, B. (2019). On rivers and lakes of the north and of the south. Journal of Water, 3, 1–9.';
const BROWN = 'Brown, Cy. Deep Soils of the North. London: Soil Press, 2015.';
const CLARK = 'Clark, Di. “On Seas and Winds.” Water 3, 2018, pp. 1–9.';
const DAVIS = 'Davis, Ed. Fires and Storms of the World. Leeds: Air Press, 2012.';
const PLAIN = [BROWN, CLARK, DAVIS, BROWN.replace('Brown', 'Evans').replace('Soils', 'Airs')];

test.each<[trap: string, entries: string[], doubtful: number[]]>([
  ['three entries in one', [`${HE} ${LECUN} ${ADAMS}`, BROWN], [0]],
  ['two entries in one', [BROWN, `${HE} ${LECUN} https://doi.org/10.1038/nature14539. ${ADAMS}`], [1]],
  ['three entries without spaces between them', [`${HE}${LECUN}${ADAMS}`], [0]],
  [
    'an entry longer than three neighbors, with several years',
    [...PLAIN, [...PLAIN, HE, LECUN].map((entry) => entry.replace('Deep', 'High')).join(' '), CLARK],
    [4],
  ],
  ['entries of their own', [HE, LECUN, ADAMS, BROWN], []],
  [
    'a reprint',
    [
      HE,
      `${ADAMS} (Reprinted from Rivers, 1971, and in Brown, C. (Ed.), Lakes of the north, pp. 1–9, 1985.) With a preface of the editors of the second edition of the journal, and with maps.`,
      LECUN,
      ADAMS,
    ],
    [],
  ],
  [
    'many authors',
    [
      ...PLAIN,
      `${'Adams, B., Brown, C., Clark, D., Davis, E., '.repeat(8)}& Evans, F. (2019). On rivers. Water, 3, 1–9.`,
    ],
    [],
  ],
])('a doubt about %s', async (_trap, entries, doubtful) => {
  const html = `<!doctype html><html><body><p>Text.</p><h2>References</h2>${entries.map((entry) => `<p>${entry.replaceAll('&', '&amp;')}</p>`).join('')}</body></html>`;
  const read = await readAndCheck({ bytes: strToU8(html), name: 'a.html' }, new Date('2026-11-29'));
  if ('fault' in read) throw new Error(read.message);
  const found = read.report.references.flatMap(({ doubts }, i) =>
    doubts.some(({ code }) => code === 'several-references') ? [i] : [],
  );
  expect([read.report.references.length, found]).toEqual([entries.length, doubtful]);
});
