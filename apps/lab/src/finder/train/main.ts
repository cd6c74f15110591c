/**
 * Trains the model that gives a found work its chance: `npm run lab -- train:finder`.
 * Descriptions of works of the large corpora (none of those that are measured), each with the twenty works that share
 * most of its words; four fifths to learn from, one to look at. Writes libs/verification/data/finding-model.json.
 */
import type { CslItem } from '@veracite/model/csl';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { measuringData, type MeasuringData } from '../../harness/data';
import { namedWeights, rounded, writeModel } from '../../harness/models';
import { workOf } from '../../harness/works';
import { seeded } from '@veracite/testing/seeded';
import { indexWorks } from '@veracite/testing/fake-databases/holdings';
import { describe } from '@veracite/verification/finder/description';
import { featuresOf, FINDING_FEATURES } from '@veracite/verification/finder/features';
import { corpora, halfHash, withOneIsbn } from '../../harness/shares';
import { calibrationError } from '../../verdicts/measure';
import { chancesOf, fit, type Choice } from './fit';
import { LEARNED_KINDS, remember, type Memory } from './memories';

const OUTPUT = 'libs/verification/data/finding-model.json';
const CORPORA = corpora(
  'crossref-2022',
  'linguistics',
  'physics-journals',
  'ml-conferences',
  'syriac-studies',
  'acl-anthology',
);
const WORKS_EACH = 5_000;
const DESCRIPTIONS = 4_000;
const RIVALS = 20;
/** Now and then no database holds the work meant: the model has to know "none of these". */
const ABSENT = 0.12;

train(measuringData(CORPORA));

function train(data: MeasuringData): void {
  const random = seeded(20261121);
  const items = CORPORA.flatMap((corpus) => worksOf(data, corpus));
  const holdings = indexWorks(items).holdings(() => true);
  const choices: Choice[] = [];
  while (choices.length < (data.isSample ? DESCRIPTIONS / 20 : DESCRIPTIONS)) {
    const item = items[Math.floor(random() * items.length)];
    const kind = LEARNED_KINDS[Math.floor(random() * LEARNED_KINDS.length)];
    const memory = item && kind && remember(item, kind, random);
    if (memory)
      choices.push(choiceOf(memory, holdings.search(Object.values(memory.remembered).join(' '), RIVALS), random));
  }
  const heldOut = choices.filter((_choice, index) => index % 5 === 0);
  const model = fit(choices.filter((_choice, index) => index % 5 !== 0));
  const calibrated = heldOut.flatMap((choice) =>
    chancesOf(choice, model).map((chance, index) => ({ confidence: chance, right: index === choice.right })),
  );
  const present = heldOut.filter(({ right }) => right >= 0);
  const first = present.filter((choice) => {
    const chances = chancesOf(choice, model);
    return chances[choice.right] === Math.max(...chances);
  });
  console.log(
    `${choices.length} descriptions; on ${heldOut.length} held out: right work first ${((100 * first.length) / present.length).toFixed(1)} %, calibration error ${calibrationError(calibrated.filter(({ confidence }) => confidence > 0.05)).toFixed(3)}`,
  );
  writeModel(data, OUTPUT, {
    intercept: rounded(model.intercept),
    weights: namedWeights(FINDING_FEATURES, (name) => model.weights[name]),
  });
}

function worksOf(data: MeasuringData, corpus: string): CslItem[] {
  const rows = data.rows<CslItem>(corpus).filter((item) => item.title && item.author && item.issued);
  const step = Math.max(1, Math.floor(rows.length / WORKS_EACH));
  return rows.filter((item) => halfHash(item.title ?? '') % step === 0).map(withOneIsbn);
}

function choiceOf({ remembered, item }: Memory, rivals: CslItem[], random: () => number): Choice {
  // One work entered twice would be its own counter-example.
  const print = titleFingerprint(item.title ?? '');
  const others = rivals.filter((rival) => titleFingerprint(rival.title ?? '') !== print);
  const present = random() >= ABSENT;
  const description = describe(remembered);
  const met = present ? [item, ...others] : others;
  return { candidates: met.map((rival) => featuresOf(description, workOf(rival, ''))), right: present ? 0 : -1 };
}
