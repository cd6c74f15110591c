import type { BibliographyEntry } from '@veracite/contracts/bibliography';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { createContext, useContext } from 'react';
import { bibliographyStrings as s } from './strings';

/** The entries that findings speak of by their index, and how one is opened. */
export const EntriesContext = createContext<{ entries: BibliographyEntry[]; onSelect: (id: string) => void }>({
  entries: [],
  onSelect: () => undefined,
});

function EntryLink({ entry }: { entry: BibliographyEntry }) {
  const { onSelect } = useContext(EntriesContext);
  return (
    <MuiLink
      component="button"
      underline="always"
      type="button"
      aria-label={s.line(entry.lineNumber)}
      onClick={() => onSelect(entry.id)}
      sx={{ font: 'inherit', verticalAlign: 'baseline' }}
    >
      {entry.lineNumber}
    </MuiLink>
  );
}

/** "line 3", "lines 3, 5 and 8", as findings name lines, with the marks behind. */
const LINES = /\blines? \d+(?:, \d+)*(?: and \d+\b(?! more))?[).,:;]*/;

/** A finding, the lines it names leading to their entries; those it speaks of and does not name stand behind it. */
export function Finding({ text, indexes }: { text: string; indexes: number[] }) {
  const { entries } = useContext(EntriesContext);
  const named = LINES.exec(text);
  if (!named || indexes.length === 0)
    return (
      <>
        {text} <EntryRefs indexes={indexes} />
      </>
    );
  const byLine = new Map(indexes.flatMap((at) => entries[at] ?? []).map((entry) => [String(entry.lineNumber), entry]));
  return (
    <>
      {text.slice(0, named.index)}
      {named[0].split(/(\d+[).,:;]*)/).map((piece, at) => {
        const [number = ''] = /^\d*/.exec(piece) ?? [];
        const entry = byLine.get(number);
        if (!entry) return piece;
        // A mark does not go to the next line alone.
        return (
          <Box component="span" key={at} sx={{ whiteSpace: 'nowrap' }}>
            <EntryLink entry={entry} />
            {piece.slice(number.length)}
          </Box>
        );
      })}
      {text.slice(named.index + named[0].length)}
    </>
  );
}

/** More than this many lines are not named one by one. */
const NAMED = 12;

/** The lines a finding speaks of, each leading to its entry. */
export function EntryRefs({ indexes }: { indexes: number[] }) {
  const { entries } = useContext(EntriesContext);
  const named = indexes.slice(0, NAMED).flatMap((index) => entries[index] ?? []);
  if (named.length === 0) return null;
  return (
    <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
      {named.length === 1 ? s.lineWord : s.linesWord}{' '}
      {named.map((entry, index) => (
        <span key={entry.id}>
          {index > 0 && ', '}
          <EntryLink entry={entry} />
        </span>
      ))}
      {indexes.length > NAMED && ` ${s.andMore(indexes.length - NAMED)}`}
    </Box>
  );
}
