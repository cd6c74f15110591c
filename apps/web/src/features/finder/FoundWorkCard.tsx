import type { FoundWork } from '@veracite/contracts/find';
import type { Style } from '@veracite/model/verification';
import { cut } from '@veracite/text/cut';
import { Box, Card, Grid, Muted, Row, Stack, Typography } from '../../components/ui';
import { ExternalLink } from '../../components/ExternalLink';
import { CrossCircleIcon } from '../../components/icons';
import { Pill, ToneBadge } from '../../components/StatusBadge';
import { finderStrings as s } from './strings';
import { StyledCitation } from '../../components/StyledCitation';

type MatchVariant = 'default' | 'secondary' | 'outline';

/** The weight of a match: default from 0.9, secondary from 0.7, outline below. */
function matchVariant(confidence: number): MatchVariant {
  return confidence >= 0.9 ? 'default' : confidence >= 0.7 ? 'secondary' : 'outline';
}

const looks: Record<MatchVariant, object> = {
  default: { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
  secondary: { bgcolor: 'primary.light', color: 'primary.main', borderColor: 'primary.light' },
  outline: { bgcolor: 'transparent', color: 'text.secondary', borderColor: 'text.secondary' },
};

function MatchBadge({ confidence }: { confidence: number }) {
  const variant = matchVariant(confidence);
  const percent = Math.round(confidence * 100);
  return (
    <Pill data-variant={variant} sx={{ border: 1, ...looks[variant] }}>
      <span>{s.match(percent)}</span> {s.matchWord}
    </Pill>
  );
}

const ABSTRACT = 300;

/** Whether the address is only the DOI, which is shown already. */
const isSameAsDoi = ({ doi, url }: FoundWork) =>
  doi !== undefined && doi !== null && (url ?? '').toLowerCase().endsWith(`doi.org/${doi.toLowerCase()}`);

interface FoundWorkCardProps {
  work: FoundWork;
  /** The preferred style: its citation comes first. */
  format: Style;
}

export function FoundWorkCard({ work, format }: FoundWorkCardProps) {
  const facts = [
    work.journal,
    work.year,
    work.volume && `${s.volume} ${work.volume}`,
    work.pages && `${s.pages} ${work.pages}`,
    work.source && `${s.source}: ${work.source}`,
  ].filter(Boolean);
  return (
    <Card component="article" data-result={work.id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {work.title}
        </Typography>
        <MatchBadge confidence={work.confidence} />
      </Stack>
      {work.authors.length > 0 && <Typography sx={{ mt: 0.5 }}>{work.authors.join(', ')}</Typography>}
      <Muted sx={{ mt: 0.5 }}>{facts.join(' · ')}</Muted>
      <Row sx={{ gap: 1.5, mt: 0.75 }}>
        {work.doi && (
          <ExternalLink href={`https://doi.org/${work.doi}`} variant="body2">
            {work.doi}
          </ExternalLink>
        )}
        {work.url && !isSameAsDoi(work) && (
          <ExternalLink href={work.url} variant="body2">
            {cut(work.url, 70)}
          </ExternalLink>
        )}
        {work.retracted && <ToneBadge label={s.retracted} tone="fake" Icon={CrossCircleIcon} />}
        {work.openAccess && <Muted variant="caption">{s.openAccess}</Muted>}
      </Row>
      {work.links && work.links.length > 1 && (
        <Muted component="p" sx={{ mt: 0.75 }}>
          {s.foundIn}{' '}
          {work.links.map(({ source, url }, index) => (
            <span key={source}>
              {index > 0 && ', '}
              <ExternalLink href={url} variant="body2">
                {source}
              </ExternalLink>
            </span>
          ))}
        </Muted>
      )}
      {work.abstract && (
        <Typography variant="body2" data-abstract sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {cut(work.abstract, ABSTRACT)}
        </Typography>
      )}
      <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <StyleCitations work={work} format={format} />
      </Box>
    </Card>
  );
}

/** The citation of a work in each style, the preferred one first. */
function StyleCitations({ work: { formattedCitations }, format }: FoundWorkCardProps) {
  return (
    <Grid sx={{ gap: 1.5 }}>
      {Object.entries(formattedCitations)
        .filter(([, text]) => text)
        .sort(([a], [b]) => Number(b === format) - Number(a === format))
        .map(([style, text]) => (
          <StyledCitation
            key={style}
            name={style.toUpperCase()}
            text={text}
            done={{ title: s.copied, tone: 'success' }}
            failed={s.copyFailed}
          />
        ))}
    </Grid>
  );
}
