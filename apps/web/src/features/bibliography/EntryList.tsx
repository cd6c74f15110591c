import type { BibliographyEntry } from '@veracite/contracts/bibliography';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { cut } from '../../components/cut';
import { Panel } from '../../components/Section';
import { StatusBadge } from '../../components/StatusBadge';
import { bibliographyStrings as s } from './strings';

const PREVIEW = 150;

interface EntryListProps {
  entries: BibliographyEntry[];
  selected: string | null;
  onSelect: (id: string) => void;
}

export function EntryList({ entries, selected, onSelect }: EntryListProps) {
  return (
    <Panel title={s.entries}>
      <Box
        component="ol"
        data-testid="entries"
        tabIndex={0}
        aria-label={s.entries}
        sx={{
          listStyle: 'none',
          p: 0.25,
          m: 0,
          maxHeight: '24rem',
          overflowY: 'auto',
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        {entries.map((entry) => (
          <li key={entry.id}>
            <ButtonBase
              data-entry={entry.id}
              aria-pressed={entry.id === selected}
              onClick={() => onSelect(entry.id)}
              sx={{
                width: '100%',
                display: 'block',
                textAlign: 'left',
                p: 1.5,
                borderRadius: 2,
                bgcolor: entry.id === selected ? 'ground.sunken' : undefined,
                '&:hover': { bgcolor: 'ground.sunken' },
              }}
            >
              <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                  {s.line(entry.lineNumber)}
                </Typography>
                <StatusBadge status={entry.status} />
              </Box>
              <Typography
                component="span"
                variant="citation"
                data-preview
                sx={{ display: 'block', fontSize: '0.97rem', lineHeight: 1.45 }}
              >
                {cut(entry.originalText, PREVIEW)}
              </Typography>
              <Typography
                component="span"
                variant="body2"
                sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
              >
                {entry.reason}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
