import type { FoundWork } from '@veracite/contracts/find';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { cut } from '../../components/cut';
import { ExternalLink } from '../../components/ExternalLink';
import { CrossCircleIcon } from '../../components/icons';
import { ToneBadge } from '../../components/StatusBadge';
import { StyleCitations } from '../../components/StyleCitations';
import { MatchBadge } from './MatchBadge';
import { finderStrings as s } from './strings';

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
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {work.title}
        </Typography>
        <MatchBadge confidence={work.confidence} />
      </Box>
      {work.authors.length > 0 && <Typography sx={{ mt: 0.5 }}>{work.authors.join(', ')}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {facts.join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 0.75, alignItems: 'center' }}>
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
        {work.openAccess && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {s.openAccess}
          </Typography>
        )}
      </Box>
      {work.links && work.links.length > 1 && (
        <Typography variant="body2" component="p" sx={{ mt: 0.75, color: 'text.secondary' }}>
          {s.foundIn}{' '}
          {work.links.map(({ source, url }, at) => (
            <span key={source}>
              {at > 0 && ', '}
              <ExternalLink href={url} variant="body2">
                {source}
              </ExternalLink>
            </span>
          ))}
        </Typography>
      )}
      {work.abstract && (
        <Typography variant="body2" data-abstract sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {cut(work.abstract, ABSTRACT)}
        </Typography>
      )}
      <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <StyleCitations first={format} citations={work.formattedCitations} done={s.copied} failed={s.copyFailed} />
      </Box>
    </Card>
  );
}
