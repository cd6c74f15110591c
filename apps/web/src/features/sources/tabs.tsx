import type { SourceCheckData } from '@veracite/contracts/source-check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fact, Facts } from '../../components/Facts';
import { answer, Items } from './facts';
import { Stars } from './Stars';
import { sourceStrings as s } from './strings';

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
