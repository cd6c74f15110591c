/**
 * Trains the model of expected presence: `npm run lab -- train:presence [--sets FOLDER] [--outside] [--reported] [--list]`. Real references whose
 * works are known to be in the databases, or in none. Writes libs/verdict/data/presence-model.json. `--outside` fits only works
 * outside venues that a register has completely, and keeps the other weights. `--reported` measures the model of the product on the
 * reported half of lists whose outcome is certain, and writes nothing.
 */
import { readFileSync } from 'node:fs';
import { readOptions } from '../../../harness/options';
import { measuringData } from '../../../harness/data';
import { writeModel } from '../../../harness/models';
import { probabilityOf, type LogisticModel } from '@veracite/verdict/model';
import { halfHash } from '../../../harness/shares';
import { BIBLIOGRAPHIES, publicWorks, STARTER, worksOfSet } from '../../../parsing/train/kinds/works';
import {
  CHECKED_BY_HAND,
  DEPOSITED,
  depositedExamples,
  labeledExamples,
  PAIRS,
  publishedExamples,
  STYLES,
  writtenExamples,
} from './examples';
import { fitParts } from './fit';
import { printPresence } from './print';

const OUTPUT = 'libs/verdict/data/presence-model.json';
const { sets, list, outside, reported } = readOptions({
  sets: undefined,
  list: false,
  outside: false,
  reported: false,
});
const data = measuringData([STARTER, BIBLIOGRAPHIES, CHECKED_BY_HAND, DEPOSITED, PAIRS, STYLES]);

if (reported) {
  const examples = [...(sets ? publishedExamples(sets, 'reported') : []), ...depositedExamples(data, 'reported')];
  printPresence(examples, false);
} else {
  const isHeld = ({ group }: { group: string }) => halfHash(`held ${group}`) % 5 === 0;
  const works = publicWorks(data).filter(({ csl, kind }) => kind !== 'article' || halfHash(csl.title ?? '') % 3 === 0);
  const all = [
    ...(await labeledExamples(works, 'public')),
    ...writtenExamples(data),
    ...depositedExamples(data, 'train'),
    ...(sets ? await labeledExamples(worksOfSet(sets, 'train'), 'sets') : []),
    ...(sets ? publishedExamples(sets, 'train') : []),
  ].filter(({ isComplete }) => !(outside && isComplete));
  const dev = [...all.filter(isHeld), ...(sets ? await labeledExamples(worksOfSet(sets, 'dev'), 'sets') : [])];
  const train = all.filter((example) => !isHeld(example));
  console.log(`${train.length} references to learn from, ${dev.length} to watch`);
  const model = fitParts(train, outside ? (JSON.parse(readFileSync(OUTPUT, 'utf8')) as LogisticModel) : undefined);
  printPresence(
    dev.map((example) => ({ ...example, expected: probabilityOf(model, example.features) })),
    list,
  );
  writeModel(data, OUTPUT, model);
}
