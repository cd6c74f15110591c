import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Collapse from '@mui/material/Collapse';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue } from 'react';
import { CitationText } from '../../../components/CitationText';
import { ChevronDownIcon, PenIcon } from '../../../components/icons';
import { StatusBadge, ToneBadge } from '../../../components/StatusBadge';
import { citationStrings as s } from '../strings';
import { acceptedText, type Accept } from './corrections';
import { ResultBody } from './ResultBody';

interface BatchRowProps {
  index: number;
  result: VerificationResult | undefined;
  /** What was asked, while there is no result. */
  text: string | undefined;
  open: boolean;
  onToggle: (index: number) => void;
  /** Style of the correction that stands in place of the citation written. */
  accepted: Style | undefined;
  /** Absent where nothing can be changed. */
  onAccept?: Accept;
  onRetry?: (citation: string) => void;
}

const rowSx = {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '2.2rem minmax(0, 1fr) auto auto' },
  gap: 1.5,
  alignItems: 'center',
  textAlign: 'left',
  px: 2,
  py: 1.5,
} as const;

const textSx = {
  fontSize: '0.98rem',
  lineHeight: 1.45,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  gridColumn: { xs: '1 / -1', sm: 'auto' },
} as const;

function Place({ index }: { index: number }) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', display: { xs: 'none', sm: 'block' } }}
    >
      {index + 1}
    </Typography>
  );
}

/** As tall as the row it becomes, so that nothing jumps when the answer comes. */
function WaitingRow({ index, text }: { index: number; text: string | undefined }) {
  return (
    <Card component="li" aria-busy="true">
      <Box sx={rowSx}>
        <Place index={index} />
        <Typography component="span" variant="citation" sx={{ ...textSx, color: 'text.secondary' }}>
          {text ?? <Skeleton width="80%" />}
        </Typography>
        <Skeleton variant="rounded" width={92} height={26} sx={{ borderRadius: 99 }} />
        <Box sx={{ width: 24, height: 24 }} />
      </Box>
    </Card>
  );
}

/** One result of a batch: a line that opens into the whole argument. */
export const BatchRow = memo(function BatchRow({
  index,
  result,
  text,
  open,
  onToggle,
  accepted,
  onAccept,
  onRetry,
}: BatchRowProps) {
  // The row answers the press at once; the argument inside, which is long, follows.
  const shown = useDeferredValue(open);
  if (!result) return <WaitingRow index={index} text={text} />;
  const corrected = acceptedText(result, accepted);
  return (
    <Card component="li" sx={{ bgcolor: open ? 'ground.sunken' : undefined }}>
      <ButtonBase data-row={index} aria-expanded={open} onClick={() => onToggle(index)} sx={rowSx}>
        <Place index={index} />
        <Typography component="span" variant="citation" sx={textSx}>
          {corrected === undefined ? result.originalText : <CitationText text={corrected} />}
        </Typography>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'flex-end' }}>
          {corrected !== undefined && <ToneBadge label={s.correctedBadge} tone="unknown" Icon={PenIcon} />}
          <StatusBadge status={result.status} />
        </Box>
        <ChevronDownIcon
          aria-hidden
          sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 160ms', justifySelf: 'end' }}
        />
      </ButtonBase>
      <Collapse in={shown} unmountOnExit timeout={160}>
        <Box sx={{ p: { xs: 1.5, sm: 2 }, pt: 0 }}>
          <ResultBody
            result={result}
            accepted={accepted}
            onAccept={onAccept && ((style) => onAccept(index, style))}
            onRetry={onRetry && (() => onRetry(result.originalText))}
          />
        </Box>
      </Collapse>
    </Card>
  );
});
