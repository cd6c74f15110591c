/** Reads the identifiers that Zotero exports in a note, from its field "Extra": "PMID: 26017442", "doi:10.1038/nature14539". */
export function identifiersInNote(note: string): { doi?: string; pmid?: string; pmcid?: string } {
  const find = (pattern: RegExp): string | undefined => pattern.exec(note)?.[1];
  const [doi, pmid, pmcid] = [
    find(/\bdoi\s?[:=]\s?(10\.\d{4,9}\/\S+)/i),
    find(/\bPMID\s?[:=]\s?(\d{1,9})\b/i),
    find(/\bPMCID\s?[:=]\s?(PMC\d{1,9})\b/i),
  ];
  return { ...(doi && { doi }), ...(pmid && { pmid }), ...(pmcid && { pmcid }) };
}
