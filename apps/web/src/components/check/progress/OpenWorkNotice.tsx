import type { OpenWork } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { savePending } from '../../../api/pending-work';
import { useOpenWork } from '../../../api/queries';
import { timeText } from '../../dates';
import { routes } from '../../../site/routes';
import { checkStrings as s } from '../strings';

/** The page that shows each kind of list while it is checked. */
const PAGES: Record<OpenWork['kind'], string> = { batch: routes.home, analysis: routes.bibliography };

/** Lists that are being checked, also those started on another device or in another window, with a button that shows them. */
export function OpenWorkNotice({ kind }: { kind?: OpenWork['kind'] }) {
  const { data } = useOpenWork();
  const open = (data ?? []).filter((work) => kind === undefined || work.kind === kind);
  return open.map((work) => (
    <Card key={work.id} data-open-work sx={{ px: 2, py: 1.5, mb: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2">
          {s.openWork(work.kind, work.total, work.settled)}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {s.openWorkBegun(timeText(work.begunAt))}
          </Box>
        </Typography>
        <Button size="small" variant="outlined" onClick={() => show(work)}>
          {s.openWorkShow}
        </Button>
      </Box>
      <LinearProgress
        variant="determinate"
        value={work.total === 0 ? 0 : (100 * work.settled) / work.total}
        aria-label={s.openWorkProgress}
      />
    </Card>
  ));
}

/** Saves the list as the page's pending work and loads the page, which may be the current one. */
function show({ id, kind }: OpenWork): void {
  savePending(PAGES[kind], { kind, id });
  window.location.assign(PAGES[kind]);
}
