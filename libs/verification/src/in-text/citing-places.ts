import type { CitedItem, Document, InTextPlace } from '@veracite/model/document';
import type { EntryFacts } from './entry-facts';
import { namesFit, yearFits } from './compare-citation';
import { entriesOfNote } from './note-entries';
import { positionsByNumber } from './entry-numbers';
import type { Listed } from './listed';

type Form = InTextPlace['form'];

/** Superscript numbers may be note marks, so they count less than numbers in brackets. */
const WEIGHTS: Partial<Record<Form, number>> = {
  'parenthesis-number': 0.4,
  'author-page': 0.9,
  note: 0.8,
  superscript: 0.9,
};
/** Points for a citation without an entry in the list: the entry may be missing. */
const UNMATCHED: Partial<Record<Form, number>> = { 'author-year': 0.1, number: 0.05 };
/** Factor for numbers if the list is numbered. */
const NUMBERED_BONUS = 1.6;

/** Checks whether the superscript numbers are note marks: each occurs once, in order, and their count differs from the list. */
function areNoteNumbers(citations: readonly InTextPlace[], entries: number): boolean {
  const raised = citations.filter(({ form }) => form === 'superscript');
  const last = raised.reduce((count, { text }) => (text.trim() === String(count + 1) ? count + 1 : count), 0);
  return last > 3 && last >= 0.9 * raised.length && Math.abs(last - entries) > 0.1 * entries;
}

/** Returns the citations in the form that matches the list best, and those that the file marks as citations. */
export function citingPlaces(
  document: Document,
  listed: readonly Listed[],
  facts: readonly EntryFacts[],
): InTextPlace[] {
  const { citations } = document;
  const numbers = positionsByNumber(listed);
  const isNumbered = listed.filter(({ label }) => /^\d+$/.test(label ?? '')).length > listed.length / 2;
  const isNamed = facts.filter(({ names }) => names.length > 0).length > facts.length / 2;
  const noteLabels = new Set(document.blocks.flatMap(({ kind, label }) => (kind === 'note' && label ? [label] : [])));
  const areNoteMarks = !isNumbered && areNoteNumbers(citations, listed.length);
  const isNoteMark = (place: InTextPlace) =>
    place.form === 'superscript' && (areNoteMarks || noteLabels.has(place.text.trim()));
  const isFromNotes = listed.length > 0 && listed.every(({ isInNote }) => isInNote);
  const scores = new Map<Form, number>();
  for (const place of isFromNotes ? [] : citations) {
    if (isNoteMark(place) && !isNumbered) continue;
    const matched = place.items.some((item) => {
      if (item.number !== undefined) return numbers.has(item.number);
      if (place.form === 'label') return listed.some(({ label, key }) => label === item.key || key === item.key);
      if (place.form === 'note') return entriesOfNote(item, facts).length > 0;
      if (item.names.length === 0 && item.title === undefined) return false;
      return facts.some(
        (fact) => ['same', 'lead'].includes(namesFit(item, fact)) && yearFits(item.year, fact) !== 'other',
      );
    });
    if (!matched) {
      const unmatched = UNMATCHED[place.form] ?? 0;
      if (unmatched > 0) scores.set(place.form, (scores.get(place.form) ?? 0) + unmatched);
      continue;
    }
    const isNumber = place.form === 'number' || place.form === 'superscript' || place.form === 'parenthesis-number';
    const bonus = isNumber ? (isNumbered ? NUMBERED_BONUS : isNamed ? 0.7 : 1) : 1;
    scores.set(place.form, (scores.get(place.form) ?? 0) + bonus * (WEIGHTS[place.form] ?? 1));
  }
  scores.delete('key');
  const [[likeliest] = []] = [...scores].sort((a, b) => b[1] - a[1]);
  const best = isFromNotes ? 'note' : likeliest;
  const forms: readonly (Form | undefined)[] =
    best === 'note' && !isFromNotes ? ['key', best, 'author-year'] : ['key', best];
  // A full note contains a place and a year in brackets, which are not citations.
  const notes = best === 'note' ? citations.filter(({ form }) => form === 'note') : [];
  const isInNote = ({ form, start, end }: InTextPlace) =>
    form !== 'note' && notes.some((note) => note.start <= start && end <= note.end);
  const chosen = citations.filter(
    (place) => forms.includes(place.form) && !(isNoteMark(place) && !isNumbered) && !isInNote(place),
  );
  const isProse = ({ form }: InTextPlace, item: CitedItem) =>
    form === 'note' && item.names.length === 0 && !item.isSame && entriesOfNote(item, facts).length === 0;
  return chosen
    .map((place) => ({
      ...place,
      items: place.items.filter((item) => (!item.isGuess || best === place.form) && !isProse(place, item)),
    }))
    .filter(({ items }) => items.length > 0);
}
