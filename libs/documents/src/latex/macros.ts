import { closing } from './cite-commands';

/** A command that the document defines. */
interface Macro {
  arity: number;
  /** Value of the first argument if it is optional. */
  preset?: string;
  body: string;
}

type Macros = ReadonlyMap<string, Macro>;

const DEFINITION =
  /\\(?:(?:(?:re)?new|provide)command|DeclareRobustCommand|NewDocumentCommand)\*?\s{0,9}\{?\s{0,9}\\([A-Za-z@]{1,60})\s{0,9}\}?|\\def\s{0,9}\\([A-Za-z@]{1,60})((?:#\d){0,9})/g;
/** Commands with a meaning for the reader of entries, which keep it. */
const KEPT =
  /^(?:bib(?:item|info|field|namefont|fnamefont)|[Cc]ite\w*|url|href|doi|path|natexlab|newblock|emph|text(?:bf|it|rm|sc|sl|sf|tt|up)|em|bf|it|rm|sc|sl|sf|tt)$/;
/** Maximum depth and number of replacements, and maximum length of what they add: macros may double each other. */
const DEEPEST = 12;
const MAX_REPLACED = 20_000;
const MAX_ADDED = 400_000;

/** Reads the commands that a document defines, and its text without the definitions. The last definition counts. */
export function readMacros(source: string): { macros: Macros; rest: string } {
  const macros = new Map<string, Macro>();
  let rest = '';
  let from = 0;
  for (const { index, 0: all, 1: defined, 2: plain, 3: parameters = '' } of source.matchAll(DEFINITION)) {
    const name = defined ?? plain ?? '';
    let position = index + all.length;
    if (index < from) continue;
    const options: string[] = [];
    let isXparse = false;
    for (;;) {
      position += /^\s{0,40}/.exec(source.slice(position, position + 40))?.[0].length ?? 0;
      const end = source.charAt(position) === '[' ? closing(source, position, '[', ']') : undefined;
      if (end === undefined) break;
      options.push(source.slice(position + 1, end));
      position = end + 1;
    }
    let group = groupAt(source, position);
    if (all.startsWith('\\NewDocument') && group) {
      isXparse = true;
      options.push(String(group.words.match(/m/g)?.length ?? 0));
      group = groupAt(source, group.end);
    }
    if (!group) continue;
    rest += source.slice(from, index);
    from = group.end;
    if (KEPT.test(name) || (all.startsWith('\\provide') && macros.has(name))) continue;
    const arity = plain === undefined ? Number(options[0] ?? 0) || 0 : parameters.length / 2;
    const preset = isXparse ? undefined : options[1];
    macros.set(name, { arity, body: group.words, ...(preset !== undefined && { preset }) });
  }
  return { macros, rest: rest + source.slice(from) };
}

/** Replaces the commands that the document defines by their text, within bounds. Returns a function that shares the bounds. */
export function expanderOf(macros: Macros): (text: string) => string {
  const left = { count: MAX_REPLACED, added: MAX_ADDED };
  const expand = (text: string, depth: number): string => {
    if (macros.size === 0) return text;
    let done = '';
    let from = 0;
    for (const { index, 0: all, 1: name = '' } of text.matchAll(/\\([A-Za-z@]+)/g)) {
      const macro = index < from ? undefined : macros.get(name);
      if (!macro || depth >= DEEPEST || left.count <= 0 || left.added <= 0) continue;
      const { values, end } = argumentsAt(text, index + all.length, macro);
      const body = macro.body.replace(/#(\d)/g, (_all, digit: string) => values[Number(digit) - 1] ?? '');
      left.count -= 1;
      left.added -= body.length;
      done += text.slice(from, index) + expand(body.replace(/\\xspace(?![A-Za-z])/g, ''), depth + 1);
      from = end;
    }
    return done + text.slice(from);
  };
  return (text) => expand(text, 0);
}

/** Reads the arguments of a command: groups in braces, or single characters and commands. Drops empty braces after it. */
function argumentsAt(text: string, from: number, { arity, preset }: Macro): { values: string[]; end: number } {
  const values: string[] = [];
  let offset = from;
  const blanks = () => /^\s{0,40}/.exec(text.slice(offset, offset + 40))?.[0].length ?? 0;
  if (preset !== undefined) {
    const end = text.charAt(offset + blanks()) === '[' ? closing(text, offset + blanks(), '[', ']') : undefined;
    values.push(end === undefined ? preset : text.slice(offset + blanks() + 1, end));
    if (end !== undefined) offset = end + 1;
  }
  while (values.length < arity) {
    offset += blanks();
    const group = groupAt(text, offset);
    const single = /^(?:\\(?:[A-Za-z@]+|.)|[^\\{}])/.exec(text.slice(offset, offset + 60))?.[0] ?? '';
    values.push(group?.words ?? single);
    offset = group?.end ?? offset + single.length;
    if (!group && single === '') break;
  }
  return { values, end: arity === 0 && text.startsWith('{}', offset) ? offset + 2 : offset };
}

function groupAt(text: string, offset: number): { words: string; end: number } | undefined {
  const end = text.charAt(offset) === '{' ? closing(text, offset, '{', '}', 20_000) : undefined;
  return end === undefined ? undefined : { words: text.slice(offset + 1, end), end: end + 1 };
}
