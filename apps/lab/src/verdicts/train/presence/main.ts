/**
 * Trains the model of expected presence: `npm run lab -- train:presence [--sets FOLDER]`. Real references whose works are known to be
 * in the databases, or in none. Writes libs/verdict/data/presence-model.json.
 */
import { readOptions } from '../../../harness/options';
import { measuringData } from '../../../harness/data';
import { writeModel } from '../../../harness/models';
import { PROOF } from '@veracite/verdict/absence/presence';
import { probabilityOf, type LogisticModel } from '@veracite/verdict/model';
import { halfHash } from '../../../harness/shares';
import { BIBLIOGRAPHIES, publicWorks, STARTER, worksOfSet } from '../../../parsing/train/kinds/works';
import {
  CHECKED_BY_HAND,
  labeledExamples,
  PAIRS,
  publishedExamples,
  STYLES,
  writtenExamples,
  type PresenceExample,
} from './examples';
import { fitSparse } from './fit';

const OUTPUT = 'libs/verdict/data/presence-model.json';
const { sets, list } = readOptions({ sets: undefined, list: false });
const data = measuringData([STARTER, BIBLIOGRAPHIES, CHECKED_BY_HAND, PAIRS, STYLES]);
const isHeld = ({ group }: { group: string }) => halfHash(`held ${group}`) % 5 === 0;
const works = publicWorks(data).filter(({ csl, kind }) => kind !== 'article' || halfHash(csl.title ?? '') % 3 === 0);
const all = [
  ...(await labeledExamples(works, 'public')),
  ...writtenExamples(data),
  ...(sets ? await labeledExamples(worksOfSet(sets, 'train'), 'sets') : []),
  ...(sets ? publishedExamples(sets, 'train') : []),
];
const dev = [
  ...all.filter(isHeld),
  ...(sets ? await labeledExamples(worksOfSet(sets, 'dev'), 'sets') : []),
  ...(sets ? publishedExamples(sets, 'dev') : []),
];
const train = all.filter((example) => !isHeld(example));
console.log(`${train.length} references to learn from, ${dev.length} to watch`);
const model = fitSparse(train);
report(model, dev);
writeModel(data, OUTPUT, model);

function report(fitted: LogisticModel, examples: PresenceExample[]): void {
  const rated = examples.map((example) => ({ ...example, expected: probabilityOf(fitted, example.features) }));
  console.log('expected        references  in truth');
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const bin = rated.filter(({ expected }) => Math.min(9, Math.floor(expected * 10)) === tenth);
    const mean = bin.reduce((sum, { expected }) => sum + expected, 0) / Math.max(1, bin.length);
    const truth = bin.filter(({ isPresent }) => isPresent).length / Math.max(1, bin.length);
    console.log(
      `${(tenth / 10).toFixed(1)}-${((tenth + 1) / 10).toFixed(1)}   ${mean.toFixed(3)}   ${bin.length}\t${truth.toFixed(3)}`,
    );
  }
  const proof = rated.filter(({ expected }) => expected >= PROOF);
  const wrong = proof.filter(({ isPresent }) => !isPresent);
  console.log(`${proof.length} with at least ${PROOF}, of these ${wrong.length} absent`);
  for (const set of new Set(rated.map((example) => example.set))) {
    const own = rated.filter((example) => example.set === set);
    const present = own.filter(({ isPresent }) => isPresent);
    const absent = own.filter(({ isPresent }) => !isPresent);
    const share = (part: typeof own) => `${part.filter(({ expected }) => expected >= PROOF).length} of ${part.length}`;
    console.log(`${set}: proof for ${share(present)} present, ${share(absent)} absent`);
  }
  if (list)
    for (const { raw, expected, kind } of wrong.slice(0, 60))
      console.log(`${expected.toFixed(4)} ${kind ?? ''} ${raw.replace(/\s+/g, ' ').slice(0, 160)}`);
}
