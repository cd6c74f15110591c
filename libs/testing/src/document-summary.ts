import type { DocumentReading, ListedEntry, Mark } from '@veracite/model/document';

/** Summarizes a read document in one line per block, mark and entry, or names the fault of a file that cannot be read. */
export function summaryOf(reading: DocumentReading): string[] {
  if ('fault' in reading) return [`fault ${reading.fault}`];
  const { text, blocks, marks, entries, bibliographies } = reading.document;
  const markOf = (mark: Mark): string => {
    const keys = mark.kind === 'citation' ? mark.items.map(({ key, locator = '' }) => `${key} ${locator}`.trim()) : [];
    return `${mark.kind} "${text.slice(mark.start, mark.end)}" ${keys.join(', ')}`.trim();
  };
  const entryOf = ({ key = '', label = '', text: words }: ListedEntry): string =>
    `entry ${[key, label].filter(Boolean).join(' ')}: ${words}`;
  return [
    ...blocks.map(({ kind, label = '', start, end }) => `${`${kind} ${label}`.trim()}: ${text.slice(start, end)}`),
    ...marks.map(markOf),
    ...entries.map(entryOf),
    ...bibliographies.map(({ name }) => `bibliography ${name}`),
  ];
}
