import type { VerificationResult } from '@veracite/contracts/citations';
import { noticeText } from '@veracite/model/work';
import { Box, Muted, Stack, Typography } from '../../ui';
import { dateText } from '../../dates';
import { ExternalLink } from '../../ExternalLink';
import { WarningIcon } from '../../icons';
import { checkStrings as s } from '../strings';

/** Status changes of the work since publication. A retraction is red, a correction is not. */
export function Notices({ result }: { result: VerificationResult }) {
  const standing = result.match?.standing;
  if (!result.match) return null;
  if (standing === undefined || standing === 'current') {
    return result.retractionChecked === false ? <Muted>{s.notChecked}</Muted> : null;
  }
  const grave = standing === 'retracted' || standing === 'withdrawn';
  const tone = grave ? 'fake' : 'incomplete';
  const notice = result.match.notice;
  const href = notice?.doi ? `https://doi.org/${notice.doi}` : notice?.url;
  return (
    <Stack
      direction="row"
      role="note"
      sx={{
        gap: 1.5,
        p: 2,
        borderRadius: 3,
        border: 1.5,
        borderColor: `status.${tone}.main`,
        bgcolor: `status.${tone}.soft`,
      }}
    >
      <WarningIcon aria-hidden sx={{ color: `status.${tone}.main` }} />
      <Box>
        <Typography variant="h4" component="h3" sx={{ color: `status.${tone}.main` }}>
          {noticeText(standing)}
          {notice?.date && `, ${dateText(notice.date)}`}
        </Typography>
        {href && <ExternalLink href={href}>{notice?.doi ? `${s.notice} (${notice.doi})` : s.notice}</ExternalLink>}
      </Box>
    </Stack>
  );
}
