import { displayName, yearOf } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { fold } from '@veracite/text/fold';
import type { Ranked } from './chances';

/** The question that would best split works that fit about equally well. */
export interface FollowUp {
  about: 'author' | 'year' | 'journal' | 'title' | 'type';
  text: string;
  /** The answers, likeliest first, with the keys of the works each would leave. */
  options: { answer: string; works: string[] }[];
  /** Bits of doubt that the answer takes away on average: the information gain. */
  gain: number;
}

/** Nobody is asked once a work is this likely. */
const SURE = 0.8;
/** Works far less likely than the best are no answer to ask about. */
const RIVAL = 0.1;
const RIVALS = 12;
/** More answers than these are no question any more. */
const OPTIONS = 4;
/** Less than this is not worth anybody's time, in bits. */
const LEAST_GAIN = 0.3;

interface Asking {
  about: FollowUp['about'];
  answerOf: (work: Work) => string | undefined;
  ask: (answers: string) => string;
}

const ASKINGS: Asking[] = [
  { about: 'year', answerOf: ({ csl }) => yearOf(csl)?.toString(), ask: (years) => `Was it ${years}?` },
  { about: 'author', answerOf: firstAuthor, ask: (names) => `Is the first author ${names}?` },
  { about: 'journal', answerOf: ({ csl }) => csl['container-title'], ask: (names) => `Was it published in ${names}?` },
  { about: 'type', answerOf: kindOf, ask: (kinds) => `Is it ${kinds}?` },
  {
    about: 'title',
    answerOf: ({ csl }) => csl.title && `“${cut(csl.title)}”`,
    ask: (titles) => `Is the title ${titles}?`,
  },
];

/** @param ranked best first. @returns undefined when the best is sure enough, or no question would tell much */
export function followUpOf(ranked: Ranked[]): FollowUp | undefined {
  const [first] = ranked;
  if (!first || first.chance >= SURE) return undefined;
  const rivals = ranked.filter(({ chance }) => chance >= first.chance * RIVAL).slice(0, RIVALS);
  if (rivals.length < 2) return undefined;
  const questions = ASKINGS.flatMap((asking) => questionOf(asking, rivals) ?? []);
  return questions.reduce<FollowUp | undefined>((a, b) => (a && a.gain >= b.gain ? a : b), undefined);
}

function questionOf({ about, answerOf, ask }: Asking, rivals: Ranked[]): FollowUp | undefined {
  const total = sum(rivals);
  const byAnswer = new Map<string, { answer: string; rivals: Ranked[] }>();
  for (const rival of rivals) {
    const answer = answerOf(rival.candidate.work);
    // Who has no answer is left by every answer, so it splits nothing.
    if (answer === undefined) continue;
    const key = fold(answer);
    const group = byAnswer.get(key) ?? { answer, rivals: [] };
    group.rivals.push(rival);
    byAnswer.set(key, group);
  }
  const groups = [...byAnswer.values()].sort((a, b) => sum(b.rivals) - sum(a.rivals)).slice(0, OPTIONS);
  if (groups.length < 2) return undefined;
  const told = groups.reduce((before, group) => {
    const mass = sum(group.rivals);
    return before + (mass / total) * doubt(group.rivals);
  }, 0);
  const rest = rivals.filter((rival) => !groups.some((group) => group.rivals.includes(rival)));
  const gain = doubt(rivals) - told - (sum(rest) / total) * doubt(rest);
  if (gain < LEAST_GAIN) return undefined;
  return {
    about,
    text: ask(listed(groups.map(({ answer }) => answer))),
    options: groups.map((group) => ({
      answer: group.answer,
      works: group.rivals.map(({ candidate }) => candidate.work.key),
    })),
    gain: Math.round(gain * 100) / 100,
  };
}

const sum = (rivals: Ranked[]): number => rivals.reduce((total, { chance }) => total + chance, 0);

/** Shannon entropy of who is meant among these, in bits. */
function doubt(rivals: Ranked[]): number {
  const total = sum(rivals);
  return rivals.reduce(
    (bits, { chance }) => (chance > 0 ? bits - (chance / total) * Math.log2(chance / total) : bits),
    0,
  );
}

function firstAuthor({ csl }: Work): string | undefined {
  const name = csl.author?.[0] ?? csl.editor?.[0];
  return name && displayName(name);
}

const KINDS: Partial<Record<Work['csl']['type'], string>> = {
  'article-journal': 'a journal article',
  'paper-conference': 'a conference paper',
  article: 'a preprint',
  book: 'a book',
  chapter: 'a chapter',
  thesis: 'a thesis',
  report: 'a report',
  dataset: 'a dataset',
};

function kindOf({ csl }: Work): string | undefined {
  return KINDS[csl.type];
}

/** "a, b or c". */
function listed(answers: string[]): string {
  return `${answers.slice(0, -1).join(', ')} or ${answers.at(-1) ?? ''}`;
}

const cut = (title: string): string => (title.length > 80 ? `${title.slice(0, 79).trimEnd()}…` : title);
