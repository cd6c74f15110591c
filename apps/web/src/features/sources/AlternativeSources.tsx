import type { SourceCheckData } from '@veracite/contracts/source-check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ExternalLink } from '../../components/ExternalLink';
import { sourceStrings as s } from './strings';

export function AlternativeSources({ sources }: { sources: SourceCheckData['alternativeSources'] }) {
  if (sources.length === 0) return null;
  return (
    <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {s.alternatives}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        {sources.map((source) => (
          <Box key={source.url + source.title}>
            <ExternalLink href={source.url}>{source.title}</ExternalLink>
            <Typography variant="body2">{source.reason}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {s.alternativeQuality(Math.round(source.quality))} · {source.type} · {source.url}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
