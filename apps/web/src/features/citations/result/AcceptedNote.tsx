import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CitationText } from '../../../components/CitationText';
import { citationStrings as s } from '../strings';

/** The citation that now stands in place of the one written, and the way back. */
export function AcceptedNote({ citation, onUndo }: { citation: string; onUndo?: () => void }) {
  return (
    <Box
      role="status"
      sx={{ mt: 2, pl: 2, borderLeft: 3, borderColor: 'primary.main', display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="overline" component="p" sx={{ color: 'primary.main' }}>
          {s.acceptedTitle}
        </Typography>
        <Typography variant="citation" component="p">
          <CitationText text={citation} />
        </Typography>
      </Box>
      {onUndo && (
        <Button size="small" variant="outlined" onClick={onUndo} data-no-print sx={{ alignSelf: 'center' }}>
          {s.undo}
        </Button>
      )}
    </Box>
  );
}
