import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CitationText } from '../../CitationText';
import { checkStrings as s } from '../strings';
import { offeredIn } from './corrections';

interface BesideRowProps {
  result: VerificationResult;
  style: Style;
  accepted: Style | undefined;
  onAccept: (style: Style | undefined) => void;
  /** Number of the row. */
  place: number;
}

/** The correction of a row in the chosen style, where there is space, with a button that accepts it. */
export function BesideRow({ result, style, accepted, onAccept, place }: BesideRowProps) {
  const isOffered = offeredIn([result], style).size > 0;
  if (!isOffered && !accepted) return null;
  return (
    <Box
      data-no-print
      data-beside={place}
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
        aria-label={`${accepted ? s.undo : s.accept} ${place}`}
        onClick={() => onAccept(accepted ? undefined : style)}
        sx={{ minWidth: 0 }}
      >
        {accepted ? s.undo : s.accept}
      </Button>
    </Box>
  );
}
