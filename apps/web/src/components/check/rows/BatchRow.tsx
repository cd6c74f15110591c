import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import { detailOf } from '@veracite/contracts/states';
import { unconfirmedNumbers } from '@veracite/contracts/unconfirmed-numbers';
import { Box, Button, ButtonBase, Collapse, Muted, Skeleton, Stack, Typography } from '../../ui';
import { memo, useDeferredValue } from 'react';
import { CitationText } from '../../CitationText';
import { ChevronDownIcon, CrossCircleIcon, PenIcon } from '../../icons';
import { CheckedBadge } from '../evidence/CheckedByHand';
import { StatusBadge, ToneBadge } from '../../StatusBadge';
import { checkStrings as s } from '../strings';
import { acceptedText, type Accept, offeredIn } from './corrections';
import { isRetracted, differencesIn } from '@veracite/report/result-kinds';
import { ResultBody } from '../evidence/ResultBody';
import { Difference } from '../evidence/Difference';

interface BatchRowProps {
  index: number;
  result: VerificationResult | undefined;
  /** The submitted citation, shown until the result arrives. */
  text: string | undefined;
  style: Style;
  open: boolean;
  onToggle: (index: number, row: HTMLElement) => void;
  /** Style of the accepted correction. */
  accepted: Style | undefined;
  /** Absent where nothing can be changed. */
  onAccept?: Accept;
  onRetry?: (index: number) => void;
}

const rowSx = {
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '1.8rem minmax(0, 1fr) auto' },
  columnGap: 1.25,
  alignItems: 'center',
  textAlign: 'left',
  px: { xs: 1.5, sm: 2 },
  py: 0.75,
  minHeight: 56,
} as const;

/** On a phone the text has a line of its own. */
const wholeRowSx = { gridColumn: { xs: '1 / -1', sm: 'auto' } } as const;

const textSx = { display: 'block', fontSize: '0.97rem', lineHeight: 1.4 } as const;

function Place({ index }: { index: number }) {
  return (
    <Muted component="span" sx={{ fontVariantNumeric: 'tabular-nums', display: { xs: 'none', sm: 'block' } }}>
      {index + 1}
    </Muted>
  );
}

/** Has the height of the finished row, so that nothing moves. */
function WaitingRow({ index, text }: { index: number; text: string | undefined }) {
  return (
    <Stack direction="row" component="li" aria-busy="true">
      <Box sx={rowSx}>
        <Place index={index} />
        <Typography
          noWrap
          component="span"
          variant="citation"
          sx={{ ...textSx, ...wholeRowSx, color: 'text.secondary' }}
        >
          {text ?? <Skeleton width="80%" />}
        </Typography>
        <Skeleton variant="rounded" width={92} height={26} sx={{ borderRadius: 99, gridColumn: -2 }} />
      </Box>
    </Stack>
  );
}

/** One result of a batch: the citation, its problem and its correction; opens the full result. */
export const BatchRow = memo(function BatchRow(props: BatchRowProps) {
  const { index, result, text, style, open, onToggle, accepted, onAccept, onRetry } = props;
  // The row opens at once; its long content is rendered afterwards.
  const shown = useDeferredValue(open);
  if (!result) return <WaitingRow index={index} text={text} />;
  const corrected = acceptedText(result, accepted);
  return (
    <Box component="li" sx={{ bgcolor: open ? 'ground.sunken' : undefined }}>
      <Stack direction="row" sx={{ alignItems: 'stretch' }}>
        <ButtonBase
          data-row={index}
          aria-expanded={open}
          onClick={({ currentTarget }) => onToggle(index, currentTarget)}
          sx={rowSx}
        >
          <Place index={index} />
          <Box component="span" sx={{ minWidth: 0, ...wholeRowSx }}>
            <Typography noWrap component="span" variant="citation" sx={textSx}>
              {corrected === undefined ? result.originalText : <CitationText text={corrected} />}
            </Typography>
            {corrected === undefined && <Trouble result={result} />}
          </Box>
          <Stack direction="row" component="span" sx={{ gap: 0.5, alignItems: 'center', justifyContent: 'flex-end' }}>
            {isRetracted(result) && <ToneBadge label={s.retractedBadge} tone="fake" Icon={CrossCircleIcon} />}
            <CheckedBadge result={result} />
            {corrected === undefined ? (
              <StatusBadge status={result.status} detail={detailOf(result)} />
            ) : (
              <ToneBadge label={s.correctedBadge} tone="valid" Icon={PenIcon} />
            )}
            <ChevronDownIcon
              aria-hidden
              sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 160ms' }}
            />
          </Stack>
        </ButtonBase>
        {onAccept && !open && <RowCorrection {...props} result={result} />}
      </Stack>
      <Collapse in={shown} unmountOnExit timeout={160}>
        <Box sx={{ p: { xs: 1.5, sm: 2 }, pt: 0.5 }}>
          <ResultBody
            inList
            result={result}
            style={style}
            accepted={accepted}
            onAccept={onAccept && ((chosen) => onAccept(index, chosen))}
            onRetry={onRetry && (() => onRetry(index))}
          />
        </Box>
      </Collapse>
    </Box>
  );
});

/** The correction of a row in the chosen style, where there is space, with a button that accepts it. */
function RowCorrection(props: BatchRowProps & { result: VerificationResult }) {
  const { index, result, style, accepted, onAccept } = props;
  const isOffered = offeredIn([result], style).size > 0;
  if (!isOffered && !accepted) return null;
  return (
    <Box
      data-no-print
      data-correction={index + 1}
      sx={{
        flex: accepted ? 'none' : '0 0 46%',
        minWidth: 0,
        display: 'none',
        // Depends on the width of the list, not of the window.
        '@container (min-width: 720px)': { display: 'flex' },
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        borderLeft: 1,
        borderColor: 'divider',
      }}
    >
      {!accepted && (
        <Typography
          variant="citation"
          component="p"
          sx={{
            flex: 1,
            fontSize: '0.88rem',
            lineHeight: 1.35,
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          <CitationText text={result.correctedCitation?.[style] ?? ''} />
        </Typography>
      )}
      <Button
        size="small"
        variant={accepted ? 'text' : 'outlined'}
        aria-label={`${accepted ? s.undo : s.accept} ${index + 1}`}
        onClick={() => onAccept?.(index, accepted ? undefined : style)}
        sx={{ minWidth: 0 }}
      >
        {accepted ? s.undo : s.accept}
      </Button>
    </Box>
  );
}

/** The problem of a citation in one line, on phones in several: unconfirmed numbers, the first fields that differ, or the reason. */
function Trouble({ result }: { result: VerificationResult }) {
  const unconfirmed = unconfirmedNumbers(result);
  if (result.status === 'valid' && unconfirmed.length === 0) return null;
  const rows = result.status === 'fake' ? [] : differencesIn(result);
  const [first, second] = rows;
  return (
    <Muted
      noWrap
      component="span"
      data-trouble
      sx={{ display: 'block', whiteSpace: { xs: 'normal', sm: 'nowrap' }, fontSize: '0.85rem' }}
    >
      {unconfirmed.length > 0 ? s.unconfirmed(unconfirmed) : first ? <Difference row={first} /> : result.reason}
      {second && '; '}
      {second && <Difference row={second} />}
      {rows.length > 2 && ` ${s.moreFields(rows.length - 2)}`}
    </Muted>
  );
}
