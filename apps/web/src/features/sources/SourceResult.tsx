import type { SourceCheckData } from '@veracite/contracts/source-check';
import type { TrustLevel } from '@veracite/model/source-report';
import { Box, Card, Grid, Muted, Row, Tab, Tabs, Typography } from '../../components/ui';
import { useState } from 'react';
import { BalanceSheet } from './BalanceSheet';
import { sourceStrings as s } from './strings';
import { Facts } from '../../components/Facts';
import { factsOf, Items } from './facts';
import { ExternalLink } from '../../components/ExternalLink';
import { Gauge } from '../../components/Gauge';
import { CheckCircleIcon, ClockIcon, CrossCircleIcon, QuestionCircleIcon, WarningIcon } from '../../components/icons';
import { ToneBadge } from '../../components/StatusBadge';
import type { StatusTone } from '../../theme/palette';

/** Color of a score of 0 to 100. */
const scoreTone = (score: number): StatusTone =>
  score >= 80 ? 'valid' : score >= 60 ? 'incomplete' : score >= 40 ? 'formatting' : 'fake';
const trustTones: Record<TrustLevel, StatusTone> = { high: 'valid', medium: 'incomplete', low: 'fake' };
const trustIcons = { high: CheckCircleIcon, medium: WarningIcon, low: CrossCircleIcon };

/** @param score absent where too little is known to give one */
function Tile({ label, score, note }: { label: string; score?: number; note: string }) {
  const tone = score === undefined ? 'unknown' : scoreTone(score);
  return (
    <Box data-tile={label} data-tone={tone} sx={{ p: 2, borderRadius: 3, bgcolor: 'ground.sunken' }}>
      <Muted variant="caption" component="p">
        {label}
      </Muted>
      <Typography component="div" sx={{ typography: 'h2', lineHeight: 1.15, color: `status.${tone}.main` }}>
        {score === undefined ? '–' : Math.round(score)}
      </Typography>
      <Muted variant="caption" component="p">
        {note}
      </Muted>
    </Box>
  );
}

/** What to do with it, in a sentence. */
function adviceOf({ insufficientEvidence, recommendations: { shouldUse, reasons } }: SourceCheckData): string {
  if (insufficientEvidence) return s.insufficient;
  return [shouldUse ? s.use : s.useNot, reasons[0]].filter(Boolean).join(' ');
}

/** Trust, score and interval at a glance, with what they rest on. */
function SourceSummary({ data }: { data: SourceCheckData }) {
  const [low, high] = data.confidenceInterval;
  const half = Math.round((high - low) / 2);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Row>
        {data.insufficientEvidence || data.trustLevel === null ? (
          <ToneBadge label={s.insufficientShort} tone="unknown" Icon={QuestionCircleIcon} size="large" />
        ) : (
          <ToneBadge
            label={s.trust(s.levels[data.trustLevel])}
            tone={trustTones[data.trustLevel]}
            Icon={trustIcons[data.trustLevel]}
            size="large"
          />
        )}
        {data.cacheHit && <ToneBadge label={s.cached} tone="unknown" Icon={ClockIcon} />}
      </Row>
      <Typography variant="h3" component="h2" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        {data.inputValue}
      </Typography>
      <Muted>
        {s.time(data.verificationTime)}
        {!data.insufficientEvidence && ` · ${s.interval(half)}`}
      </Muted>
      <Typography sx={{ mt: 1 }} data-testid="advice">
        {adviceOf(data)}
      </Typography>
      {!data.insufficientEvidence && (
        <>
          <Gauge label={s.overall} value={data.overallScore ?? undefined} interval={[low, high]} />
          <Grid columns={{ xs: '1fr 1fr', md: 'repeat(4, 1fr)' }} sx={{ gap: 1.5 }}>
            <Tile label={s.overall} score={data.overallScore ?? undefined} note={`${low}–${high}`} />
            <Tile
              label={s.credibility}
              score={data.credibility.score ?? undefined}
              note={s.citations(data.credibility.factors.citationCount)}
            />
            <Tile
              label={s.authenticity}
              score={data.authenticity.score ?? undefined}
              note={s.warningCount(data.authenticity.warnings.length)}
            />
            <Tile label={s.quality} score={data.content.quality ?? undefined} note={data.content.type} />
          </Grid>
        </>
      )}
      <Muted sx={{ mt: 2 }}>
        {s.checked(data.verificationSources.length)} · {s.calls(data.apiCallsMade)} ·{' '}
        {s.existsIn(data.existence.verifiedIn.length)}
      </Muted>
    </Card>
  );
}

export function SourceResult({ data }: { data: SourceCheckData }) {
  const [tab, setTab] = useState(0);
  const facts = factsOf(data)[tab] ?? [];
  return (
    <Grid data-testid="source-result" sx={{ gap: 2.5 }}>
      <SourceSummary data={data} />
      <BalanceSheet data={data} />
      <Card>
        <Tabs
          value={tab}
          onChange={(_event, next: number) => setTab(next)}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          {s.tabs.map((name, index) => (
            <Tab
              key={name}
              label={name}
              id={`source-tab-${index}`}
              aria-controls={tab === index ? `source-panel-${index}` : undefined}
            />
          ))}
        </Tabs>
        <Box
          role="tabpanel"
          id={`source-panel-${tab}`}
          aria-labelledby={`source-tab-${tab}`}
          tabIndex={0}
          sx={{ p: { xs: 2, sm: 3 } }}
        >
          <Facts
            names={200}
            rows={facts.map(([name, value]) => [name, Array.isArray(value) ? <Items items={value} /> : value])}
          />
          {tab === s.tabs.length - 1 && <AlternativeSources sources={data.alternativeSources} />}
        </Box>
      </Card>
    </Grid>
  );
}

function AlternativeSources({ sources }: { sources: SourceCheckData['alternativeSources'] }) {
  if (sources.length === 0) return null;
  return (
    <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {s.alternatives}
      </Typography>
      <Grid columns={{ md: '1fr 1fr' }} sx={{ gap: 2 }}>
        {sources.map((source) => (
          <Box key={source.url + source.title}>
            <ExternalLink href={source.url}>{source.title}</ExternalLink>
            <Typography variant="body2">{source.reason}</Typography>
            <Muted variant="caption">
              {s.alternativeQuality(Math.round(source.quality))} · {source.type} · {source.url}
            </Muted>
          </Box>
        ))}
      </Grid>
    </Box>
  );
}
