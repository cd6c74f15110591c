import type { EntryShare, Xray } from '@veracite/model/xray';
import { bibliographyStrings as s } from './strings';

interface KnownShare {
  label: string;
  /** Of the entries where it is known, 0 to 100. */
  percent: number;
  /** Entries that are so, and of how many it is known. */
  of: [number, number];
}

/** Returns the shares of a list that are known for at least one entry. */
export function knownShares(xray: Xray): KnownShare[] {
  const shares: [string, EntryShare][] = [
    [s.recent, xray.ages.recent],
    [s.withDoi, xray.withDoi],
    [s.openAccess, xray.openAccess],
    [s.preprints, xray.preprints],
    [s.selfCitation(xray.selfCitation.authors.join(', ')), xray.selfCitation],
    [s.retracted, xray.retracted],
    [s.noticed, xray.noticed],
  ];
  return shares.flatMap(([label, { share, entries, known }]) =>
    share === null
      ? []
      : [{ label, percent: Math.round(share * 100), of: [entries.length, known] as [number, number] }],
  );
}
