import { Box, Button, Card, CardActionArea, Grid, MuiLink, Muted, Row, Typography } from '../../components/ui';
import { Link } from 'react-router-dom';
import { toolLinks } from '../../site/navigation';
import { routes } from '../../site/routes';
import { ArrowRightIcon } from '../../components/icons';
import { StatusBadge } from '../../components/StatusBadge';
import { Steps } from '../../components/Steps';
import { homeStrings as s } from './strings';
import { useDatabases } from '../../api/queries';
import { Measured, measuredOn } from '../../components/Measured';

export default function HomeSections() {
  return (
    <Grid sx={{ gap: { xs: 8, md: 12 }, mt: { xs: 8, md: 13 } }}>
      <Questions />
      <Statuses />
      <Accuracy />
      <DatabaseStrip />
      <Tools />
    </Grid>
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
    <Grid component="section" columns={{ md: '1fr 2fr' }} sx={{ gap: { xs: 3, md: 6 } }}>
      <Typography variant="h2">{s.statusTitle}</Typography>
      <Grid component="dl" sx={{ m: 0, gap: 0 }}>
        {s.statuses.map(({ status, text }) => (
          <Grid
            key={status}
            columns={{ sm: '150px 1fr' }}
            sx={{ gap: { xs: 0.75, sm: 2 }, py: 2, borderBottom: 1, borderColor: 'divider', alignItems: 'center' }}
          >
            <dt>
              <StatusBadge status={status} />
            </dt>
            <Typography component="dd" sx={{ m: 0 }}>
              {text}
            </Typography>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}

function Tools() {
  return (
    <section>
      <Typography variant="h2">{s.toolsTitle}</Typography>
      <Grid columns={{ sm: '1fr 1fr', lg: 'repeat(5, 1fr)' }} sx={{ gap: 2, mt: 3 }}>
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
                <Muted>{link.hint}</Muted>
                <ArrowRightIcon aria-hidden sx={{ mt: 'auto', color: 'primary.main' }} />
              </CardActionArea>
            </Card>
          ))}
      </Grid>
      <Button component={Link} to={routes.pricing} variant="outlined" sx={{ mt: 4 }}>
        See the plans
      </Button>
    </section>
  );
}

const databaseSx = {
  px: 1.5,
  py: 0.6,
  borderRadius: 99,
  border: '1px solid rgb(255 255 255 / 0.25)',
  typography: 'body2',
};
const dotSx = { width: 7, height: 7, borderRadius: '50%' };

/** The connected databases and their current state. */
function DatabaseStrip() {
  const { data } = useDatabases();
  const connected = (data ?? []).filter(({ state }) => state === 'ready' || state === 'resting');
  const failed = connected.filter(({ control }) => control).length;
  const resting = connected.filter(({ state, control }) => state === 'resting' && !control).length;
  return (
    <Box component="section" sx={{ borderRadius: 4, bgcolor: 'ground.inverse', color: '#f4f1ea', p: { xs: 3, sm: 5 } }}>
      <Typography variant="h2">
        {connected.length > 0 ? s.databasesTitle(connected.length) : s.databasesTitleNone}
      </Typography>
      <Typography sx={{ opacity: 0.85, mt: 1, maxWidth: 620 }}>
        {s.databasesLead}{' '}
        {connected.length > 0 && s.databasesState(connected.length - resting - failed, resting, failed)}
      </Typography>
      <Row component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 3, minHeight: 40 }}>
        {connected.map((database) => (
          <Row component="li" key={database.id} title={database.coverage} sx={databaseSx}>
            <Box
              aria-hidden
              sx={{ ...dotSx, bgcolor: !database.control && database.state === 'ready' ? '#83d6a8' : '#f0c265' }}
            />
            {database.name}
            {database.control ? ` (${s.controlFailed})` : database.state === 'resting' && ` (${s.resting})`}
          </Row>
        ))}
      </Row>
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

/** Accuracy of the checker on references with known answers. */
function Accuracy() {
  return (
    <section>
      <Typography variant="h2">{s.measuredTitle}</Typography>
      <Typography variant="body1" component="p" sx={{ color: 'text.secondary', mt: 1, mb: 4, maxWidth: 640 }}>
        {s.measuredLead}
      </Typography>
      <Measured />
      <Muted variant="caption" component="p" sx={{ mt: 2 }}>
        {s.measuredWhen(measuredOn)}{' '}
        <MuiLink component={Link} to={routes.accuracy} underline="always">
          {s.measuredMore}
        </MuiLink>
        .
      </Muted>
    </section>
  );
}
