import type { Document, InTextPlace } from '@veracite/model/document';
import type { Facts } from './facts';
import { namesFit, yearFits } from './fit';
import { entriesOfNote } from './notes';
import { numbersOf } from './numbers';
import type { Listed } from './listed';

type Form = InTextPlace['form'];

/** Raised numbers may be signs of notes; they count for less than brackets do. */
const WEIGHTS: Partial<Record<Form, number>> = {
  'parenthesis-number': 0.4,
  'author-page': 0.9,
  note: 0.8,
  superscript: 0.9,
};
/** What plainly cites counts a little where the list has no such work: it may be what is wrong with the text. */
const UNMATCHED: Partial<Record<Form, number>> = { 'author-year': 0.1, number: 0.05 };
/** Numbers cite a numbered list first. */
const NUMBERED_BONUS = 1.6;

/** Raised numbers that count through the text, each once and in order, and are not as many as the entries: signs of notes. */
function countNotes(citations: readonly InTextPlace[], entries: number): boolean {
  const raised = citations.filter(({ form }) => form === 'superscript');
  const last = raised.reduce((count, { text }) => (text.trim() === String(count + 1) ? count + 1 : count), 0);
  return last > 3 && last >= 0.9 * raised.length && Math.abs(last - entries) > 0.1 * entries;
}

/** The places that cite: those of the way that most places and the list agree on, and what the file says itself. */
export function citingPlaces(document: Document, listed: readonly Listed[], facts: readonly Facts[]): InTextPlace[] {
  const { citations } = document;
  const numbers = numbersOf(listed);
  const isNumbered = listed.filter(({ label }) => /^\d+$/.test(label ?? '')).length > listed.length / 2;
  const isNamed = facts.filter(({ names }) => names.length > 0).length > facts.length / 2;
  const noteLabels = new Set(document.blocks.flatMap(({ kind, label }) => (kind === 'note' && label ? [label] : [])));
  const areSigns = !isNumbered && countNotes(citations, listed.length);
  const isNoteSign = (place: InTextPlace) =>
    place.form === 'superscript' && (areSigns || noteLabels.has(place.text.trim()));
  const worth = new Map<Form, number>();
  for (const place of citations) {
    if (isNoteSign(place) && !isNumbered) continue;
    const matched = place.items.some((item) => {
      if (item.number !== undefined) return numbers.has(item.number);
      if (place.form === 'label') return listed.some(({ label, key }) => label === item.key || key === item.key);
      if (place.form === 'note') return entriesOfNote(item, facts).length > 0;
      if (item.names.length === 0 && item.title === undefined) return false;
      return facts.some(
        (one) => ['same', 'lead'].includes(namesFit(item, one)) && yearFits(item.year, one) !== 'other',
      );
    });
    if (!matched) {
      const unmatched = UNMATCHED[place.form] ?? 0;
      if (unmatched > 0) worth.set(place.form, (worth.get(place.form) ?? 0) + unmatched);
      continue;
    }
    const isNumber = place.form === 'number' || place.form === 'superscript' || place.form === 'parenthesis-number';
    const bonus = isNumber ? (isNumbered ? NUMBERED_BONUS : isNamed ? 0.7 : 1) : 1;
    worth.set(place.form, (worth.get(place.form) ?? 0) + bonus * (WEIGHTS[place.form] ?? 1));
  }
  worth.delete('key');
  const [[best] = []] = [...worth].sort((a, b) => b[1] - a[1]);
  const forms: readonly (Form | undefined)[] = best === 'note' ? ['key', 'note', 'author-year'] : ['key', best];
  // A note in full has a place and a year in brackets, which cite nothing by themselves.
  const notes = best === 'note' ? citations.filter(({ form }) => form === 'note') : [];
  const isInNote = ({ form, start, end }: InTextPlace) =>
    form !== 'note' && notes.some((note) => note.start <= start && end <= note.end);
  const chosen = citations.filter(
    (place) => forms.includes(place.form) && !(isNoteSign(place) && !isNumbered) && !isInNote(place),
  );
  return chosen
    .map((place) => ({ ...place, items: place.items.filter((item) => !item.isGuess || best === place.form) }))
    .filter(({ items }) => items.length > 0);
}
