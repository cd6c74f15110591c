import { pick, seeded, shuffle } from '@veracite/testing/seeded';
import { isReported } from '../../train/registrants';
import { BREAKS } from './breaks';
import { FORMS, TAILS, write, type Form } from './forms';
import type { RealIdentifiers } from './sources';

type Kind = keyof typeof FORMS;

/** An identifier written into a reference. */
export interface TestText {
  kind: Kind;
  form: string;
  tail: string;
  /** Name of the line break in it. */
  broken?: string;
  text: string;
  truth: string;
}

/** References of several styles, to which an identifier is added. */
const BEFORE = [
  'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444. ',
  'Kahneman D, Tversky A. Prospect theory: an analysis of decision under risk. Econometrica. 1979;47(2):263-91. ',
  'Watson, J. D., and F. H. C. Crick. “Molecular Structure of Nucleic Acids.” Nature 171, no. 4356 (1953): 737–38. ',
  'J. Pearl, Causality: Models, Reasoning and Inference, 2nd ed. Cambridge University Press, 2009, ',
  'Müller, K.-R.; Mika, S.; Rätsch, G. An introduction to kernel-based learning\nalgorithms. IEEE Trans. Neural Netw. 2001, 12, 181–201, ',
  '[12] Heath, A. R. Tritium breeding in blankets (2018), ',
];

/** Number of references for each form, each tail and each kind of break. */
const EACH = { form: 40, tail: 80, broken: 150 };

/** Generates the texts of one half, deterministically. */
export function testTexts(real: RealIdentifiers, reported: boolean): TestText[] {
  const random = seeded(reported ? 7 : 8);
  const half = (values: string[]) => values.filter((value) => isReported(value) === reported);
  const dois = byRegistrant(real.doi, reported, random);
  const numbers = Array.from({ length: 400 }, () => String(1_000_000 + Math.floor(random() * 38_000_000)));
  return [
    ...formRows('doi', dois, random),
    ...tailRows(dois, random),
    ...brokenRows(dois, random),
    ...formRows('arxiv', cycle(half(real.arxiv)), random),
    ...formRows('pmid', cycle(numbers), random),
    ...formRows('pmcid', cycle(numbers.map((number) => `PMC${number}`)), random),
    ...formRows('isbn', cycle(half(real.isbn)), random),
    ...formRows('url', cycle(half(real.url)), random),
  ];
}

/** Returns a function that cycles through the values. */
function cycle(values: string[]): () => string | undefined {
  let next = 0;
  return () => values[next++ % values.length];
}

/** Returns a function that picks DOIs of the half, each registrant equally often. */
function byRegistrant(dois: string[], reported: boolean, random: () => number): () => string | undefined {
  const groups = new Map<string, string[]>();
  for (const doi of dois) {
    const registrant = doi.slice(0, doi.indexOf('/'));
    if (isReported(registrant) !== reported || doi.startsWith('10.48550/arxiv')) continue;
    groups.set(registrant, [...(groups.get(registrant) ?? []), doi]);
  }
  const all = [...groups.values()];
  shuffle(all, random);
  let next = 0;
  return () => {
    const group = all[next++ % all.length];
    return group && pick(group, random);
  };
}

/** Tails that may follow any form. */
const LOOSE = TAILS.filter(({ text }) => /^(?:[ .,]|$)/.test(text) && text !== '.pdf');
/** Tails for identifiers other than DOIs. */
const PLAIN = ['nothing', 'full stop', 'sentence', 'comma', 'accessed', 'Accessed', 'Epub'];

function formRows(kind: Kind, next: () => string | undefined, random: () => number): TestText[] {
  return FORMS[kind].flatMap((form) =>
    Array.from({ length: EACH.form }, () => {
      const truth = next();
      const tails = kind === 'doi' ? LOOSE : TAILS.filter(({ name }) => PLAIN.includes(name));
      return truth === undefined ? [] : [row(kind, form, pick(tails, random), truth, random)];
    }).flat(),
  );
}

function tailRows(next: () => string | undefined, random: () => number): TestText[] {
  const open = FORMS.doi.filter(({ isClosed }) => !isClosed);
  return TAILS.flatMap((tail) =>
    Array.from({ length: EACH.tail }, () => {
      const truth = next();
      return truth === undefined ? [] : [row('doi', pick(open, random), tail, truth, random)];
    }).flat(),
  );
}

function brokenRows(next: () => string | undefined, random: () => number): TestText[] {
  const forms = FORMS.doi.slice(0, 5);
  const tails = TAILS.filter(({ text }) => /^[ .]|^$/.test(text) && text !== '.pdf' && !text.includes('{}'));
  return BREAKS.flatMap(({ name, apply }) => {
    const rows: TestText[] = [];
    for (let turn = 0; rows.length < EACH.broken && turn < EACH.broken * 20; turn += 1) {
      const truth = next();
      const broken = truth && apply(truth, random);
      const form = pick(forms, random);
      if (!truth || !broken) continue;
      // Forms choose capitals by the whole DOI, so the broken DOI is inserted afterwards.
      const text = write(form, '10.1/x').replace(/10\.1\/x/i, '⟨⟩');
      rows.push({ ...row('doi', { name: form.name, text }, pick(tails, random), broken, random), truth, broken: name });
    }
    return rows;
  });
}

function row(
  kind: Kind,
  form: Form,
  tail: { name: string; text: string },
  truth: string,
  random: () => number,
): TestText {
  const text = `${pick(BEFORE, random)}${write(form, truth)}${tail.text.replace('{}', () => truth)}`;
  return { kind, form: form.name, tail: tail.name, text, truth };
}
