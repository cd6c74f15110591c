import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { api, type HistoryFilter } from '../../api/keys';
import { DownloadMenu } from '../../components/DownloadMenu';
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
  const [asking, setAsking] = useState(false);
  if (total === 0) return null;
  return (
    <>
      <DownloadMenu
        label={s.exportHistory}
        files={(['csv', 'json'] as const).map((format) => ({
          name: s.exportKinds[format],
          href: api.exportCitations(format, filter),
        }))}
      />
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
