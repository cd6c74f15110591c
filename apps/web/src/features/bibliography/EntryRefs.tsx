import type { BibliographyEntry } from '@veracite/model/bibliography';
import { Box, MuiLink } from '../../components/ui';
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
