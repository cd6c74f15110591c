import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Notice } from '../../Notice';
import { entryStrings as s } from './strings';
import type { Entries, Reading } from './useEntries';

/** Returns undefined when each line is one citation. */
function sentenceOf(reading: Reading, isByLines: boolean): string | undefined {
  if (isByLines) return s.byLines;
  if (reading.kind === 'read') return reading.isPlain ? undefined : reading.summary;
  if (reading.kind === 'asking') return reading.isSlow ? s.asking : undefined;
  if (reading.kind === 'away') return reading.why ? s.awayBecause(reading.why) : s.away;
  return reading.kind === 'too-large' ? s.tooLarge : undefined;
}

/** Describes in one sentence how the text was read, with a button to read one citation per line instead. */
export function ReadingNote({ entries }: { entries: Entries }) {
  const { reading, isByLines, setByLines, isSurprise } = entries;
  const sentence = sentenceOf(reading, isByLines);
  const canSwitch = isByLines || (reading.kind === 'read' && !reading.isPlain);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="body2" role="status" data-testid="reading" sx={{ mt: sentence ? 0.75 : 0 }}>
          {sentence}
        </Typography>
        {canSwitch && (
          <Button size="small" sx={{ px: 1, mt: 0.75 }} onClick={() => setByLines(!isByLines)}>
            {isByLines ? s.toFound : s.toLines}
          </Button>
        )}
      </Box>
      {isSurprise && <Notice>{s.surprise}</Notice>}
    </>
  );
}
