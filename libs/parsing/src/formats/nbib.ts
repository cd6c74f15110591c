import { compose } from './compose';
import type { Entry } from './entry';
import { all, first, readTagged, type TaggedLine } from './tagged';

/** Reads entries in PubMed's format (National Library of Medicine, MEDLINE/PubMed data element descriptions). */
export function readNbib(text: string): Entry[] {
  const records = readTagged(text, { line: /^([A-Z]{2,4}) {0,2}- (.*)$/, opens: 'PMID' });
  return records.map(({ span, lines }) => {
    const kinds = all(lines, 'PT').join(' ');
    const authors = authorLines(lines);
    const isBook = /\bbook\b/i.test(kinds);
    const book = first(lines, 'BTI');
    const isChapter = isBook && book !== undefined && first(lines, 'TI') !== undefined;
    const ids = all(lines, 'LID', 'AID');
    const doi = ids.find((id) => id.endsWith('[doi]'))?.replace(/\s?\[doi\]$/, '');
    return {
      span,
      key: first(lines, 'PMID'),
      ...compose({
        type: isChapter ? 'chapter' : isBook ? 'book' : /preprint/i.test(kinds) ? 'article' : 'article-journal',
        authors: [...authors.map(({ name }) => name), ...all(lines, 'CN').map((body) => `${body},`)],
        orcids: authors.map(({ orcid }) => orcid),
        editors: all(lines, 'FED').length > 0 ? all(lines, 'FED') : all(lines, 'ED'),
        date: yearFirst(first(lines, 'DP', 'DEP')),
        texts: {
          // Titles that PubMed translated are in brackets.
          title: (first(lines, 'TI', 'BTI') ?? '').replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1'),
          'container-title': isChapter ? book : first(lines, 'JT', 'TA'),
          'container-title-short': first(lines, 'TA'),
          volume: first(lines, 'VI'),
          issue: first(lines, 'IP'),
          page: first(lines, 'PG') ?? ids.find((id) => /^e\w{1,12} \[pii\]$/i.test(id))?.replace(/ \[pii\]$/i, ''),
          publisher: first(lines, 'PB'),
          'publisher-place': isBook ? first(lines, 'PL') : undefined,
          abstract: first(lines, 'AB'),
          language: first(lines, 'LA'),
        },
        identifiers: [
          { kind: 'pmid', value: first(lines, 'PMID') },
          { kind: 'pmcid', value: first(lines, 'PMC') },
          { kind: 'doi', value: doi },
          { kind: 'issn', value: first(lines, 'IS')?.slice(0, 9) },
          { kind: 'isbn', value: first(lines, 'ISBN')?.split(' ')[0] },
        ],
      }),
    };
  });
}

/** Returns authors, with full names if present, and the ORCID from the lines after each name ("AUID- ORCID: 0000-…"). */
function authorLines(lines: readonly TaggedLine[]): { name: string; orcid?: string }[] {
  const nameTag = lines.some(({ tag }) => tag === 'FAU') ? 'FAU' : 'AU';
  const authors: { name: string; orcid?: string }[] = [];
  for (const { tag, value } of lines) {
    const last = authors.at(-1);
    if (tag === nameTag && value) authors.push({ name: value });
    else if (tag === 'AUID' && last && /orcid/i.test(value)) last.orcid ??= value.replace(/^ORCID:\s*/i, '');
  }
  return authors;
}

/** Adds dashes to "20190305"; leaves "2019 Mar 5" unchanged. */
function yearFirst(date: string | undefined): string | undefined {
  return date?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}
