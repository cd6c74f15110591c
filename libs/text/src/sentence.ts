/** Values of a sentence by name. Numbers are written with thousands separators, texts as they are. */
export type SentenceValues = Record<string, string | number | undefined>;

const written = (value: string | number | undefined): string =>
  typeof value === 'number' ? value.toLocaleString('en') : (value ?? '');

/**
 * Writes a sentence of a data file: `{name}` is replaced by a value, `{count|was|were}` by the first form for "1", else the
 * second, with the value for `#`. A part in brackets is left out if its value is absent.
 */
export function writeSentence(text: string, values: SentenceValues): string {
  const whole = text.replace(/\[([^[\]]*)\]/g, (_, part: string) =>
    written(values[/\{(\w+)/.exec(part)?.[1] ?? '']) === '' ? '' : part,
  );
  return whole.replace(/\{(\w+)(?:\|([^{|}]*)\|([^{|}]*))?\}/g, (_, name: string, singular?: string, several = '') => {
    const value = written(values[name]);
    return singular === undefined ? value : (value === '1' ? singular : several).replace('#', () => value);
  });
}
