import { letter } from '../data/texts.json';

/** The template of letters without one of their collection. */
export const LETTER_TEMPLATE = letter.template.join('\n\n');

const PLACEHOLDERS = ['paper', 'collection', 'count', 'questions', 'unknown', 'answer', 'editor'] as const;

/** What a template can name. */
type LetterValues = Record<(typeof PLACEHOLDERS)[number], string>;

/** Returns why a template cannot be used; undefined when it can. */
export function templateFault(template: string): string | undefined {
  const names = [...template.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name);
  const unknown = names.find((name) => PLACEHOLDERS.every((known) => known !== name));
  const all = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');
  if (unknown !== undefined) return `There is no placeholder {${unknown}}. The placeholders are ${all}.`;
  if (!names.includes('questions')) return 'The template needs {questions}: the references with what was found.';
  return paragraphsOf(template)[0]?.includes('{questions}')
    ? 'The first paragraph is the subject, and cannot have {questions}.'
    : undefined;
}

/** Returns the paragraphs of a template with its values. The first is the subject. Those that only name an empty value are left out. */
export const fillTemplate = (template: string, values: LetterValues): string[] =>
  paragraphsOf(template).flatMap((paragraph) => paragraphsOf(fill(paragraph, values)));

const paragraphsOf = (text: string): string[] =>
  text.split(/\r?\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []);

/** Fills `{name}` in a text. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
