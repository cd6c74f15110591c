import type { Findings, StatementList } from './statement-list';
import { percent, someOf } from './wording';

/** Sentences about how the list is written. */
export function aboutList({ entries, list }: Findings, told: StatementList): void {
  const total = entries.length;
  const bad = entries.flatMap(({ formattingErrors }, at) => (formattingErrors.length > 0 ? [at] : []));
  const all = entries.map((_entry, at) => at);
  if (bad.length === 0 && total > 0) told.strength('formatting', 'No entry deviates from the expected style.', all);
  told.weakness(
    'formatting',
    bad,
    `${someOf(bad.length, total)} deviate from the expected style ({lines}).`,
    'Replace {lines} by the corrected citations.',
    bad.filter((at) => entries[at]?.verdict !== 'fake' && entries[at]?.correctedCitation !== undefined),
  );
  if (list.mixed) {
    const [main, ...others] = list.styles.filter(({ style }) => style !== 'unclear');
    const odd = others.flatMap((each) => each.entries).sort((a, b) => a - b);
    told.weakness(
      'mixed-styles',
      odd,
      `The list mixes styles: ${percent((main?.entries.length ?? 0) / total)} look like ${main?.style}, {lines} like ${others.map(({ style }) => style).join(', ')}.`,
      'Write {lines} in the style of the others.',
    );
  }
  const { kind, misplaced } = list.order;
  if (kind !== 'none' && misplaced.length === 0 && total > 2)
    told.strength('order', `The list keeps its ${kind === 'numbered' ? 'numbers in' : kind} order.`, all);
  // What was not found, or stands twice, is to be taken out and not moved.
  const staying = misplaced.filter((at) => !['fake', 'duplicate'].includes(entries[at]?.status ?? ''));
  told.weakness('order', misplaced, `The ${kind} order is broken by {lines}.`, 'Move {lines} to their place.', staying);
  const numbers = [
    ...(list.numbering?.missing ?? []).map((number) => `${number} is missing`),
    ...(list.numbering?.repeated ?? []).map((number) => `${number} is given twice`),
  ];
  if (numbers.length > 0) {
    told.statements.push({
      kind: 'weakness',
      code: 'numbering',
      text: `Numbers of entries: ${numbers.slice(0, 10).join(', ')}.`,
      entries: [],
    });
    told.statements.push({ kind: 'recommendation', code: 'numbering', text: 'Number the entries anew.', entries: [] });
  }
  for (const { author, year, entries: same, problem } of list.yearLetters)
    told.weakness(
      'year-letters',
      same,
      `${same.length} works of ${author}, ${year} (${'{lines}'}) have ${problem === 'missing' ? 'no letters' : 'the wrong letters'} after the year.`,
      `Write ${year}a, ${year}b … on {lines}, in the order of the list.`,
    );
}
