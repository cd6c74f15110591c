import type { Check, CheckEntry } from '@veracite/contracts/checks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { checkStrings as s } from '../strings';
import { TellMe } from './NotifyButton';

interface PendingPanelProps {
  check: Check;
  onCancel?: () => void;
}

/** The progress of a check: of one citation by database, of a list by citation. */
export function PendingPanel({ check, onCancel }: PendingPanelProps) {
  const { entries, settled, included } = check;
  const isList = entries.length > 1;
  const [title, lead] = isList ? [s.batchPendingTitle, s.batchPendingLead] : [s.pendingTitle, s.pendingLead];
  const [began] = useState(() => ({ at: Date.now(), settled }));
  const done = settled - began.settled;
  // Estimated from the speed since the panel opened.
  const left = done > 0 ? Math.ceil((((Date.now() - began.at) / done) * (included - settled)) / 1000) : undefined;
  const retried = entries.flatMap(({ result, progress }) => (result ? [] : [progress?.retried ?? []]));
  const again = isList ? retried.filter((names) => names.length > 0) : [];
  const progress = isList ? undefined : entries[0]?.progress;
  return (
    <Card sx={{ p: { xs: 2.5, sm: 3 } }} aria-busy="true">
      <Box role="status">
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{lead}</Typography>
      </Box>
      <LinearProgress
        aria-label={title}
        sx={{ my: 2.5, borderRadius: 4, height: 6 }}
        {...(isList && { variant: 'determinate', value: (100 * settled) / included })}
      />
      {isList && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 0 auto' }}>
            {s.progress(settled, included)}
            {left !== undefined && `, ${s.estimate(left)}`}
          </Typography>
          <TellMe />
          {onCancel && (
            <Button size="small" variant="outlined" onClick={onCancel}>
              {s.cancel}
            </Button>
          )}
        </Box>
      )}
      {progress && <AskedLines {...progress} />}
      {again.length > 0 && (
        <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {s.askingAgain(again.length, [...new Set(again.flat())])}
        </Typography>
      )}
    </Card>
  );
}

/** Has its final height from the start, so that nothing below it moves. */
function AskedLines({ asked, answered, retried }: NonNullable<CheckEntry['progress']>) {
  return (
    <Box data-asked sx={{ minHeight: '3.2em', typography: 'body2', color: 'text.secondary' }}>
      {answered.length > 0 && <div>{s.haveAnswered(answered)}</div>}
      {asked.length > 0 && <div>{s.waitingFor(asked)}</div>}
      {retried.length > 0 && <div>{s.askingOneAgain(retried)}</div>}
    </Box>
  );
}
