import type { ExtractedDetails } from '@veracite/contracts/citations';
import { Panel } from '../../../components/Section';
import { Fact, Facts } from '../../../components/Facts';
import { ExternalLink } from '../../../components/ExternalLink';
import { citationStrings as s } from '../strings';

/** The fields of a record that are known; absent ones are left out. */
export function DetailsList({ details }: { details: ExtractedDetails }) {
  const { title, authors, year, journal, doi } = details;
  return (
    <Facts names={92}>
      {title && <Fact name={s.title}>{title}</Fact>}
      {authors && authors.length > 0 && <Fact name={s.authors}>{authors.join(', ')}</Fact>}
      {year !== undefined && year !== null && <Fact name={s.year}>{year}</Fact>}
      {journal && <Fact name={s.journal}>{journal}</Fact>}
      {doi && (
        <Fact name={s.doi}>
          <ExternalLink href={`https://doi.org/${doi}`}>{doi}</ExternalLink>
        </Fact>
      )}
    </Facts>
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
