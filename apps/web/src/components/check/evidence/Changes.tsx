import type { Change } from '@veracite/formatting/difference/word-changes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { checkStrings as s } from '../strings';
import { MarkedWords } from './MarkedWords';
import { sidesOf } from './compared-words';

/** Counts the changes of each kind, as a text. */
function counted(changes: Change[]): string {
  return Object.entries(s.changeKinds)
    .map(([kind, name]) => [changes.filter((change) => change.kind === kind).length, name] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(', ');
}

/** The changes of a style to the citation, word by word, behind a line that counts them. */
export function Changes({ written, corrected }: { written: string; corrected: string }) {
  const sides = sidesOf(written, corrected, () => true);
  const summary = counted(sides.changes);
  if (!summary)
    return (
      <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {s.unchanged}
      </Typography>
    );
  return (
    <Box component="details" data-no-print sx={{ mt: 0.75 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', color: 'text.secondary', py: 0.25 }}>
        {s.changes(summary)}
      </Typography>
      <Typography variant="citation" component="p" sx={{ mt: 0.75, fontSize: '0.97rem', color: 'text.secondary' }}>
        <MarkedWords text={written} words={sides.written} as="del" />
      </Typography>
      <Typography variant="citation" component="p" sx={{ mt: 0.75, fontSize: '0.97rem' }}>
        <MarkedWords text={corrected} words={sides.corrected} />
      </Typography>
    </Box>
  );
}
