import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CitationText } from '../../CitationText';
import { copyRich, copyText } from '../../clipboard';
import { CopyButton } from '../../CopyButton';
import { plainOf } from '../../italics';
import { checkStrings as s } from '../strings';
import { Changes } from './Changes';
import { isAlreadyCorrect } from '../rows/corrections';

interface ChosenStyleProps {
  style: Style;
  text: string;
  result: VerificationResult;
  isAccepted: boolean;
  onAccept?: (style: Style | undefined) => void;
}

/** The citation in the requested style, with buttons to copy and accept it. */
export function ChosenStyle({ style, text, result, isAccepted, onAccept }: ChosenStyleProps) {
  const { originalText: written, status } = result;
  const name = style.toUpperCase();
  // A valid citation needs no correction; it may still be copied in another style.
  const isOffered = onAccept && !isAccepted && status !== 'valid' && !isAlreadyCorrect(written ?? '', text);
  const done = { title: s.copiedToast, description: s.copiedStyle(name), tone: 'success' as const };
  return (
    <Box data-style={name} sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="overline" component="h3" sx={{ color: 'primary.main' }}>
          {name}
        </Typography>
        <Typography role="status" variant="caption" sx={{ flex: 1, color: 'status.valid.main', fontWeight: 620 }}>
          {isAccepted && s.acceptedTitle}
        </Typography>
        <Box data-no-print sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {isOffered && (
            <Button
              size="small"
              variant="outlined"
              aria-label={`${s.accept} ${name}`}
              title={s.acceptHint}
              onClick={() => onAccept(style)}
            >
              {s.accept}
            </Button>
          )}
          {onAccept && isAccepted && (
            <Button size="small" variant="outlined" onClick={() => onAccept(undefined)}>
              {s.undo}
            </Button>
          )}
          <CopyButton
            variant="text"
            label={s.copyRich}
            aria-label={`${s.copyRich}, ${name}`}
            copy={() => copyRich(text)}
            done={done}
          />
          <CopyButton
            variant="contained"
            label={s.copy}
            aria-label={`${s.copy} ${name}`}
            copy={() => copyText(plainOf(text))}
            done={done}
          />
        </Box>
      </Box>
      <Typography variant="citation" component="p" sx={{ mt: 0.5 }}>
        <CitationText text={text} />
      </Typography>
      {written && <Changes written={written} corrected={plainOf(text)} />}
    </Box>
  );
}
