import type { CheckTool } from '@veracite/contracts/check-tools';
import type { CheckSummary } from '@veracite/contracts/checks';
import { Box, Button, Card, LinearProgress, Row, Typography } from '../../ui';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { api } from '../../../api/keys';
import { timeText } from '../../dates';
import { routes } from '../../../site/routes';
import { checkStrings as s } from '../strings';

/** The page that shows the checks of each tool. */
const PAGES: Record<CheckTool, string> = {
  citations: routes.home,
  bibliography: routes.bibliography,
  documents: routes.document,
};

/** How often running checks are loaded, in milliseconds. */
const LOAD_MS = 5_000;

/** Lists that are being checked, also those started on another device or in another window, with a link to each. */
export default function OpenWorkNotice({ tool }: { tool?: CheckTool }) {
  const { data } = useSWR<CheckSummary[] | null>(api.openChecks(), {
    revalidateOnMount: true,
    refreshInterval: (all) => (all?.some(({ state }) => state === 'running') ? LOAD_MS : 0),
  });
  const open = (data ?? []).filter((check) => check.state === 'running' && (tool === undefined || check.tool === tool));
  return open.map((check) => (
    <Card key={check.id} data-open-work sx={{ px: 2, py: 1.5, mb: 2, display: 'grid', gap: 1 }}>
      <Row sx={{ justifyContent: 'space-between' }}>
        <Typography variant="body2">
          {s.openWork(check.tool, check.included, check.settled)}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {s.openWorkBegun(timeText(check.createdAt))}
          </Box>
        </Typography>
        <Button size="small" variant="outlined" component={Link} to={`${PAGES[check.tool]}?check=${check.id}`}>
          {s.openWorkShow}
        </Button>
      </Row>
      <LinearProgress
        variant="determinate"
        value={check.included === 0 ? 0 : (100 * check.settled) / check.included}
        aria-label={s.openWorkProgress}
      />
    </Card>
  ));
}
