import type { ExtractedDetails } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../ExternalLink';
import { checkStrings as s } from '../strings';

/** The known fields of a record, on as few lines as possible. */
export function DetailsList({ details }: { details: ExtractedDetails }) {
  const { title, authors, year, journal, doi } = details;
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.25 }}>
      {title && <Named name={s.title}>{title}</Named>}
      {authors && authors.length > 0 && <Named name={s.authors}>{authors.join(', ')}</Named>}
      {year !== undefined && year !== null && <Named name={s.year}>{year}</Named>}
      {journal && <Named name={s.journal}>{journal}</Named>}
      {doi && (
        <Named name={s.doi}>
          <ExternalLink href={`https://doi.org/${doi}`}>{doi}</ExternalLink>
        </Named>
      )}
    </Box>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, minWidth: 0, typography: 'body2' }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

export function DetailsCard({ details, found }: { details: ExtractedDetails | undefined; found: boolean }) {
  if (!details || Object.values(details).every((value) => value === undefined || value === null || value === ''))
    return null;
  const title = found ? s.record : s.parsedRecord;
  return (
    <Box component="section" aria-label={title} sx={{ px: { xs: 2, sm: 3 }, py: 0.5 }}>
      <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <DetailsList details={details} />
    </Box>
  );
}
