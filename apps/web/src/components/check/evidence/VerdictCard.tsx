import type { VerificationResult } from '@veracite/contracts/citations';
import { resultText, type ResultText } from '@veracite/report/result-text';
import { Box, Button, Muted, Row, Typography } from '../../ui';
import { capitalized } from '../../capitalized';
import { ExternalLink, hostOf } from '../../ExternalLink';
import { LinkedText } from '../../LinkedText';
import { RetryIcon, CheckCircleIcon } from '../../icons';
import { statusLook } from '../../status';
import { StatusBadge } from '../../StatusBadge';
import { checkStrings as s } from '../strings';
import { Difference } from './Difference';
import { differencesIn } from '@veracite/report/result-kinds';

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
  const { status, problem, reason, originalText } = result;
  const { tone } = statusLook(status);
  const text = resultText(result);
  const { detail, title, meaning, confidence } = text;
  return (
    <Box
      role="group"
      aria-label={s.verdict}
      data-message={status === 'valid' ? undefined : tone}
      sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: 3, bgcolor: `status.${tone}.soft`, overflowWrap: 'anywhere' }}
    >
      <Row sx={{ columnGap: 1.5, rowGap: 0.25, mb: 0.5 }}>
        {!inList && (
          <Box sx={{ ml: -1.5, my: -0.5 }}>
            <StatusBadge status={status} size="large" detail={detail} />
          </Box>
        )}
        {title && (
          <Typography variant="h4" component="h2" sx={{ color: `status.${tone}.main` }}>
            {title}
          </Typography>
        )}
        {confidence && (
          <Muted title={s.confidenceHint} sx={inList && !title ? capitalized : undefined}>
            {confidence}
          </Muted>
        )}
      </Row>
      {originalText !== '' && (
        <Muted sx={{ mt: 0.5 }}>{status === 'unknown' ? `${meaning} ${s.notCharged}` : meaning}</Muted>
      )}
      {detail && !text.isFoundNowhere && (
        <Typography sx={{ mt: 0.5 }}>
          <strong>{detail}.</strong> {text.advice.join(' ')}
        </Typography>
      )}
      {reason && (
        <Typography sx={{ mt: 0.25 }}>
          {status !== 'valid' && <strong>{s.details}</strong>} <LinkedText text={reason} />
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
      {text.isFoundNowhere && <NextStep result={result} text={text} onRetry={onRetry} />}
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
function NextStep({
  result: { parsed, originalText },
  text: { advice, isUnreached },
  onRetry,
}: {
  result: VerificationResult;
  text: ResultText;
  onRetry?: () => void;
}) {
  const sought = parsed?.csl?.title ?? originalText;
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {advice.join(' ')}{' '}
        <ExternalLink
          underline="always"
          href={`https://scholar.google.com/scholar?q=${encodeURIComponent(`"${sought}"`)}`}
        >
          {s.searchByHand}
        </ExternalLink>
      </Typography>
      {isUnreached && onRetry && (
        <Row sx={{ mt: 1.5 }}>
          <Button variant="outlined" size="small" startIcon={<RetryIcon />} onClick={onRetry}>
            {s.retry}
          </Button>
          <Muted>{s.retryCost}</Muted>
        </Row>
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
    <Row sx={{ columnGap: 1.75, rowGap: 0, mt: 1 }}>
      <Typography
        variant="h6"
        component="p"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'status.valid.main' }}
      >
        <CheckCircleIcon aria-hidden sx={{ fontSize: 17 }} />
        <span>{s.verifiedIn(holders.length)}</span>
      </Typography>
      {holders.map(({ source, url }, index) =>
        url && index < linksMax ? (
          <ExternalLink key={source + url} href={url} variant="body2" color="text.primary" sx={{ py: 0.25 }}>
            {source}
          </ExternalLink>
        ) : (
          <Typography key={source} component="span" variant="body2">
            {source}
          </Typography>
        ),
      )}
    </Row>
  );
}
