import type { MatchedRecord, VerificationResult } from '@veracite/contracts/citations';
import { displayName, yearOf } from '@veracite/model/csl';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ExternalLink } from '../../../components/ExternalLink';
import { Panel } from '../../../components/Section';
import { citationStrings as s } from '../strings';

function WorkLine({ record }: { record: MatchedRecord }) {
  const { csl } = record;
  const authors = csl.author?.slice(0, 3).map(displayName).join(', ');
  const more = (csl.author?.length ?? 0) > 3 ? ' et al.' : '';
  const href = record.doi ? `https://doi.org/${record.doi}` : record.url;
  return (
    <Typography variant="citation" component="p">
      {authors && `${authors}${more}. `}
      {href ? <ExternalLink href={href}>{csl.title ?? href}</ExternalLink> : csl.title}
      {csl['container-title'] && <em>. {csl['container-title']}</em>}
      {yearOf(csl) !== undefined && ` (${yearOf(csl)})`}
    </Typography>
  );
}

/** The works a chimera was put together from, and works that may have been meant. */
export function RelatedWorks({ result }: { result: VerificationResult }) {
  const chimera = result.chimera ?? [];
  const suggestions = result.suggestions ?? [];
  return (
    <>
      {chimera.length > 0 && (
        <Panel title={s.chimera}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {chimera.map((record, index) => (
              <Box key={index}>
                <Typography variant="caption" sx={{ color: 'status.fake.main', fontWeight: 620 }}>
                  {s.chimeraPart(s.parts[record.part] ?? record.part)}
                </Typography>
                <WorkLine record={record} />
              </Box>
            ))}
          </Box>
        </Panel>
      )}
      {suggestions.length > 0 && (
        <Panel title={s.suggestions}>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {suggestions.map((record, index) => (
              <WorkLine key={index} record={record} />
            ))}
          </Box>
        </Panel>
      )}
    </>
  );
}
