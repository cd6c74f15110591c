/** Largest file of an answer to a letter, longest address and note of one, most answers of a paper, and how long authors can answer. */
export const ANSWER_LIMITS = {
  bytes: 10_000_000,
  address: 2_000,
  note: 2_000,
  perPaper: 200,
  bytesPerPaper: 50_000_000,
  /** Days from the last letter in which authors can answer. */
  days: 60,
} as const;

/** An answer of authors to a question of a letter: an address, a note, a file, or several of them. */
export interface LetterAnswer {
  id: string;
  /** Position of the reference. */
  position: number;
  address?: string;
  note: string;
  /** Name of its file. */
  fileName?: string;
  answeredAt: string;
}

/** Body of `GET /api/answers/:token`, which the letter has: the questions of a paper, and the answers so far. */
export interface LetterQuestions {
  paper: string;
  collection: string;
  questions: { position: number; text: string }[];
  answers: LetterAnswer[];
  /** When the address expires. */
  until: string;
}
