/** The number of a preprint in running text or an address. */
export const ARXIV =
  /arxiv(?:\.org\/(?:abs|pdf)\/|[:\s]{1,3}(?:preprint\s)?(?:arxiv:)?)(\d{4}\.\d{4,5}|[a-z-]{2,12}\/\d{7})/i;

/** Reads the identifiers that Zotero exports in a note, from its field "Extra": "PMID: 26017442", "doi:10.1038/nature14539". */
export function identifiersInNote(note: string): { doi?: string; pmid?: string; pmcid?: string; arxiv?: string } {
  const find = (pattern: RegExp): string | undefined => pattern.exec(note)?.[1];
  const [doi, pmid, pmcid, arxiv] = [
    find(/\bdoi\s?[:=]\s?(10\.\d{4,9}\/\S+)/i),
    find(/\bPMID\s?[:=]\s?(\d{1,9})\b/i),
    find(/\bPMCID\s?[:=]\s?(PMC\d{1,9})\b/i),
    find(ARXIV),
  ];
  return { ...(doi && { doi }), ...(pmid && { pmid }), ...(pmcid && { pmcid }), ...(arxiv && { arxiv }) };
}
