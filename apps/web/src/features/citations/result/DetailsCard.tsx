import type { ExtractedDetails } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Panel } from '../../../components/Section';
import { ExternalLink } from '../../../components/ExternalLink';
import { citationStrings as s } from '../strings';

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}

/** The fields of a record that are known; absent ones are left out. */
export function DetailsList({ details }: { details: ExtractedDetails }) {
  const { title, authors, year, journal, doi } = details;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '92px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0, sm: 0.75 },
        alignItems: 'baseline',
      }}
    >
      {title && <Detail name={s.title}>{title}</Detail>}
      {authors && authors.length > 0 && <Detail name={s.authors}>{authors.join(', ')}</Detail>}
      {year !== undefined && year !== null && <Detail name={s.year}>{year}</Detail>}
      {journal && <Detail name={s.journal}>{journal}</Detail>}
      {doi && (
        <Detail name={s.doi}>
          <ExternalLink href={`https://doi.org/${doi}`}>{doi}</ExternalLink>
        </Detail>
      )}
    </Box>
  );
}

export function DetailsCard({ details, found }: { details: ExtractedDetails | undefined; found: boolean }) {
  if (!details || Object.values(details).every((value) => value === undefined || value === null || value === ''))
    return null;
  return (
    <Panel title={found ? s.record : s.parsedRecord}>
      <DetailsList details={details} />
    </Panel>
  );
}
