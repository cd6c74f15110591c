import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, Script } from 'node:vm';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../../..');
/** Files of the product, without tests, training and measurements. */
const ASIDE = /(?:\.spec|\.e2e)\.tsx?$|\/(?:testing|docs|proof)\//;

export interface Expression {
  /** Place of the first that is written so. */
  file: string;
  line: number;
  source: string;
  flags: string;
}

/** Every regular expression that is written in the product's sources, once each. */
export function expressionsOfTheProduct(): Expression[] {
  const found = new Map<string, Expression>();
  for (const folder of ['libs', 'apps'])
    for (const name of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name);
      if (!/\/src\/.*\.tsx?$/.test(file) || ASIDE.test(file) || file.includes('-e2e/')) continue;
      const tree = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const end = node.text.lastIndexOf('/');
          const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
          if (!found.has(node.text))
            found.set(node.text, { file, line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
        }
        ts.forEachChild(node, visit);
      };
      visit(tree);
    }
  return [...found.values()];
}

/** Characters that stand for the kinds which classes of characters tell apart. */
const KINDS = [' ', 'a', 'A', '0', '.', ',', '-', '(', '[', '<', '"', '&', '/', ':', '\n', 'é', '\\', '{', '='];
/** Longest part of an expression that is repeated literally. */
const LONGEST_PIECE = 12;

/** Texts to be repeated: the characters and words of the expression itself, the usual kinds, and pairs of both. */
function piecesFor(source: string): string[] {
  const pieces = source.match(/[\p{L}\p{N}]{1,12}|\\[^\p{L}\p{N}]/gu) ?? [];
  const words = pieces.map((piece) => piece.replace(/^\\/, '')).filter((piece) => piece.length <= LONGEST_PIECE);
  const signs = [...new Set(source.match(/[^\p{L}\p{N}\s^$*+?()|[\]{}\\.]/gu) ?? [])];
  const single = [...new Set([...KINDS, ...signs, ...words.slice(0, 8)])];
  const pairs = [...new Set([...signs, ...words.slice(0, 4)])]
    .slice(0, 6)
    .flatMap((item) => ['a', ' ', '0'].map((other) => item + other));
  return [...single, ...pairs, 'a ', 'a, ', 'A. ', '0-'];
}

const LENGTH = 16_000;
/** A text of this length must be searched in so many milliseconds, or in less than so much more than half of it. */
const ENOUGH_MS = 40;
const MOST_GROWTH = 3;
/** An expression that searches an eighth of the text in less than this time is not run on the whole. */
const CLEAR_MS = 0.5;
const TIMEOUT_MS = 1_000;
/** An expression is slow when it is so each time: other work of the machine makes one try slow, not three. */
const TRIES = 3;

/** The piece by whose repetition an expression becomes slow faster than the text grows; undefined when none does. */
export function slowFor(
  { source, flags }: Pick<Expression, 'source' | 'flags'>,
  tries = TRIES,
): { piece: string; ms: number } | undefined {
  const expression = new RegExp(source, flags.includes('g') || flags.includes('y') ? flags : `${flags}g`);
  const pieces = piecesFor(source);
  const short = timesOf(expression, pieces, LENGTH / 8);
  for (const piece of pieces.filter((_, index) => (short?.[index] ?? TIMEOUT_MS) > CLEAR_MS)) {
    const ms = slowTime(expression, piece, tries);
    if (ms !== undefined) return { piece, ms: Math.round(ms) };
  }
  return undefined;
}

/** Milliseconds for the whole text when in every try they are too many and grow faster than it; undefined when not. */
function slowTime(expression: RegExp, piece: string, tries: number): number | undefined {
  const ms = least(expression, piece, LENGTH);
  const isSlow = ms >= TIMEOUT_MS || (ms > ENOUGH_MS && ms > MOST_GROWTH * least(expression, piece, LENGTH / 2));
  if (!isSlow) return undefined;
  return tries > 1 ? slowTime(expression, piece, tries - 1) : ms;
}

const texts = new Map<string, string>();

/** The end fits nothing, so that every way is tried. */
function textOf(piece: string, length: number): string {
  const key = `${length} ${piece}`;
  const text = texts.get(key) ?? `${piece.repeat(Math.ceil(length / piece.length))}\u0001`;
  texts.set(key, text);
  return text;
}

/** The better of two times: the machine has other work. After one that is too long, the caller tries again. */
function least(expression: RegExp, piece: string, length: number): number {
  const first = timesOf(expression, [piece], length)?.[0];
  return first === undefined ? TIMEOUT_MS : Math.min(first, timesOf(expression, [piece], length)?.[0] ?? TIMEOUT_MS);
}

/** Processor time, which other work of the machine does not lengthen. */
const context = createContext({ now: () => process.cpuUsage().user / 1_000 });
const search = new Script(
  'texts.map((text) => { const start = now(); expression.lastIndex = 0; text.replace(expression, ""); return now() - start; })',
);

/** Milliseconds for each of the texts; undefined when all together took too long. */
function timesOf(expression: RegExp, pieces: readonly string[], length: number): number[] | undefined {
  Object.assign(context, { expression, texts: pieces.map((piece) => textOf(piece, length)) });
  try {
    return search.runInContext(context, { timeout: TIMEOUT_MS }) as number[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return undefined;
  }
}
