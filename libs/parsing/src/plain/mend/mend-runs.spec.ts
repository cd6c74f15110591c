import type { CslType } from '@veracite/model/csl';
import { LABELS, type Label } from '../labels';
import type { Run } from '../runs';
import { mendRuns } from './mend-runs';

const PIECE = /<(\w+)>([^<]*)/g;

/** "<author>Smith, J. <title>On runs" as the labeller would hand it on. */
function runsOf(marked: string): { raw: string; runs: Run[] } {
  const runs: Run[] = [];
  let raw = '';
  for (const [, name = '', text = ''] of marked.matchAll(PIECE)) {
    const label: Label = LABELS.find((one) => one === name) ?? 'other';
    runs.push({ label, start: raw.length, end: raw.length + text.length, tokens: text.split(/\b/).length });
    raw += text;
  }
  return { raw, runs };
}

function mended(marked: string, told?: CslType): string {
  const { raw, runs } = runsOf(marked);
  mendRuns(raw, runs, told);
  return runs.map(({ label, start, end }) => `<${label}>${raw.slice(start, end)}`).join('');
}

test.each([
  [
    'a body before the year',
    '<publisher>Pew Research Center. <date>(2018). <title>Teens. <place>Washington.',
    '<author>Pew Research Center. <date>(2018). <title>Teens. <place>Washington.',
  ],
  [
    'a body taken for a journal before the year',
    '<container>International Organization for Standardization. <date>(2015). <title>Quality.',
    '<author>International Organization for Standardization. <date>(2015). <title>Quality.',
  ],
  [
    'a body that went to its book’s title',
    '<title>Panel on Climate Change. Climate Change 2014. <place>Geneva: <publisher>IPCC.',
    '<author>Panel on Climate Change. <title>Climate Change 2014. <place>Geneva: <publisher>IPCC.',
  ],
  [
    'a title of two sentences stays whole',
    '<title>Silent spring. The book. <place>Boston: <publisher>Mariner.',
    '<title>Silent spring. The book. <place>Boston: <publisher>Mariner.',
  ],
  [
    'one name, where somebody edited the work',
    '<title>Augustine. De ordine, <editor>ed. W. M. Green. <place>Turnhout.',
    '<author>Augustine. <title>De ordine, <editor>ed. W. M. Green. <place>Turnhout.',
  ],
  [
    'a publisher called after a person',
    '<author>Atkins, P. <title>Chemistry; <author>W. H. Freeman: <place>New York.',
    '<author>Atkins, P. <title>Chemistry; <publisher>W. H. Freeman: <place>New York.',
  ],
  [
    'an editor before the place stays a person',
    '<author>N. Rossi, <title>Atti, <author>a cura di M. Bianchi, <place>Venezia.',
    '<author>N. Rossi, <title>Atti, <editor>a cura di M. Bianchi, <place>Venezia.',
  ],
  [
    'the number of an article is no issue',
    '<author>Page, M. <title>PRISMA. <container>BMJ, <volume>372, <issue>Article n71.',
    '<author>Page, M. <title>PRISMA. <container>BMJ, <volume>372, <page>Article n71.',
  ],
  [
    'a double volume and a double issue',
    '<title>Postscript. <container>October 59-60<volume>, nos. 1<issue>/2 <date>1992',
    '<title>Postscript. <container>October <volume>59-60<issue>, nos. 1/2 <date>1992',
  ],
  [
    'the page of a newspaper behind its section',
    '<container>The Post. <date>2002 Aug 12;<page>Sect. A:<other>2 (col. 4).',
    '<container>The Post. <date>2002 Aug 12;<page>2<other> (col. 4).',
  ],
  [
    'an edition whose number and word went apart',
    '<author>Adorno: <title>Minima Moralia. <issue>22. <place>Aufl. Frankfurt: <publisher>Suhrkamp',
    '<author>Adorno: <title>Minima Moralia. <edition>22. Aufl. <place>Frankfurt: <publisher>Suhrkamp',
  ],
  [
    'no date in brackets',
    '<author>Landsberger, J. <title>(n.d.). Citing Websites.',
    '<author>Landsberger, J. <date>(n.d.)<title>. Citing Websites.',
  ],
  [
    'how many volumes there are',
    '<author>Braudel. <title>Civilisation. <volume>3 vols. <place>Paris.',
    '<author>Braudel. <title>Civilisation. <other>3 vols. <place>Paris.',
  ],
  [
    'a university where a place would stand',
    '<author>M. Bianchi, <title>La scuola, <genre>tesi di laurea, <place>Università di Padova, <date>1999.',
    '<author>M. Bianchi, <title>La scuola, <genre>tesi di laurea, <publisher>Università di Padova, <date>1999.',
  ],
])('%s', (_trap, marked, expected) => {
  expect(mended(marked)).toBe(expected);
});

test('who held a congress is no publisher', () => {
  expect(
    mended('<author>Pearson, J. <title>Fat talk. <publisher>Psychological Congress, <place>Sydney.', 'speech'),
  ).toBe('<author>Pearson, J. <title>Fat talk. <container>Psychological Congress, <place>Sydney.');
});
