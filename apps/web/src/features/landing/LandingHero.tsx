import { Box, Button, Typography } from '../../components/ui';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons';

interface LandingHeroProps {
  title: string;
  lead: string;
  call?: { label: string; to: string };
}

export function LandingHero({ title, lead, call }: LandingHeroProps) {
  return (
    <Box sx={{ maxWidth: 780, mb: { xs: 2.5, md: 5 } }}>
      <Typography variant="h1">{title}</Typography>
      <Typography
        variant="lead"
        component="p"
        // A form below it stays on the first screen of a phone.
        sx={{ color: 'text.secondary', mt: 2, display: { xs: call ? 'block' : 'none', sm: 'block' } }}
      >
        {lead}
      </Typography>
      {call && (
        <Button
          component={Link}
          to={call.to}
          variant="contained"
          size="large"
          endIcon={<ArrowRightIcon />}
          sx={{ mt: 3 }}
        >
          {call.label}
        </Button>
      )}
    </Box>
  );
}
