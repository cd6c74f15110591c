import Box from '@mui/material/Box';
import { StarFilledIcon, StarIcon } from '../../components/icons';
import { starsOf } from './score';
import { sourceStrings as s } from './strings';

export function Stars({ reputation }: { reputation: number }) {
  const filled = starsOf(reputation);
  return (
    <Box role="img" aria-label={s.stars(filled)} sx={{ display: 'inline-flex', color: 'status.incomplete.main' }}>
      {[1, 2, 3, 4, 5].map((n) =>
        n <= filled ? (
          <StarFilledIcon key={n} data-star="filled" fontSize="small" />
        ) : (
          <StarIcon key={n} data-star="empty" fontSize="small" />
        ),
      )}
    </Box>
  );
}
