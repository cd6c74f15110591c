import type { ExtractedDetails } from '@veracite/contracts/citations';
import { fieldLabel } from '@veracite/model/field-names';
import type { ReactNode } from 'react';
import { ExternalLink } from './ExternalLink';

/** Returns the known fields of a work with their names. */
export function knownDetails({ title, authors, year, journal, doi }: ExtractedDetails): [string, ReactNode][] {
  const link = doi && (
    <ExternalLink href={`https://doi.org/${doi}`} underline="always">
      {doi}
    </ExternalLink>
  );
  const fields: [string, ReactNode][] = [
    [fieldLabel('title'), title],
    [fieldLabel('author'), authors?.join(', ')],
    [fieldLabel('issued'), year],
    [fieldLabel('container-title'), journal],
    ['DOI', link],
  ];
  return fields.filter(([, value]) => value !== undefined && value !== null && value !== '');
}
