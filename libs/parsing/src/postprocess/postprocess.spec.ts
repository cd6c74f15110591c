import type { CslType } from '@veracite/model/csl';
import { LABELS, type Label } from '../plain/model/labels';
import type { Run } from '../plain/fields/label-runs';
import { postprocess } from './rules';

const PIECE = /<(\w+)>([^<]*)/g;

/** "<author>Smith, J. <title>On runs" as the model labels it. */
function runsOf(marked: string): { raw: string; runs: Run[] } {
  const runs: Run[] = [];
  let raw = '';
  for (const [, name = '', text = ''] of marked.matchAll(PIECE)) {
    const label: Label = LABELS.find((label) => label === name) ?? 'other';
    runs.push({ label, start: raw.length, end: raw.length + text.length, tokens: text.split(/\b/).length });
    raw += text;
  }
  return { raw, runs };
}

function corrected(marked: string, statedType?: CslType): string {
  const { raw, runs } = runsOf(marked);
  postprocess(raw, runs, statedType);
  return runs.map(({ label, start, end }) => `<${label}>${raw.slice(start, end)}`).join('');
}

test.each([
  [
    'a body before the year',
    '<title>Organisation mondiale de la Santé. <date>(2020). <title>A title. <place>Genève.',
    '<author>Organisation mondiale de la Santé. <date>(2020). <title>A title. <place>Genève.',
  ],
  [
    'a title before the year that names no body',
    '<title>Two years of kettles. <date>(2020). <container>Kettle Letters. <volume>4.',
    '<title>Two years of kettles. <date>(2020). <container>Kettle Letters. <volume>4.',
  ],
  [
    'editors at the start of a book',
    '<author>Alsina, A., and P. Sells (eds.). <date>1997. <title>Complex predicates. <place>Stanford.',
    '<editor>Alsina, A., and P. Sells (eds.). <date>1997. <title>Complex predicates. <place>Stanford.',
  ],
  [
    'an editor before the place stays a person',
    '<author>N. Rossi, <title>Atti, <author>a cura di M. Bianchi, <place>Venezia.',
    '<author>N. Rossi, <title>Atti, <editor>a cura di M. Bianchi, <place>Venezia.',
  ],
  [
    'days are joined with their year',
    '<title>Proceedings, <other>Jun. 18–22, <date>1995, <place>Boston',
    '<title>Proceedings, <other>Jun. 18–22, <date>Jun. 18–22, 1995, <place>Boston',
  ],
  [
    'a word after the number of pages',
    '<title>История. <date>1992. <page>272 <other>с. Тираж.',
    '<title>История. <date>1992. <page>272 с.<other> Тираж.',
  ],
  [
    'a translator inside the title',
    '<author>Kafka, F. <title>The castle, translated by Willa Muir. <place>London.',
    '<author>Kafka, F. <title>The castle, <translator>translated by Willa Muir. <place>London.',
  ],
  [
    'an edition with number and word in different fields',
    '<author>Adorno: <title>Minima Moralia. <issue>22. <place>Aufl. Frankfurt: <publisher>Suhrkamp',
    '<author>Adorno: <title>Minima Moralia. <edition>22. Aufl. <place>Frankfurt: <publisher>Suhrkamp',
  ],
  [
    'the book after its editor',
    '<author>N. Rossi, <title>La scuola, <editor>in P. Burke (a cura di), <title>Storia, <page>3-9',
    '<author>N. Rossi, <title>La scuola, <editor>in P. Burke (a cura di), <container>Storia, <page>3-9',
  ],
])('%s', (_trap, marked, expected) => {
  expect(corrected(marked)).toBe(expected);
});

test('software and data have a publisher and no container', () => {
  expect(corrected('<author>Smith, J. <title>Lens. <container>Zenodo. <date>2020.', 'software')).toBe(
    '<author>Smith, J. <title>Lens. <publisher>Zenodo. <date>2020.',
  );
});
