import type { Findings, StatementList } from './statement-list';

const SHOWN = 5;

/** Sentences about the manuscript's citations against the list. */
export function aboutInText({ entries, inText }: Findings, told: StatementList): void {
  if (!inText || inText.kind === 'none') return;
  const { citations, withoutEntry, uncited, yearDiffers, ambiguous } = inText;
  const all = entries.map((_entry, at) => at);
  if (withoutEntry.length === 0 && uncited.length === 0 && yearDiffers.length === 0)
    told.strength('in-text', `All ${citations} citations of the manuscript stand in the list, and the reverse.`, all);
  if (withoutEntry.length > 0) {
    const shown = withoutEntry.slice(0, SHOWN).map(({ text }) => text);
    const more = withoutEntry.length > SHOWN ? ` and ${withoutEntry.length - SHOWN} more` : '';
    const text = `The manuscript cites ${withoutEntry.length} ${withoutEntry.length === 1 ? 'work' : 'works'} that the list lacks: ${shown.join('; ')}${more}.`;
    told.statements.push({ kind: 'weakness', code: 'without-entry', text, entries: [] });
    told.statements.push({
      kind: 'recommendation',
      code: 'without-entry',
      text: `Add ${shown.join('; ')}${more} to the list.`,
      entries: [],
    });
  }
  told.weakness(
    'uncited',
    uncited,
    'The manuscript never cites {lines}.',
    'Cite {lines} in the text, or take them out.',
  );
  const differing = yearDiffers.map(({ entry }) => entry);
  told.weakness(
    'year-differs',
    differing,
    `The manuscript gives another year than the list for {lines} (${yearDiffers.map(({ text }) => text).join('; ')}).`,
    'Make the years of {lines} agree with the manuscript.',
  );
  const unclear = [...new Set(ambiguous.flatMap((each) => each.entries))].sort((a, b) => a - b);
  told.weakness(
    'ambiguous',
    unclear,
    `A citation of the manuscript fits several entries ({lines}): ${ambiguous.map(({ text }) => text).join('; ')}.`,
    'Tell {lines} apart by letters after the year, or by more names.',
  );
}
