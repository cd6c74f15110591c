import { shownConfidence } from '@veracite/report/confidence';
import type { VerificationResult } from '@veracite/contracts/citations';
import { detailOf } from '@veracite/contracts/states';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ExternalLink, hostOf } from '../../ExternalLink';
import { RetryIcon, CheckCircleIcon } from '../../icons';
import { Muted } from '../../Muted';
import { statusLook } from '../../status';
import { StatusBadge } from '../../StatusBadge';
import { checkStrings as s } from '../strings';
import { Difference } from './Difference';
import { differencesIn } from './result-kinds';

interface VerdictCardProps {
  result: VerificationResult;
  /** Part of a list, whose row already shows the status. */
  inList?: boolean;
  onRetry?: () => void;
  /** Most links to confirming databases; the others are named. */
  linksMax?: number;
}

/** The verdict: the status, its reason, and the databases that confirm the work. */
export function VerdictCard({ result, inList, onRetry, linksMax = Infinity }: VerdictCardProps) {
  const { status, problem, reason, confidence, originalText } = result;
  const { tone } = statusLook(status);
  const isUnconfirmed = status === 'valid' && (result.evidence ?? []).some(({ agreement }) => agreement === 'extra');
  const words = s.verdicts[isUnconfirmed ? 'unconfirmed' : status];
  const detail = detailOf(result);
  const advice = problem && problem !== 'missing' ? s.problems[problem] : undefined;
  return (
    <Box
      role="group"
      aria-label={s.verdict}
      data-message={status === 'valid' ? undefined : tone}
      sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: 3, bgcolor: `status.${tone}.soft`, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.25, mb: 0.5 }}>
        {!inList && (
          <Box sx={{ ml: -1.5, my: -0.5 }}>
            <StatusBadge status={status} size="large" detail={detail} />
          </Box>
        )}
        {words.title && (
          <Typography variant="h4" component="h2" sx={{ color: `status.${tone}.main` }}>
            {words.title}
          </Typography>
        )}
        {typeof confidence === 'number' && status !== 'unknown' && (
          <Muted title={s.confidenceHint}>{s.confidence(shownConfidence(confidence))}</Muted>
        )}
      </Box>
      {words.text && originalText !== '' && <Muted sx={{ mt: 0.5 }}>{words.text}</Muted>}
      {advice && (
        <Typography sx={{ mt: 0.5 }}>
          <strong>{detail}.</strong> {advice}
        </Typography>
      )}
      {reason && (
        <Typography sx={{ mt: 0.25 }}>
          {status !== 'valid' && <strong>{s.details}</strong>} {reason}
        </Typography>
      )}
      {problem === 'differs' && <Differences result={result} />}
      {originalText && (
        <Typography variant="citation" component="p" sx={{ mt: 1, fontSize: '0.97rem', lineHeight: 1.5 }}>
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {s.youWrote}
          </Box>{' '}
          {originalText}
        </Typography>
      )}
      <VerifiedIn result={result} linksMax={linksMax} />
      <NextStep result={result} onRetry={onRetry} />
    </Box>
  );
}

function Differences({ result }: { result: VerificationResult }) {
  const rows = differencesIn(result);
  if (rows.length < 2) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
      {rows.map((row, index) => (
        <li key={index}>
          <Difference row={row} />
        </li>
      ))}
    </Box>
  );
}

/** What the user can do when the databases failed or found nothing. */
function NextStep({ result, onRetry }: { result: VerificationResult; onRetry?: () => void }) {
  const { status, match, chimera, parsed, originalText, reasonCodes } = result;
  // Another check helps only where a database failed.
  const isUnreached = reasonCodes?.includes('core-unreachable') ?? false;
  const nothingFound = !match && !chimera?.length;
  if (status !== 'unknown' && !(status === 'fake' && nothingFound)) return null;
  const sought = parsed?.csl?.title ?? originalText;
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {status === 'fake' ? s.notProof : s.mayBeReal} {isUnreached && s.checkLater}{' '}
        <ExternalLink
          underline="always"
          href={`https://scholar.google.com/scholar?q=${encodeURIComponent(`"${sought}"`)}`}
        >
          {s.searchByHand}
        </ExternalLink>
      </Typography>
      {isUnreached && onRetry && (
        <Button variant="outlined" size="small" startIcon={<RetryIcon />} onClick={onRetry} sx={{ mt: 1.5 }}>
          {s.retry}
        </Button>
      )}
    </>
  );
}

/** The databases whose records confirm the citation, with links where they have a page. */
function VerifiedIn({
  result: { confirmedBy, sourceLinks = [] },
  linksMax,
}: {
  result: VerificationResult;
  linksMax: number;
}) {
  const holders = confirmedBy ?? sourceLinks.map((url) => ({ source: hostOf(url), url }));
  if (sourceLinks.length === 0) return null;
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
      {holders.map(({ source, url }, at) =>
        url && at < linksMax ? (
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
