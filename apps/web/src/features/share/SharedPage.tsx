import type { SharedResults } from '@veracite/contracts/share';
import { Box, Button, Muted, Skeleton, Typography } from '../../components/ui';
import { Link, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { statusOf } from '../../api/errors';
import { get } from '../../api/fetcher';
import { api } from '../../api/keys';
import { FormPage } from '../../components/FormCard';
import { Page } from '../../components/Page';
import { routes } from '../../site/routes';
import { dayText } from '../../components/dates';
import { LinkIcon } from '../../components/icons';
import { BatchResults } from '../../components/check/rows/BatchResults';
import { SingleResult } from '../../components/check/evidence/SingleResult';
import { shareStrings as s } from '../../components/share/strings';

/** What a link shares, for anybody, without a way to change anything. */
export default function SharedPage() {
  const { token = '' } = useParams();
  const { data, error } = useSWR<SharedResults>(api.shared(token), get);
  if (error) {
    // The link may be valid when the server did not answer.
    const [title, lead] = statusOf(error) === 404 ? [s.goneTitle, s.goneText] : [s.failedTitle, s.failedText];
    return (
      <FormPage title={title} lead={lead}>
        <Button component={Link} to={routes.home} variant="outlined">
          {s.own}
        </Button>
      </FormPage>
    );
  }
  return (
    <Page title={s.pageTitle}>
      {data ? <Results shared={data} /> : <Skeleton variant="rounded" height={360} sx={{ borderRadius: 3.5 }} />}
    </Page>
  );
}

function Results({ shared: { results, checkedAt, expiresAt } }: { shared: SharedResults }) {
  const [first] = results;
  const single = results.length === 1 && first;
  return (
    <>
      <Muted variant="overline" component="p" sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
        <LinkIcon aria-hidden sx={{ fontSize: 16 }} />
        {s.readOnly}
      </Muted>
      <Typography variant="h2" component="h1">
        {single ? s.pageTitle : s.pageTitleMany(results.length)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 4 }}>
        {s.pageLead(dayText(checkedAt), dayText(expiresAt))}
      </Typography>
      {single ? (
        <SingleResult result={single} readOnly checkedAt={checkedAt} />
      ) : (
        <BatchResults results={results} batch={{ processedCount: results.length, results }} readOnly />
      )}
      <Box data-no-print sx={{ mt: 6, textAlign: 'center' }}>
        <Button component={Link} to={routes.home} variant="contained" size="large">
          {s.own}
        </Button>
      </Box>
    </>
  );
}
