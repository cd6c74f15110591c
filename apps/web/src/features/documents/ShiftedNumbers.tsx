import type { DocumentAnswer, DocumentProblem } from '@veracite/contracts/documents';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { documentStrings as s } from './strings';

interface ShiftedNumbersProps {
  answer: DocumentAnswer;
  pairs: NonNullable<DocumentProblem['pairs']>;
}

/** Sentences next to the entry that they cite and the entry that they fit. */
export function ShiftedNumbers({ answer, pairs }: ShiftedNumbersProps) {
  const entry = (at: number) => answer.references[at]?.shown ?? answer.references[at]?.text ?? '';
  return (
    <Box component="span" sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
      {pairs.map(({ citation, cited, fits }) => (
        <Box component="span" key={citation} sx={{ display: 'grid', gap: 0.5 }}>
          <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            “{answer.citations[citation]?.sentence}”
          </Typography>
          <Box
            component="span"
            sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, color: 'text.secondary' }}
          >
            <Entry label={s.shiftCites(cited + 1)} text={entry(cited)} />
            <Entry label={s.shiftFits(fits + 1)} text={entry(fits)} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Entry({ label, text }: { label: string; text: string }) {
  return (
    <Box component="span" sx={{ borderLeft: 2, borderColor: 'divider', pl: 1, minWidth: 0 }}>
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.primary' }}>
        {label}
      </Typography>
      <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}
