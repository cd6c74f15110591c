import type { VerificationResult } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ExternalLink, hostOf } from '../../ExternalLink';
import { CheckCircleIcon } from '../../icons';
import { checkStrings as s } from '../strings';

/** The databases whose records confirm the citation, with links where they have a page. */
export function VerifiedIn({ result: { confirmedBy, sourceLinks = [] } }: { result: VerificationResult }) {
  const holders = confirmedBy ?? sourceLinks.map((url) => ({ source: hostOf(url), url }));
  if (holders.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.75, rowGap: 0, mt: 1 }}>
      <Typography
        variant="h6"
        component="p"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'status.valid.main' }}
      >
        <CheckCircleIcon aria-hidden sx={{ fontSize: 17 }} />
        <span>{s.verifiedIn(holders.length)}</span>
      </Typography>
      {holders.map(({ source, url }) =>
        url ? (
          <ExternalLink key={source + url} href={url} variant="body2" color="text.primary" sx={{ py: 0.25 }}>
            {source}
          </ExternalLink>
        ) : (
          <Typography key={source} component="span" variant="body2">
            {source}
          </Typography>
        ),
      )}
    </Box>
  );
}
