import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { toolLinks } from '../../site/navigation';
import { routes } from '../../site/routes';
import { ArrowRightIcon } from '../../components/icons';
import { StatusBadge } from '../../components/StatusBadge';
import { Steps } from '../../components/Steps';
import { DatabaseStrip } from './DatabaseStrip';
import { Measured } from './Measured';
import { homeStrings as s } from './strings';

export default function HomeSections() {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 8, md: 12 }, mt: { xs: 8, md: 13 } }}>
      <Questions />
      <Statuses />
      <Measured />
      <DatabaseStrip />
      <Tools />
    </Box>
  );
}

function Questions() {
  return (
    <section>
      <Typography variant="h2">{s.questionsTitle}</Typography>
      <Typography variant="lead" component="p" sx={{ color: 'text.secondary', mt: 1, maxWidth: 640 }}>
        {s.questionsLead}
      </Typography>
      <Box sx={{ mt: 4 }}>
        <Steps steps={s.questions} />
      </Box>
    </section>
  );
}

function Statuses() {
  return (
    <Box component="section" sx={{ display: 'grid', gap: { xs: 3, md: 6 }, gridTemplateColumns: { md: '1fr 2fr' } }}>
      <Typography variant="h2">{s.statusTitle}</Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0 }}>
        {s.statuses.map(({ status, text }) => (
          <Box
            key={status}
            sx={{
              display: 'grid',
              gridTemplateColumns: { sm: '150px 1fr' },
              gap: { xs: 0.75, sm: 2 },
              py: 2,
              borderBottom: 1,
              borderColor: 'divider',
              alignItems: 'center',
            }}
          >
            <dt>
              <StatusBadge status={status} />
            </dt>
            <Typography component="dd" sx={{ m: 0 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Tools() {
  return (
    <section>
      <Typography variant="h2">{s.toolsTitle}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(5, minmax(0, 1fr))' },
          mt: 3,
        }}
      >
        {toolLinks
          .filter((link) => link.to !== routes.home)
          .map((link) => (
            <Card key={link.to}>
              <CardActionArea
                component={Link}
                to={link.to}
                sx={{
                  p: 3,
                  height: '100%',
                  display: 'flex',
                  flexDirection: 'column',
                  alignItems: 'flex-start',
                  gap: 0.75,
                }}
              >
                <Typography variant="h3">{link.label}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {link.hint}
                </Typography>
                <ArrowRightIcon aria-hidden sx={{ mt: 'auto', color: 'primary.main' }} />
              </CardActionArea>
            </Card>
          ))}
      </Box>
      <Button component={Link} to={routes.pricing} variant="outlined" sx={{ mt: 4 }}>
        See the plans
      </Button>
    </section>
  );
}
