import type { Unsubscribed } from '@veracite/contracts/watches';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { LogoMark } from '../../components/Logo';
import { Notice } from '../../components/Notice';
import { Page } from '../../components/Page';
import { routes } from '../../site/routes';
import { watchStrings as s } from './strings';

/** Ends the mails of a watch, without a sign-in. Opening it changes nothing: programs open links before people do. */
export default function UnsubscribePage() {
  const { token = '' } = useParams();
  const [ended, setEnded] = useState<Unsubscribed>();
  const [failed, setFailed] = useState(false);
  const stop = () =>
    request<Unsubscribed>('POST', api.unsubscribe(token), {}).then(setEnded, () => {
      setFailed(true);
    });
  return (
    <Page title={s.stopTitle} width="sm">
      <Card sx={{ p: { xs: 3, sm: 5 }, mt: { md: 4 }, maxWidth: 480, mx: 'auto' }}>
        <LogoMark size={36} />
        <Typography variant="h2" component="h1" sx={{ mt: 1.5 }}>
          {ended ? s.stopped(ended.name) : s.stopTitle}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{ended ? s.stoppedLead : s.stopLead}</Typography>
        {ended ? (
          <Button component={Link} to={routes.watch} variant="outlined">
            {s.title}
          </Button>
        ) : (
          <Button variant="contained" size="large" onClick={() => void stop()}>
            {s.stop}
          </Button>
        )}
        {failed && <Notice>{s.stopFailed}</Notice>}
      </Card>
    </Page>
  );
}
