/** Measures sentence case on the labeled titles in apps/lab/data/formatting. */
import { rowsOf } from '@veracite/text/data-file';
import foreign from '../../../data/formatting/foreign-titles.json';
import recorded from '../../../data/formatting/titles-as-recorded.json';
import restored from '../../../data/formatting/restored-titles.json';
import { sentenceCase } from '@veracite/formatting/casing/sentence-case';
import { capitalShare, isAllCaps } from '@veracite/formatting/casing/shape';
import { titleCase } from '@veracite/formatting/casing/title-case';
import { cutWords } from '@veracite/formatting/casing/cut-words';
import { toPlain } from '@veracite/formatting/markup';
import { percentOf } from '../../harness/figures';

const FORMS = ' || ';
const wordsOf = (title: string): string[] => cutWords(title).words.map((word) => word.text);

export function evaluateCasing(verbose: boolean): void {
  asRecorded(verbose);
  inOtherLanguages(verbose);
  fromHeadlines(verbose);
}

/** Removes the direction marks that some records contain. */
const bare = (title: string): string => title.normalize('NFC').replace(/[\u200E\u200F\u202A-\u202E]/g, '');

const SHAPES = ['sentence case', 'headline capitals', 'capitals alone'] as const;

/** Which of the three a record's title is in. */
function shapeOf(title: string): (typeof SHAPES)[number] {
  const { words } = cutWords(title);
  if (isAllCaps(words)) return 'capitals alone';
  return (capitalShare(words) ?? 0) < 0.5 ? 'sentence case' : 'headline capitals';
}

/** Measures recorded titles in any casing and language. */
function asRecorded(verbose: boolean): void {
  const rows = rowsOf(recorded, ['sample', 'language', 'title', 'label']).map((row) => {
    const written = bare(toPlain(sentenceCase(row.title, { language: row.language || undefined })));
    return { ...row, written, right: row.label.split(FORMS).includes(written), shape: shapeOf(toPlain(row.title)) };
  });
  const say = (name: string, some: typeof rows): void =>
    console.log(`${name}: titles right ${percentOf(some.filter(({ right }) => right).length, some.length)}`);
  say('casing, titles as recorded', rows);
  for (const sample of new Set(rows.map((row) => row.sample)))
    say(
      `  the ${sample} sample`,
      rows.filter((row) => row.sample === sample),
    );
  for (const shape of SHAPES)
    say(
      `  recorded in ${shape}`,
      rows.filter((row) => row.shape === shape),
    );
  if (verbose) for (const { right, label, written } of rows) if (!right) console.log(`  - ${label}\n  + ${written}`);
}

/** Measures recorded titles in languages that capitalize only names. */
function inOtherLanguages(verbose: boolean): void {
  const rows = rowsOf(foreign, ['sample', 'language', 'title', 'label']);
  const wrong = rows
    .map((row) => ({ ...row, written: toPlain(sentenceCase(row.title, { language: row.language || undefined })) }))
    .filter(({ label, written }) => !accepts(label, written));
  console.log(`casing, titles in other languages: right ${percentOf(rows.length - wrong.length, rows.length)}`);
  if (verbose) for (const { label, written } of wrong) console.log(`  - ${label}\n  + ${written}`);
}

/** Compares a title with its label, in which a tilde precedes a letter that is correct in either case. */
function accepts(label: string, written: string): boolean {
  let [index, either] = [0, false];
  for (const letter of label) {
    const found = written.slice(index, index + letter.length);
    if (letter !== '~' && found !== letter && !(either && found.toLowerCase() === letter.toLowerCase())) return false;
    if (letter !== '~') index += letter.length;
    either = letter === '~';
  }
  return index === written.length;
}

/** Measures titles recorded in sentence case after a conversion to headline capitals and back. */
function fromHeadlines(verbose: boolean): void {
  const rows = rowsOf(restored, ['sample', 'title', 'label', 'casings']);
  const measure = (name: string, sample: string, casings: (recorded: string) => string[]): void => {
    const [titles, words] = [
      { right: 0, all: 0 },
      { right: 0, all: 0 },
    ];
    for (const row of rows.filter((item) => item.sample === sample)) {
      const written = sentenceCase(titleCase(row.title, 'chicago'), { casings: casings(row.casings) });
      const [want, have] = [wordsOf(row.label), wordsOf(written)];
      titles.all += 1;
      words.all += want.length;
      words.right += want.filter((word, index) => word === have[index]).length;
      if (written === row.label) titles.right += 1;
      else if (verbose) console.log(`  - ${row.label}\n  + ${written}`);
    }
    console.log(
      `${name}: titles right ${percentOf(titles.right, titles.all)}, words right ${percentOf(words.right, words.all)}`,
    );
  };
  measure('casing, restored from headline capitals, first sample', 'first', () => []);
  measure('casing, restored from headline capitals, fresh sample', 'fresh', () => []);
  measure('casing, titles that other collections hold too, without them', 'elsewhere', () => []);
  measure('  the same, with the agreement of records', 'elsewhere', (recorded) => recorded.split(FORMS));
}
