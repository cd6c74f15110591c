import { Box, Button } from './ui';
import { useId, useState, type ReactNode } from 'react';
import { appStrings } from '../site/strings';
import { ChevronDownIcon } from './icons';

/** A row of actions; without icons on a phone, where it would take two lines. */
export const actionRowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

/** Actions of a row that are needed less often: shown after a press, so that the row of a result is one line. */
export function MoreActions({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ChevronDownIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {appStrings.more}
      </Button>
      {/* Hidden and not removed: what an action has opened or is doing outlives a press. */}
      <Box id={id} sx={{ display: isOpen ? 'contents' : 'none' }}>
        {children}
      </Box>
    </>
  );
}
