import type { SourceCheckData } from '@veracite/contracts/source-check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fact, Facts } from '../../components/Facts';
import { sourceStrings as s } from './strings';
import { StarFilledIcon, StarIcon } from '../../components/icons';
import { starsOf } from './score';

interface TabProps {
  data: SourceCheckData;
}

/** A score of 100; too little known gives none. */
const scoreOf = ({ insufficientEvidence }: SourceCheckData, score: number) =>
  insufficientEvidence ? s.notKnown : `${Math.round(score)}/100`;

const orUnknown = (value: string | number | null | undefined) => value ?? s.notKnown;

export function ExistenceTab({ data: { existence, insufficientEvidence } }: TabProps) {
  // When too little is known at all, that no database lists the source is no finding.
  const exists = existence.exists || !insufficientEvidence ? existence.exists : undefined;
  return (
    <Facts names={200}>
      <Fact name={s.exists}>{answer(exists)}</Fact>
      <Fact name={s.verifiedIn}>
        <Items items={existence.verifiedIn} />
      </Fact>
      <Fact name={s.confidence}>{Math.round(existence.confidence)}%</Fact>
      <Fact name={s.notes}>
        <Items items={existence.notes} />
      </Fact>
    </Facts>
  );
}

export function CredibilityTab({ data }: TabProps) {
  const { credibility } = data;
  const { factors } = credibility;
  return (
    <Facts names={200}>
      <Fact name={s.score}>{scoreOf(data, credibility.score)}</Fact>
      <Fact name={s.analysis}>{credibility.analysis}</Fact>
      <Fact name={s.peerReview}>{answer(factors.peerReview)}</Fact>
      <Fact name={s.impactFactor}>{orUnknown(factors.impactFactor)}</Fact>
      <Fact name={s.citationCount}>{factors.citationCount?.toLocaleString('en') ?? s.notKnown}</Fact>
      <Fact name={s.authorReputation}>
        {factors.authorReputation === null ? s.notKnown : <Stars reputation={factors.authorReputation} />}
      </Fact>
      <Fact name={s.indexed}>
        <Items items={factors.indexedDatabases} />
      </Fact>
    </Facts>
  );
}

export function AuthenticityTab({ data }: TabProps) {
  const { authenticity } = data;
  const { checks, warnings } = authenticity;
  return (
    <Facts names={200}>
      <Fact name={s.score}>{scoreOf(data, authenticity.score)}</Fact>
      <Fact name={s.checks.domain}>{answer(checks.domain)}</Fact>
      <Fact name={s.checks.ssl}>{answer(checks.ssl)}</Fact>
      <Fact name={s.checks.contentIntegrity}>{answer(checks.contentIntegrity)}</Fact>
      <Fact name={s.checks.publisherVerification}>{answer(checks.publisherVerification)}</Fact>
      <Fact name={s.warnings}>
        {warnings.length === 0
          ? s.none
          : warnings.map((warning) => (
              <Box key={warning.message} sx={{ mb: 1 }}>
                <Typography sx={{ fontWeight: 600 }}>{warning.message}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {warning.recommendation}
                </Typography>
              </Box>
            ))}
      </Fact>
    </Facts>
  );
}

export function PublisherTab({ data: { publisher } }: TabProps) {
  return (
    <Facts names={200}>
      <Fact name={s.name}>{orUnknown(publisher.name)}</Fact>
      <Fact name={s.kind}>{orUnknown(publisher.type)}</Fact>
      <Fact name={s.reputation}>
        {publisher.reputation === null ? s.notKnown : `${Math.round(publisher.reputation)}/100`}
      </Fact>
      <Fact name={s.indexed}>
        <Items items={publisher.indexedIn} />
      </Fact>
      <Fact name={s.warnings}>
        <Items items={publisher.warnings} />
      </Fact>
    </Facts>
  );
}

export function RecommendationsTab({ data: { recommendations, insufficientEvidence } }: TabProps) {
  return (
    <Facts names={200}>
      {/* Too little known is no reason against a source. */}
      <Fact name={s.shouldUse}>{insufficientEvidence ? s.notKnown : answer(recommendations.shouldUse)}</Fact>
      <Fact name={s.confidence}>
        {insufficientEvidence ? s.notKnown : `${Math.round(recommendations.confidence * 100)}%`}
      </Fact>
      <Fact name={s.reasons}>
        <Items items={recommendations.reasons} />
      </Fact>
      <Fact name={s.guidelines}>
        <Items items={recommendations.usageGuidelines} />
      </Fact>
      <Fact name={s.improvements}>
        <Items items={recommendations.improvements} />
      </Fact>
      <Fact name={s.warnings}>
        <Items items={recommendations.warnings} />
      </Fact>
    </Facts>
  );
}

function Stars({ reputation }: { reputation: number }) {
  const filled = starsOf(reputation);
  return (
    <Box role="img" aria-label={s.stars(filled)} sx={{ display: 'inline-flex', color: 'status.incomplete.main' }}>
      {[1, 2, 3, 4, 5].map((n) =>
        n <= filled ? (
          <StarFilledIcon key={n} data-star="filled" fontSize="small" />
        ) : (
          <StarIcon key={n} data-star="empty" fontSize="small" />
        ),
      )}
    </Box>
  );
}

/** A list, or the word for none. */
function Items({ items }: { items: string[] }) {
  if (items.length === 0) return <>{s.none}</>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  );
}

/** Returns yes, no, or not known: an unknown is never shown as a no. */
function answer(value: boolean | null | undefined): string {
  return value === null || value === undefined ? s.notKnown : value ? s.yes : s.no;
}
