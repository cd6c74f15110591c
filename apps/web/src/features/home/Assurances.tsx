import Box from '@mui/material/Box';
import { CheckIcon } from '../../components/icons';
import { homeStrings as s } from './strings';

/** Facts for visitors before the first check; only where there is space next to the example. */
export function Assurances() {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', p: 0, m: 0, mt: 3, mx: 1, display: { xs: 'none', lg: 'grid' }, gap: 1 }}
    >
      {s.assurances.map((text) => (
        <Box
          component="li"
          key={text}
          sx={{ display: 'flex', gap: 1, alignItems: 'center', typography: 'body2', color: 'text.secondary' }}
        >
          <CheckIcon aria-hidden sx={{ fontSize: 18, color: 'primary.main' }} />
          {text}
        </Box>
      ))}
    </Box>
  );
}
