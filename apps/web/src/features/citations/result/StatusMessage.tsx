import type { VerificationResult } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ExternalLink } from '../../../components/ExternalLink';
import { RetryIcon } from '../../../components/icons';
import { statusLook } from '../../../components/status';
import { citationStrings as s } from '../strings';

const texts = {
  fake: { title: s.fakeTitle, text: s.fakeText },
  incomplete: { title: s.incompleteTitle, text: s.incompleteText },
  unknown: { title: s.unknownTitle, text: s.unknownText },
};

interface StatusMessageProps {
  result: VerificationResult;
  onRetry?: () => void;
}

/** What a status that is not valid means, and why it was given. */
export function StatusMessage({ result, onRetry }: StatusMessageProps) {
  const { status, reason } = result;
  if (status === 'valid') return null;
  const { tone, Icon } = statusLook(status);
  const { title, text } = texts[status];
  const nothingFound = !result.match && !result.chimera?.length;
  const sought = result.parsed?.csl?.title ?? result.originalText;
  return (
    <Box
      component="section"
      data-message={tone}
      sx={{ display: 'flex', gap: 1.75, p: { xs: 2, sm: 2.5 }, borderRadius: 3, bgcolor: `status.${tone}.soft` }}
    >
      <Icon aria-hidden sx={{ color: `status.${tone}.main`, mt: 0.25 }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h4" component="h3" sx={{ color: `status.${tone}.main` }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>{text}</Typography>
        {reason && (
          <Typography sx={{ mt: 1 }}>
            <strong>{s.details}</strong> {reason}
          </Typography>
        )}
        {(status === 'unknown' || (status === 'fake' && nothingFound)) && (
          <Typography variant="body2" sx={{ mt: 1.25 }}>
            {s.notProof}{' '}
            <ExternalLink href={`https://scholar.google.com/scholar?q=${encodeURIComponent(`"${sought}"`)}`}>
              {s.searchByHand}
            </ExternalLink>
          </Typography>
        )}
        {status === 'unknown' && onRetry && (
          <Button variant="outlined" size="small" startIcon={<RetryIcon />} onClick={onRetry} sx={{ mt: 1.5 }}>
            {s.retry}
          </Button>
        )}
      </Box>
    </Box>
  );
}
