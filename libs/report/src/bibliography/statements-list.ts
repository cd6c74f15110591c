import type { Findings, StatementList } from './statement-list';
import { percent, someOf } from './wording';

/** Adds statements about the style, order and numbering of the list. */
export function aboutList({ entries, list }: Findings, statements: StatementList): void {
  const total = entries.length;
  const bad = entries.flatMap(({ formattingErrors }, at) => (formattingErrors.length > 0 ? [at] : []));
  const all = entries.map((_entry, at) => at);
  if (bad.length === 0 && total > 0)
    statements.strength('formatting', 'No entry deviates from the expected style.', all);
  statements.weakness(
    'formatting',
    bad,
    `${someOf(bad.length, total)} deviate from the expected style ({lines}).`,
    'Replace {lines} with the corrected citations.',
    bad.filter((at) => entries[at]?.verdict !== 'fake' && entries[at]?.correctedCitation !== undefined),
  );
  if (list.mixed) {
    const [main, ...others] = list.styles.filter(({ style }) => style !== 'unclear');
    const odd = others.flatMap((each) => each.entries).sort((a, b) => a - b);
    statements.weakness(
      'mixed-styles',
      odd,
      `The list mixes styles: ${percent((main?.entries.length ?? 0) / total)} look like ${main?.style}, {lines} like ${others.map(({ style }) => style).join(', ')}.`,
      'Write {lines} in the style of the others.',
    );
  }
  const { kind, misplaced } = list.order;
  if (kind !== 'none' && misplaced.length === 0 && total > 2)
    statements.strength('order', `The list is in ${kind === 'numbered' ? 'numerical' : kind} order.`, all);
  // Fakes and duplicates are to be removed, not moved.
  const staying = misplaced.filter((at) => !['fake', 'duplicate'].includes(entries[at]?.status ?? ''));
  statements.weakness(
    'order',
    misplaced,
    `The ${kind} order is broken by {lines}.`,
    'Move {lines} to their correct positions.',
    staying,
  );
  const numbers = [
    ...(list.numbering?.missing ?? []).map((number) => `${number} is missing`),
    ...(list.numbering?.repeated ?? []).map((number) => `${number} occurs twice`),
  ];
  if (numbers.length > 0) {
    statements.items.push({
      kind: 'weakness',
      code: 'numbering',
      text: `Numbers of entries: ${numbers.slice(0, 10).join(', ')}.`,
      entries: [],
    });
    statements.items.push({ kind: 'recommendation', code: 'numbering', text: 'Renumber the entries.', entries: [] });
  }
  for (const { author, year, entries: same, problem } of list.yearLetters)
    statements.weakness(
      'year-letters',
      same,
      `${same.length} works of ${author}, ${year} (${'{lines}'}) have ${problem === 'missing' ? 'no letters' : 'the wrong letters'} after the year.`,
      `Write ${year}a, ${year}b … on {lines}, in the order of the list.`,
    );
}
