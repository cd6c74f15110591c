import type { Decision, Flag, FlagRule } from '@veracite/contracts/collections';
import type { CheckEntry } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { CitationText } from '../../components/CitationText';
import { ConsultedList } from '../../components/check/evidence/ConsultedList';
import { MarkedWords } from '../../components/check/evidence/MarkedWords';
import { Notices } from '../../components/check/evidence/Notices';
import { WorkLine } from '../../components/check/evidence/RelatedWorks';
import { sidesOf } from '../../components/check/evidence/compared-words';
import { checkStrings } from '../../components/check/strings';
import { ExternalLink } from '../../components/ExternalLink';
import { Fact, Facts } from '../../components/Facts';
import { Fold } from '../../components/Fold';
import { Panel } from '../../components/Section';
import { ToneBadge } from '../../components/StatusBadge';
import type { StatusTone } from '../../theme/palette';
import { DecisionPart } from './DecisionPart';
import { differencesOf, nearestWorks, type FieldDifference } from './nearest-works';
import { deskStrings as s } from './strings';

const TONES: Record<FlagRule, StatusTone> = {
  invented: 'fake',
  'other-work': 'differs',
  retracted: 'fake',
  'wrong-authors': 'differs',
  differs: 'differs',
  unverifiable: 'unknown',
};

interface FlagCardProps {
  collectionId: string;
  paperId: string;
  entry: CheckEntry;
  /** Absent for a reference that was dismissed. */
  flag: Flag | undefined;
  decision: Decision | undefined;
  isReader: boolean;
  onDecided: () => Promise<void>;
}

/** A flagged reference next to the nearest real works, with the evidence and the decision about it. */
export function FlagCard({ entry, flag, decision, onDecided, ...ids }: FlagCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const { position, raw, shown, result } = entry;
  return (
    // The buttons are replaced by the decision, and the focus must not go with them.
    <Box ref={card} tabIndex={-1} data-flag={flag?.rule ?? 'dismissed'} sx={{ outline: 'none', scrollMarginTop: 88 }}>
      <Panel
        title={s.reference(position)}
        aside={flag && <ToneBadge label={s.rules[flag.rule]} tone={TONES[flag.rule]} />}
      >
        {flag && (
          <>
            <Typography>{flag.message}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
              {flag.counts ? s.counts : s.look}
            </Typography>
          </>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Side title={s.asCited}>
            <Typography variant="citation" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {shown ? <CitationText text={shown} /> : raw}
            </Typography>
          </Side>
          {result && <Nearest result={result} />}
        </Box>
        {result && (
          <Box sx={{ display: 'grid', gap: 1.5, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {flag?.rule === 'retracted' && <Notices result={result} />}
            <Differences differences={differencesOf(result)} />
            {result.consulted.length > 0 && (
              <Fold title={s.asked} digest={checkStrings.consultedCount(result.consulted)}>
                <ConsultedList result={result} />
              </Fold>
            )}
          </Box>
        )}
        <DecisionPart
          {...ids}
          position={position}
          decision={decision}
          onDecided={async () => {
            await onDecided();
            card.current?.focus();
          }}
        />
      </Panel>
    </Box>
  );
}

/** The works that a reference matches, combines or resembles, or where to look for it by hand. */
function Nearest({ result }: { result: VerificationResult }) {
  const { kind, works } = nearestWorks(result);
  const title = result.parsed.csl.title ?? result.originalText;
  return (
    <Side title={s[kind]}>
      {works.map((work, at) => (
        <Box key={at}>
          {work.part && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {checkStrings.chimeraPart(checkStrings.parts[work.part] ?? work.part)}
            </Typography>
          )}
          <WorkLine record={work} />
        </Box>
      ))}
      {works.length === 0 && (
        <Typography>
          {s.noWork}{' '}
          <ExternalLink
            underline="always"
            href={`https://scholar.google.com/scholar?q=${encodeURIComponent(`"${title}"`)}`}
          >
            {checkStrings.searchByHand}
          </ExternalLink>
        </Typography>
      )}
    </Side>
  );
}

function Side({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <Box sx={{ p: 2, borderRadius: 2.5, bgcolor: 'ground.sunken', minWidth: 0 }}>
      <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>{children}</Box>
    </Box>
  );
}

/** The fields that differ, with the changed words marked. */
function Differences({ differences }: { differences: FieldDifference[] }) {
  if (differences.length === 0) return null;
  return (
    <Box component="section" aria-label={s.differences}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {s.differences}
      </Typography>
      <Facts names={120}>
        {differences.map(({ field, cited = '', found = '' }) => {
          const sides = sidesOf(cited, found, ({ kind }) => kind !== 'case' && kind !== 'punctuation');
          return (
            <Fact key={field} name={checkStrings.fieldNames[field] ?? field}>
              <Compared label={s.inReference} text={cited} words={sides.written} />
              <Compared label={s.inRecord} text={found} words={sides.corrected} />
            </Fact>
          );
        })}
      </Facts>
    </Box>
  );
}

function Compared({
  label,
  text,
  words,
}: {
  label: string;
  text: string;
  words: { text: string; changed: boolean }[];
}) {
  return (
    <Box>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}:{' '}
      </Typography>
      {text ? <MarkedWords text={text} words={words} /> : s.noValue}
    </Box>
  );
}
