import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { SearchIcon } from '../../components/icons';
import { finderStrings as s } from './strings';

export function NothingFound() {
  return (
    <Card sx={{ p: { xs: 3, sm: 5 }, display: 'grid', justifyItems: 'center' }}>
      <SearchIcon aria-hidden sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography variant="h3" component="h2" sx={{ mt: 1 }}>
        {s.none}
      </Typography>
      <Box component="ul" sx={{ color: 'text.secondary', mt: 1, mb: 0 }}>
        {s.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </Box>
    </Card>
  );
}
