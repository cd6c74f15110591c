import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { api, type HistoryFilter } from '../../api/keys';
import { ChevronDownIcon, DownloadIcon } from '../../components/icons';
import { historyStrings as s } from './strings';
import { isEverything } from './filter';

const DeleteDialog = lazy(() => import('./DeleteDialog'));

interface HistoryToolsProps {
  filter: HistoryFilter;
  /** Records that match the filter. */
  total: number;
  onRemoved: () => void;
}

/** Exports or deletes the records that match the filter. */
export function HistoryTools({ filter, total, onRemoved }: HistoryToolsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState(false);
  if (total === 0) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<DownloadIcon />}
        endIcon={<ChevronDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {s.exportHistory}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableScrollLock>
        {(['csv', 'json'] as const).map((format) => (
          <MenuItem key={format} component="a" href={api.exportCitations(format, filter)} download onClick={close}>
            {s.exportKinds[format]}
          </MenuItem>
        ))}
      </Menu>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {isEverything(filter) ? s.deleteAll : s.deleteMatching(total)}
      </Button>
      <Suspense>
        {asking && (
          <DeleteDialog filter={filter} total={total} onClose={() => setAsking(false)} onRemoved={onRemoved} />
        )}
      </Suspense>
    </>
  );
}
