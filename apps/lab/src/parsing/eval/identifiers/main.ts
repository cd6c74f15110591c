/**
 * Measures how often the identifier of a pasted reference is right: `npm run lab -- eval:identifiers [--develop] [--shipped] [--wrong NAME]`.
 * Real identifiers are inserted into references in every form, before every tail and across line breaks. Registrants are divided
 * into halves by hash. The parser does not know the DOI shapes of the reported half, as of a new registrant. `--shipped` uses all
 * shapes. `--wrong` prints the errors in forms, tails and breaks with a name that contains the word.
 */
import type { CslItem } from '@veracite/model/csl';
import { takeIdentifiers } from '@veracite/parsing/identifiers/take-identifiers';
import { findIdentifiers } from '@veracite/parsing/identifiers/find-identifiers';
import { shapesOf, SHAPES } from '@veracite/parsing/identifiers/doi/shapes';
import { plainMarks } from '@veracite/parsing/plain/decode/full-width-marks';
import { plainText } from '@veracite/parsing/plain/decode/plain-text';
import { percent } from '../../../harness/figures';
import { readOptions } from '../../../harness/options';
import { table } from '../../../harness/table';
import { isReported } from '../../train/registrants';
import file from '../../../../../../libs/parsing/data/doi-shapes.json';
import { testTexts, type TestText } from './test-texts';
import { realIdentifiers } from './sources';

const { develop, shipped, wrong: shown } = readOptions({ develop: false, shipped: false, wrong: undefined });
const reported = !develop;
const shapes = shipped ? SHAPES : shapesOf(file, (registrant) => isReported(registrant) === reported);

interface Answer {
  best: string | undefined;
  /** Alternatives that are looked up too. */
  others: string[];
}

/** Parses a reference like the product, but with the shapes of this measurement. */
function read({ text, kind }: TestText): Answer {
  const { text: plain, toRaw } = plainText(text);
  const brokenAt = (index: number) => /[\r\n]/.test(text.charAt(toRaw({ start: index, end: index + 1 }).start));
  const csl: Partial<CslItem> = {};
  const found = findIdentifiers(plainMarks(plain), { brokenAt, shapes });
  const { identifiers, alternatives } = takeIdentifiers(found, csl, {});
  return { best: kind === 'url' ? csl.URL : identifiers[kind], others: alternatives?.doi ?? [] };
}

class Tally {
  private readonly counts = new Map<string, { rows: number; right: number; asked: number }>();

  add(name: string, isRight: boolean, isAsked: boolean): void {
    const count = this.counts.get(name) ?? { rows: 0, right: 0, asked: 0 };
    this.counts.set(name, count);
    count.rows += 1;
    if (isRight) count.right += 1;
    if (isAsked) count.asked += 1;
  }

  print(heading: string): void {
    const cells = [...this.counts].map(([name, { rows, right, asked }]) => [
      ...[name, String(rows), percent(right, rows), percent(asked, rows)],
    ]);
    console.log(`\n${table([heading, 'rows', 'right', 'asked'], cells)}`);
  }
}

const tallies = { kind: new Tally(), form: new Tally(), tail: new Tally(), broken: new Tally() };
for (const row of testTexts(realIdentifiers(), reported)) {
  const { best, others } = read(row);
  const isRight = best === row.truth;
  const isAsked = isRight || others.includes(row.truth);
  const whole = row.kind === 'doi' ? (row.broken ? 'doi, broken' : 'doi, whole') : row.kind;
  tallies.kind.add(whole, isRight, isAsked);
  if (row.broken) tallies.broken.add(row.broken, isRight, isAsked);
  else {
    tallies.form.add(`${row.kind}: ${row.form}`, isRight, isAsked);
    if (row.kind === 'doi') tallies.tail.add(row.tail, isRight, isAsked);
  }
  const name = `${row.kind}: ${row.form} | ${row.tail} | ${row.broken ?? ''}`;
  if (!isRight && shown !== undefined && name.includes(shown))
    console.log(`${name}\n\t${JSON.stringify(row.text)}\n\ttruth ${row.truth}\n\tgiven ${best} ${others.join(' ')}`);
}
console.log(
  `${reported ? 'reported' : 'development'} half, ${shipped ? 'as shipped' : 'its registrants unknown'}, per cent`,
);
console.log('asked: the right one is the best or one of the alternatives');
tallies.kind.print('kind');
tallies.form.print('form (whole)');
tallies.tail.print('tail of a DOI (whole)');
tallies.broken.print('DOI broken by a line\u2019s end');
