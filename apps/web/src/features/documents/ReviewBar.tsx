import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Muted } from '../../components/Muted';
import { documentStrings as s } from './strings';

interface ReviewBarProps {
  /** Number of the current problem, from 1; 0 for none. */
  at: number;
  of: number;
  onStep: (by: number) => void;
  /** Scrolls to the document on small screens; absent without a current stop. */
  onShow?: () => void;
}

/** Buttons for the next and previous problem; sticks below the header. */
export function ReviewBar({ at, of, onStep, onShow }: ReviewBarProps) {
  return (
    <Box
      data-no-print
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        mb: 1.5,
        py: 0.75,
        position: 'sticky',
        top: 64,
        zIndex: 2,
        bgcolor: 'background.default',
      }}
    >
      <Button size="small" variant="outlined" disabled={of === 0 || at === 1} onClick={() => onStep(-1)}>
        {s.previous}
      </Button>
      <Button size="small" variant="outlined" disabled={of === 0 || at === of} onClick={() => onStep(1)}>
        {s.next}
      </Button>
      {onShow && (
        <Button size="small" onClick={onShow} sx={{ display: { lg: 'none' }, px: 1 }}>
          {s.show}
        </Button>
      )}
      <Typography role="status" variant="body2">
        {of === 0 ? s.noProblems : s.position(at, of)}
      </Typography>
      <Muted variant="caption" sx={{ display: { xs: 'none', md: 'block' }, ml: 'auto' }}>
        {s.keys}
      </Muted>
    </Box>
  );
}
