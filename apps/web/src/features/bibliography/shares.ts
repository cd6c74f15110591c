import type { EntryShare, Xray } from '@veracite/model/xray';
import { bibliographyStrings as s } from './strings';

/** Returns the shares of a list that are known for at least one entry: in percent, and of how many entries. */
export function knownShares(xray: Xray) {
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
    share === null ? [] : [{ label, percent: Math.round(share * 100), of: s.ofKnown(entries.length, known) }],
  );
}
