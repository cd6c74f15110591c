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
    <Box sx={{ maxWidth: 780, mb: { xs: 4, md: 6 } }}>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
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
