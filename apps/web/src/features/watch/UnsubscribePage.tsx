import type { Unsubscribed } from '@veracite/contracts/watches';
import { Button } from '../../components/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { FormPage } from '../../components/FormCard';
import { Notice } from '../../components/Notice';
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
    <FormPage title={ended ? s.stopped(ended.name) : s.stopTitle} lead={ended ? s.stoppedLead : s.stopLead}>
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
    </FormPage>
  );
}
