import type { Label } from '@veracite/parsing/plain/model/labels';
import labels from '../../../data/parsing/labels.json';
import { measuringRows } from '../../harness/data';
import { textKey, type Piece, type Sample } from './sample';

interface Row {
  id: string;
  set: string;
  text: string;
  doc?: string;
  segments?: [string, string][];
}

const IGNORE: Label = 'other';

/** Maps the labels of the sets to ours. Other labels are not fields of a record. */
const LABEL_OF = labels.sets as Record<string, Label>;

/** Sets that label segments of the text. */
export const SEGMENT_SETS = [
  'anystyle-core',
  'anystyle-gold',
  'anystyle-good',
  'anystyle-ugly',
  'grobid-citation',
  'excite-de',
  'excite-en',
  'cora',
  'flux-cim-cs',
  'citeseerx',
  'iconip',
  'humanities-en',
  'humanities-it',
  'humanities-mixed',
  'linkedbooks-venice',
] as const;

/** Yields all references of a set, with our labels. */
export function* labeledSet(set: string): Generator<Sample> {
  for (const row of measuringRows<Row>(`parsing/${set}.jsonl.gz`)) {
    if (!row.segments) continue;
    const segments = row.segments.map(([label, text]): [string, string] => [label, text]);
    const group = row.doc ? `${set}:${row.doc}` : textKey(row.text);
    const pieces = toPieces(segments);
    const whole = withGaps(row.text, pieces);
    yield whole ? { set, id: row.id, group, pieces: whole, exact: true } : { set, id: row.id, group, pieces };
  }
}

/** Locates the pieces in the text and adds unlabeled pieces between them. Returns undefined if one is not found. */
function withGaps(text: string, pieces: readonly Piece[]): Piece[] | undefined {
  const all: Piece[] = [];
  let index = 0;
  for (const piece of pieces) {
    const value = piece.text.trim();
    const start = text.indexOf(value, index);
    if (!value) continue;
    if (start < 0 || start - index > 12) return undefined;
    if (start > index) all.push({ text: text.slice(index, start) });
    index = start + value.length;
    all.push({ ...piece, text: value });
  }
  if (index < text.length) all.push({ text: text.slice(index) });
  return all;
}

function toPieces(segments: [string, string][]): Piece[] {
  const names = new Set(segments.map(([name]) => name));
  const hasTitle = names.has('title') || names.has('title:a');
  let titleSeen = false;
  return segments.flatMap(([name, text]): Piece[] => {
    if (!name || name === 'conjunction') return [{ text }];
    let label = LABEL_OF[name] ?? IGNORE;
    if (!hasTitle && (name === 'title:m' || name === 'container-title')) label = 'title';
    if (name === 'other' && text.split(/\s+/).length <= 3 && /^\p{Lu}/u.test(text)) label = 'place';
    if (name === 'publicationnumber-year') return volumeAndYear(text);
    // The Venetian set labels the journal after "in" as a second title.
    if (name === 'title' && titleSeen && !names.has('booktitle')) label = 'container';
    if (label === 'title') titleSeen = true;
    return label === 'volume' ? volumeAndIssue(text) : [{ label, text }];
  });
}

/** Splits "16(1):" and "Vol. 12, No. 3,", which the sets label as volume. */
export function volumeAndIssue(text: string): Piece[] {
  const year = /^(?:19|20)\d{2}\s?;\s?(?=\d)/.exec(text)?.[0];
  if (year) return [{ label: 'date', text: year }, ...volumeAndIssue(text.slice(year.length))];
  const found =
    /^(.*?\d[^\s(,:/;]{0,8})(\s?\(.*|[,;:/]?\s?(?:no|nr|n|num|núm|issue|iss|heft|h|fasc|№|вып|bd)[.°ºo\s].*|\s?[/:]\s?\d.*|\.\d.*|,\s\d.*|\s№.*)$/isu.exec(
      text,
    );
  if (!found || !/\d/.test(found[2] ?? '')) return [{ label: 'volume', text }];
  return [
    { label: 'volume', text: found[1] ?? '' },
    { label: 'issue', text: found[2] ?? '' },
  ];
}

function volumeAndYear(text: string): Piece[] {
  const index = text.search(/\b(?:1[4-9]|20)\d{2}\b/);
  if (index <= 0) return [{ label: index === 0 ? 'date' : 'volume', text }];
  return [...volumeAndIssue(text.slice(0, index)), { label: 'date', text: text.slice(index) }];
}
