import type { VerificationResult, ExtractedDetails } from '@veracite/contracts/citations';
import { answeredText, askedOf, outcomeOf, outcomeText, type Asked } from '@veracite/report/consultations';
import type { MatchedRecord } from '@veracite/model/work';
import type { Style } from '@veracite/model/verification';
import { displayName, yearOf } from '@veracite/model/csl';
import { Box, Grid, Muted, Row, Stack, Typography } from '../../ui';
import { Fold } from '../../Fold';
import { knownDetails } from '../../knownDetails';
import { checkStrings as s } from '../strings';
import { CheckedByHand } from './CheckedByHand';
import { CorrectedCard } from './CorrectedCard';
import { EvidenceTable } from './EvidenceTable';
import { MarkedCitation } from './MarkedCitation';
import { Notices } from './Notices';
import { ReportButton } from './ReportButton';
import { VerdictCard } from './VerdictCard';
import { CheckIcon, CloseIcon, ClockIcon, MinusIcon } from '../../icons';
import { ExternalLink } from '../../ExternalLink';
import { Panel } from '../../Section';

/** Only databases that found the work are green with a check mark. */
const looks = {
  found: { Icon: CheckIcon, color: 'status.valid.main' },
  nothing: { Icon: MinusIcon, color: 'text.secondary' },
  others: { Icon: MinusIcon, color: 'text.secondary' },
  answered: { Icon: MinusIcon, color: 'text.secondary' },
  'not-covered': { Icon: ClockIcon, color: 'text.secondary' },
  skipped: { Icon: ClockIcon, color: 'text.secondary' },
  failed: { Icon: CloseIcon, color: 'status.incomplete.main' },
} as const;

function timeText({ outcome, requests, ms }: Asked): string {
  if (outcome !== 'answered') return '';
  return ` (${s.duration(ms)}${requests.length > 1 ? `, ${s.questions(requests.length)}` : ''})`;
}

/** The outcome of each consultation: "not found" and "failed" look different. */
function ConsultedList({ result: { consulted, confirmedBy } }: { result: VerificationResult }) {
  const holders = confirmedBy?.map(({ source }) => source);
  return (
    <Grid component="ul" columns={{ sm: '1fr 1fr' }} sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
      {askedOf(consulted).map((consultation) => {
        const { Icon, color } = looks[outcomeOf(consultation, holders)];
        return (
          <Stack
            direction="row"
            component="li"
            key={`${consultation.source} ${consultation.outcome} ${consultation.problem ?? ''}`}
            sx={{ gap: 1, alignItems: 'baseline' }}
          >
            <Icon aria-hidden sx={{ fontSize: 15, alignSelf: 'center', color }} />
            <Typography variant="body2">
              <strong>{consultation.source}</strong>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {outcomeText(consultation, holders) + timeText(consultation)}
              </Box>
            </Typography>
          </Stack>
        );
      })}
    </Grid>
  );
}

interface ResultBodyProps {
  result: VerificationResult;
  /** The whole result, for its report, where a part of it is shown. */
  whole?: VerificationResult;
  /** The style shown first. */
  style?: Style;
  /** A row of a list, which offers the report itself: no menu is below it. */
  inList?: boolean;
  /** Style of the accepted correction. */
  accepted?: Style;
  /** Accepts a correction or reverts it; absent where nothing can be changed. */
  onAccept?: (style: Style | undefined) => void;
  onRetry?: () => void;
  /** Most links to confirming databases. */
  linksMax?: number;
  /** An example, which no user checks. */
  isExample?: boolean;
}

/** The verdict first, then the correction, the works found, and the evidence. */
export function ResultBody(props: ResultBodyProps) {
  const { result, whole = result, style = 'apa', inList, accepted, onAccept, onRetry, linksMax, isExample } = props;
  const { evidence = [], consulted = [], status } = result;
  return (
    <Grid sx={{ gap: 1.5 }}>
      <VerdictCard result={result} inList={inList} onRetry={onRetry} linksMax={linksMax} />
      <Row sx={{ gap: 1, '&:empty': { display: 'none' } }}>
        {!isExample && <CheckedByHand result={result} />}
        {inList && <ReportButton result={whole} isOwn={onAccept !== undefined} />}
      </Row>
      <Notices result={result} />
      <CorrectedCard result={result} style={style} accepted={accepted} onAccept={onAccept} />
      <RelatedWorks result={result} />
      <DetailsCard details={result.extractedDetails} found={Boolean(result.match)} />
      <Grid sx={{ gap: 1 }}>
        {evidence.length > 0 && (
          <Fold title={s.evidence} digest={s.agreements(evidence.map(({ agreement }) => agreement))}>
            <EvidenceTable evidence={evidence} isValid={status === 'valid'} />
          </Fold>
        )}
        {result.originalText && (
          <Fold title={s.asWritten} digest={s.asWrittenHint}>
            <MarkedCitation text={result.originalText} fields={result.parsed?.fields ?? {}} />
          </Fold>
        )}
        {consulted.length > 0 && (
          <Fold title={s.consulted} digest={answeredText(result)}>
            <ConsultedList result={result} />
          </Fold>
        )}
      </Grid>
    </Grid>
  );
}

/** The known fields of a record, on as few lines as possible. */
function DetailsCard({ details, found }: { details: ExtractedDetails | undefined; found: boolean }) {
  const known = details ? knownDetails(details) : [];
  if (known.length === 0) return null;
  const title = found ? s.record : s.parsedRecord;
  return (
    <Box role="group" aria-label={title} sx={{ px: { xs: 2, sm: 3 }, py: 0.5 }}>
      <Muted variant="overline" component="h3">
        {title}
      </Muted>
      <Row component="dl" sx={{ alignItems: 'normal', m: 0, columnGap: 3, rowGap: 0.25 }}>
        {known.map(([name, value]) => (
          <Stack key={name} direction="row" sx={{ gap: 1, minWidth: 0, typography: 'body2' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Stack>
        ))}
      </Row>
    </Box>
  );
}

/** A work in one line, with a link to its page. */
function WorkLine({ record }: { record: MatchedRecord }) {
  const { csl } = record;
  const authors = csl.author?.slice(0, 3).map(displayName).join(', ');
  const more = (csl.author?.length ?? 0) > 3 ? ' et al' : '';
  const href = record.doi ? `https://doi.org/${record.doi}` : record.url;
  return (
    <Typography variant="citation" component="p">
      {authors && `${authors}${more}. `}
      {href ? (
        <ExternalLink href={href} underline="always">
          {csl.title ?? href}
        </ExternalLink>
      ) : (
        csl.title
      )}
      {csl['container-title'] && <em>. {csl['container-title']}</em>}
      {yearOf(csl) !== undefined && ` (${yearOf(csl)})`}
    </Typography>
  );
}

function Works({ title, records }: { title: string; records: MatchedRecord[] }) {
  if (records.length === 0) return null;
  return (
    <Panel role="group" title={title}>
      <Grid sx={{ gap: 1.5 }}>
        {records.map((record, index) => (
          <WorkLine key={index} record={record} />
        ))}
      </Grid>
    </Panel>
  );
}

/** The works that a chimera combines, works that cite one that no database lists, and suggestions. */
function RelatedWorks({ result }: { result: VerificationResult }) {
  const chimera = result.chimera ?? [];
  return (
    <>
      {chimera.length > 0 && (
        <Panel role="group" title={s.chimera}>
          <Grid sx={{ gap: 2 }}>
            {chimera.map((record, index) => (
              <Box key={index}>
                <Typography variant="caption" sx={{ color: 'status.fake.main', fontWeight: 620 }}>
                  {s.chimeraPart(record.part)}
                </Typography>
                <WorkLine record={record} />
              </Box>
            ))}
          </Grid>
        </Panel>
      )}
      <Works title={s.citedBy} records={result.citedBy ?? []} />
      <Works title={s.suggestions} records={result.suggestions ?? []} />
    </>
  );
}
