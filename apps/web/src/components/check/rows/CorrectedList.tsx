import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { copyRich } from '../../clipboard';
import { CopyButton } from '../../CopyButton';
import { downloadText } from '../../download';
import { DownloadIcon } from '../../icons';
import { plainOf } from '../../italics';
import { checkStrings as s } from '../strings';
import { correctedList, lackingIn, offeredIn, type Accepted } from './corrections';

interface CorrectedListProps {
  results: VerificationResult[];
  style: Style;
  accepted: Accepted;
  /** Absent where nothing can be changed. */
  onAccepted?: (accepted: Accepted) => void;
  /** Undoes the last choice; absent before the first. */
  onUndo?: () => void;
}

/** The corrected list: buttons to accept corrections, undo them, and copy or download the list. */
export function CorrectedList({ results, style, accepted, onAccepted, onUndo }: CorrectedListProps) {
  const offered: Accepted = onAccepted ? offeredIn(results, style) : new Map();
  if (offered.size === 0 && accepted.size === 0) return null;
  const open = (of: Accepted) => [...of.keys()].filter((index) => !accepted.has(index)).length;
  const lacking: Accepted = onAccepted ? lackingIn(results, style) : new Map();
  const [all, some] = [open(offered), open(lacking)];
  const lines = correctedList(results, accepted);
  return (
    <Card component="section" aria-label={s.correctedList} data-no-print sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography variant="h5" component="h3">
            {s.correctedList}
          </Typography>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {onAccepted ? s.acceptedCount(accepted.size, all) : s.acceptedReading(accepted.size)}
          </Typography>
        </Box>
        {onAccepted && some > 0 && some < all && (
          <Button size="small" variant="contained" onClick={() => onAccepted(new Map([...lacking, ...accepted]))}>
            {s.addMissing(some)}
          </Button>
        )}
        {onAccepted && all > 0 && (
          <Button
            size="small"
            variant={some > 0 && some < all ? 'outlined' : 'contained'}
            onClick={() => onAccepted(new Map([...offered, ...accepted]))}
          >
            {s.acceptAll(all)}
          </Button>
        )}
        {onUndo && (
          <Button size="small" variant="outlined" onClick={onUndo}>
            {s.undo}
          </Button>
        )}
        {onAccepted && accepted.size > 0 && (
          <Button size="small" variant="text" onClick={() => onAccepted(new Map())}>
            {s.undoAll}
          </Button>
        )}
        <CopyButton
          label={s.copyList}
          variant={all === 0 ? 'contained' : 'outlined'}
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
    </Card>
  );
}
