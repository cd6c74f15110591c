import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copyRich } from '../../../components/clipboard';
import { CopyButton } from '../../../components/CopyButton';
import { downloadText } from '../../../components/download';
import { DownloadIcon } from '../../../components/icons';
import { plainOf } from '../../../components/italics';
import { Panel } from '../../../components/Section';
import { citationStrings as s } from '../strings';
import { correctedList, offeredIn, type Accepted } from './corrections';

interface CorrectedListProps {
  results: VerificationResult[];
  style: Style;
  accepted: Accepted;
  /** Absent where nothing can be changed. */
  onAccepted?: (accepted: Accepted) => void;
}

/** The bibliography with the accepted corrections in it, as one file. */
export function CorrectedList({ results, style, accepted, onAccepted }: CorrectedListProps) {
  const offered: Accepted = onAccepted ? offeredIn(results, style) : new Map();
  if (offered.size === 0 && accepted.size === 0) return null;
  const lines = correctedList(results, accepted);
  const open = [...offered.keys()].filter((index) => !accepted.has(index)).length;
  return (
    <Panel title={s.correctedList}>
      <Box data-no-print sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography role="status" sx={{ flex: '1 1 220px', color: 'text.secondary' }}>
          {onAccepted ? s.acceptedCount(accepted.size, open) : s.acceptedReading(accepted.size)}
        </Typography>
        {onAccepted && open > 0 && (
          <Button size="small" variant="contained" onClick={() => onAccepted(new Map([...offered, ...accepted]))}>
            {s.acceptAll(open)}
          </Button>
        )}
        {onAccepted && accepted.size > 0 && (
          <Button size="small" variant="outlined" onClick={() => onAccepted(new Map())}>
            {s.undoAll}
          </Button>
        )}
        <CopyButton
          label={s.copyList}
          copy={() => copyRich(lines.join('\n'))}
          done={{ title: s.copiedToast, description: s.copiedList, tone: 'success' }}
        />
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => downloadText('corrected-bibliography.txt', `${lines.map(plainOf).join('\n')}\n`, 'text/plain')}
        >
          {s.downloadList}
        </Button>
      </Box>
    </Panel>
  );
}
