import type { SourceCheckData } from '@veracite/contracts/source-check';
import { Box, Muted, Typography } from '../../components/ui';
import type { ReactElement } from 'react';
import { StarFilledIcon, StarIcon } from '../../components/icons';
import { sourceStrings as s } from './strings';

/** A name and its value; a list may be empty. */
type SourceFact = [name: string, value: ReactElement | string | number | string[]];

/** Returns the facts of a report, in the order of `s.tabs`. */
export function factsOf(data: SourceCheckData): SourceFact[][] {
  const { existence, credibility, authenticity, publisher, recommendations, insufficientEvidence } = data;
  const { factors } = credibility;
  // When too little is known at all, that no database lists the source is no finding, and nothing is advised.
  const exists = existence.exists || !insufficientEvidence ? existence.exists : undefined;
  const score = (value: number | null) =>
    insufficientEvidence || value === null ? s.notKnown : `${Math.round(value)}/100`;
  const warnings = authenticity.warnings.map(({ message, recommendation }) => (
    <Box key={message} sx={{ mb: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{message}</Typography>
      <Muted>{recommendation}</Muted>
    </Box>
  ));
  const stars = factors.authorReputation === null ? s.notKnown : <Stars reputation={factors.authorReputation} />;
  return [
    [
      [s.exists, answer(exists)],
      [s.verifiedIn, existence.verifiedIn],
      [s.confidence, exists === undefined ? s.notKnown : `${Math.round(existence.confidence)}%`],
      [s.notes, existence.notes],
    ],
    [
      [s.score, score(credibility.score)],
      [s.analysis, credibility.analysis],
      [s.peerReview, answer(factors.peerReview)],
      [s.impactFactor, factors.impactFactor ?? s.notKnown],
      [s.citationCount, factors.citationCount?.toLocaleString('en') ?? s.notKnown],
      [s.authorReputation, stars],
      [s.indexed, factors.indexedDatabases],
    ],
    [
      [s.score, score(authenticity.score)],
      ...Object.entries(s.checks).map(([check, name]): SourceFact => [
        name,
        answer(authenticity.checks[check as keyof typeof s.checks]),
      ]),
      [s.warnings, warnings.length > 0 ? <>{warnings}</> : s.none],
    ],
    [
      [s.name, publisher.name ?? s.notKnown],
      [s.kind, publisher.type ?? s.notKnown],
      [s.reputation, publisher.reputation === null ? s.notKnown : `${Math.round(publisher.reputation)}/100`],
      [s.indexed, publisher.indexedIn],
      [s.warnings, publisher.warnings],
    ],
    [
      [s.shouldUse, insufficientEvidence ? s.notKnown : answer(recommendations.shouldUse)],
      [s.confidence, insufficientEvidence ? s.notKnown : `${Math.round(recommendations.confidence * 100)}%`],
      [s.reasons, recommendations.reasons],
      [s.guidelines, recommendations.usageGuidelines],
      [s.improvements, recommendations.improvements],
      [s.warnings, recommendations.warnings],
    ],
  ];
}

/** A reputation of 0 to 100 as stars: one for every full 20 points. */
function Stars({ reputation }: { reputation: number }) {
  const filled = Math.max(0, Math.min(5, Math.floor(reputation / 20)));
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
export function Items({ items }: { items: string[] }) {
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
