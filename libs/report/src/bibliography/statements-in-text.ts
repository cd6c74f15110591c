import type { Findings, StatementList } from './statement-list';

const SHOWN = 5;

/** Adds statements that compare the manuscript's citations with the list. */
export function aboutInText({ entries, inText }: Findings, statements: StatementList): void {
  if (!inText || inText.kind === 'none') return;
  const { citations, withoutEntry, uncited, yearDiffers, ambiguous } = inText;
  const all = entries.map((_entry, at) => at);
  if (withoutEntry.length === 0 && uncited.length === 0 && yearDiffers.length === 0)
    statements.strength(
      'in-text',
      `All ${citations} citations of the manuscript are in the list, and all entries are cited.`,
      all,
    );
  if (withoutEntry.length > 0) {
    const shown = withoutEntry.slice(0, SHOWN).map(({ text }) => text);
    const more = withoutEntry.length > SHOWN ? ` and ${withoutEntry.length - SHOWN} more` : '';
    const text = `The manuscript cites ${withoutEntry.length} ${withoutEntry.length === 1 ? 'work' : 'works'} that the list lacks: ${shown.join('; ')}${more}.`;
    statements.items.push({ kind: 'weakness', code: 'without-entry', text, entries: [] });
    statements.items.push({
      kind: 'recommendation',
      code: 'without-entry',
      text: `Add ${shown.join('; ')}${more} to the list.`,
      entries: [],
    });
  }
  statements.weakness(
    'uncited',
    uncited,
    'The manuscript never cites {lines}.',
    'Cite {lines} in the text, or remove them.',
  );
  const differing = yearDiffers.map(({ entry }) => entry);
  statements.weakness(
    'year-differs',
    differing,
    `The manuscript gives another year than the list for {lines} (${yearDiffers.map(({ text }) => text).join('; ')}).`,
    'Make the years of {lines} agree with the manuscript.',
  );
  const unclear = [...new Set(ambiguous.flatMap((each) => each.entries))].sort((a, b) => a - b);
  statements.weakness(
    'ambiguous',
    unclear,
    `A citation of the manuscript fits several entries ({lines}): ${ambiguous.map(({ text }) => text).join('; ')}.`,
    'Distinguish {lines} by letters after the year, or by more names.',
  );
}
