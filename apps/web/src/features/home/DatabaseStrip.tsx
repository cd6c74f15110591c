import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useDatabases } from '../../api/queries';
import { routes } from '../../site/routes';
import { homeStrings as s } from './strings';

/** The connected databases and their current state. */
export function DatabaseStrip() {
  const { data } = useDatabases();
  const connected = (data ?? []).filter(({ state }) => state === 'ready' || state === 'resting');
  const resting = connected.filter(({ state }) => state === 'resting').length;
  return (
    <Box component="section" sx={{ borderRadius: 4, bgcolor: 'ground.inverse', color: '#f4f1ea', p: { xs: 3, sm: 5 } }}>
      <Typography variant="h2">
        {connected.length > 0 ? s.databasesTitle(connected.length) : s.databasesTitleNone}
      </Typography>
      <Typography sx={{ opacity: 0.85, mt: 1, maxWidth: 620 }}>
        {s.databasesLead} {connected.length > 0 && s.databasesState(connected.length - resting, resting)}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 40 }}
      >
        {connected.map((database) => (
          <Box
            component="li"
            key={database.id}
            title={database.coverage}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.9,
              px: 1.5,
              py: 0.6,
              borderRadius: 99,
              border: '1px solid rgb(255 255 255 / 0.25)',
              typography: 'body2',
            }}
          >
            <Box
              aria-hidden
              sx={{
                width: 7,
                height: 7,
                borderRadius: '50%',
                bgcolor: database.state === 'ready' ? '#83d6a8' : '#f0c265',
              }}
            />
            {database.name}
            {database.state === 'resting' && ` (${s.resting})`}
          </Box>
        ))}
      </Box>
      <MuiLink
        component={Link}
        to={routes.guideDatabases}
        sx={{ color: '#c6cdff', display: 'inline-block', mt: 3, fontWeight: 600 }}
      >
        {s.databasesAll}
      </MuiLink>
    </Box>
  );
}
