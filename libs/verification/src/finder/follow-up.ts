import { displayName, yearOf } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { fold } from '@veracite/text/fold';
import type { Ranked } from './chances';

/** The question that best separates works that match about equally well. */
export interface FollowUp {
  about: 'author' | 'year' | 'journal' | 'title' | 'type';
  text: string;
  /** The answers, most probable first, with the keys of the works that remain for each. */
  options: { answer: string; works: string[] }[];
  /** Information gain of the answer in bits. */
  gain: number;
}

/** No question is asked if a work has this probability. */
const CERTAIN_CHANCE = 0.8;
/** Works with a lower share of the best work's probability are ignored. */
const MIN_RELATIVE_CHANCE = 0.1;
const MAX_RIVALS = 12;
const MAX_OPTIONS = 4;
/** Questions with a lower gain, in bits, are not asked. */
const MIN_GAIN = 0.3;

interface QuestionKind {
  about: FollowUp['about'];
  answerOf: (work: Work) => string | undefined;
  ask: (answers: string) => string;
}

const QUESTION_KINDS: QuestionKind[] = [
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

/** Returns the question with the most information; undefined if the best work is certain or none has enough. */
export function followUpOf(ranked: Ranked[]): FollowUp | undefined {
  const [first] = ranked;
  if (!first || first.chance >= CERTAIN_CHANCE) return undefined;
  const rivals = ranked.filter(({ chance }) => chance >= first.chance * MIN_RELATIVE_CHANCE).slice(0, MAX_RIVALS);
  if (rivals.length < 2) return undefined;
  const questions = QUESTION_KINDS.flatMap((asking) => questionOf(asking, rivals) ?? []);
  return questions.reduce<FollowUp | undefined>((a, b) => (a && a.gain >= b.gain ? a : b), undefined);
}

function questionOf({ about, answerOf, ask }: QuestionKind, rivals: Ranked[]): FollowUp | undefined {
  const total = sum(rivals);
  const byAnswer = new Map<string, { answer: string; rivals: Ranked[] }>();
  for (const rival of rivals) {
    const answer = answerOf(rival.candidate.work);
    // A work without a value remains whatever the answer is.
    if (answer === undefined) continue;
    const key = fold(answer);
    const group = byAnswer.get(key) ?? { answer, rivals: [] };
    group.rivals.push(rival);
    byAnswer.set(key, group);
  }
  const groups = [...byAnswer.values()].sort((a, b) => sum(b.rivals) - sum(a.rivals)).slice(0, MAX_OPTIONS);
  if (groups.length < 2) return undefined;
  const remaining = groups.reduce((before, group) => {
    const mass = sum(group.rivals);
    return before + (mass / total) * entropy(group.rivals);
  }, 0);
  const rest = rivals.filter((rival) => !groups.some((group) => group.rivals.includes(rival)));
  const gain = entropy(rivals) - remaining - (sum(rest) / total) * entropy(rest);
  if (gain < MIN_GAIN) return undefined;
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

/** Returns the Shannon entropy of the works' probabilities in bits. */
function entropy(rivals: Ranked[]): number {
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

/** Formats a list: "a, b or c". */
function listed(answers: string[]): string {
  return `${answers.slice(0, -1).join(', ')} or ${answers.at(-1) ?? ''}`;
}

const cut = (title: string): string => (title.length > 80 ? `${title.slice(0, 79).trimEnd()}…` : title);
