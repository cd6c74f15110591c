import type { MatchedRecord, VerificationResult } from '@veracite/contracts/citations';
import { displayName, yearOf } from '@veracite/model/csl';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ExternalLink } from '../../ExternalLink';
import { Panel } from '../../Section';
import { checkStrings as s } from '../strings';

/** A work in one line, with a link to its page. */
export function WorkLine({ record }: { record: MatchedRecord }) {
  const { csl } = record;
  const authors = csl.author?.slice(0, 3).map(displayName).join(', ');
  const more = (csl.author?.length ?? 0) > 3 ? ' et al.' : '';
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
    <Panel title={title}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {records.map((record, index) => (
          <WorkLine key={index} record={record} />
        ))}
      </Box>
    </Panel>
  );
}

/** The works that a chimera combines, works that cite one that no database lists, and suggestions. */
export function RelatedWorks({ result }: { result: VerificationResult }) {
  const chimera = result.chimera ?? [];
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
      <Works title={s.citedBy} records={result.citedBy ?? []} />
      <Works title={s.suggestions} records={result.suggestions ?? []} />
    </>
  );
}
