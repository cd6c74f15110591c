import type { CslType } from '@veracite/model/csl';
import { compose, type RecordValues } from './compose';
import type { Entry } from './entry';
import { risType } from './exchange-types';
import { EXTENDED, LAWS, NUMBERED } from './number-fields';
import { dateOfFields } from './record-date';
import { all, first, readTagged, type TaggedLine } from './tagged';

const LINE = /^\s{0,4}([A-Z][A-Z0-9]) {2,3}-\s?(.*)$/;
const LOOSE_LINE = /^\s{0,4}([A-Z][A-Z0-9])[ \t]{0,3}-\s?(.*)$/;

/** Reads the entries of a RIS file. Exporters differ: JO, JF, T2 and JA are journals, A2 and ED editors, SN an ISBN or an ISSN. */
export function readRis(text: string): Entry[] {
  // Some write one space or a tab before the hyphen. In other files, running text ("UK - based") must not match.
  const line = /^\s{0,4}(?:TY|ER) {2}-/m.test(text) ? LINE : LOOSE_LINE;
  const records = readTagged(text, { line, opens: 'TY', closes: 'ER' });
  return records.map(({ span, lines }) => {
    const type = risType(first(lines, 'TY') ?? (first(lines, 'JO', 'JF', 'T2', 'VL') ? 'JOUR' : 'GEN'));
    const extent = EXTENDED.has(type) && !first(lines, 'EP') ? first(lines, 'SP') : undefined;
    const isBook = type === 'book';
    // In records of conferences T2 is the meeting and C3 the proceedings, but some exporters exchange them.
    const isExchanged = /\bproc(?:eedings|\.)/i.test(first(lines, 'T2') ?? '');
    const proceedings = type === 'paper-conference' && !isExchanged ? first(lines, 'C3') : undefined;
    const host = isBook
      ? undefined
      : (proceedings ?? first(lines, 'JF', 'JO', 'T2', 'BT') ?? first(lines, 'JA', 'J1', 'J2'));
    const [number, own] = [first(lines, 'IS'), first(lines, 'M1')];
    const isSerial = isBook || type === 'chapter';
    const isNumbered = NUMBERED.has(type);
    // Some write the issue of a journal to M1.
    const isIssue = type === 'article-journal' && !number && /^\d{1,3}$/.test(own ?? '');
    return {
      span,
      key: first(lines, 'ID'),
      ...compose({
        type,
        authors: all(lines, 'AU', 'A1'),
        editors: all(lines, 'ED', ...(isBook || type === 'chapter' || type === 'paper-conference' ? ['A2'] : [])),
        translators: all(lines, 'TA', 'A4'),
        date: dateOfFields([...all(lines, 'PY'), ...all(lines, 'Y1'), ...all(lines, 'DA'), ...all(lines, 'YR')]),
        accessed: first(lines, 'Y2'),
        first: extent ? undefined : first(lines, 'SP', 'C7'),
        last: first(lines, 'EP'),
        texts: {
          title: first(lines, 'TI', 'T1', 'ST') ?? (isBook ? first(lines, 'BT') : first(lines, 'CT')),
          'container-title': host,
          'container-title-short': first(lines, 'JA', 'J2'),
          'collection-title': isBook ? first(lines, 'T2', 'T3') : first(lines, 'T3'),
          volume: first(lines, 'VL'),
          'event-title': proceedings ? first(lines, 'T2') : first(lines, 'C3'),
          issue: isNumbered ? undefined : isIssue ? own : number,
          number: isNumbered ? (number ?? own) : isIssue || isSerial ? undefined : own,
          'collection-number': isSerial ? own : undefined,
          'number-of-pages': extent,
          edition: first(lines, 'ET'),
          section: LAWS.has(type) ? first(lines, 'SE') : undefined,
          publisher: first(lines, 'PB'),
          'publisher-place': first(lines, 'CY', 'PP'),
          genre: genreOf(type, first(lines, 'M3')),
          abstract: first(lines, 'AB', 'N2'),
          language: first(lines, 'LA'),
          note: first(lines, 'N1'),
          URL: first(lines, 'UR', 'L2'),
        },
        reviewed: { title: first(lines, 'RI'), authors: all(lines, 'C4') },
        identifiers: identifiersOf(lines),
      }),
    };
  });
}

/** Returns the identifiers of a record: DOI, ISSN, ISBN and PubMed numbers, from the fields that exporters use. */
function identifiersOf(lines: readonly TaggedLine[]): RecordValues['identifiers'] {
  const serials = all(lines, 'SN');
  const issn = serials.find((serial) => ISSN.test(serial));
  return [
    {
      kind: 'doi',
      value:
        first(lines, 'DO') ?? [first(lines, 'M3'), first(lines, 'L3'), ...all(lines, 'UR')].map(doiOf).find(Boolean),
    },
    { kind: 'issn', value: single(issn) },
    { kind: 'isbn', value: single(serials.find((serial) => serial !== issn)) },
    { kind: 'pmid', value: pmidOf(first(lines, 'DB') ?? '', first(lines, 'AN'), first(lines, 'C2')) },
    { kind: 'pmcid', value: /^PMC\d{1,9}$/i.exec(first(lines, 'C2') ?? '')?.[0] },
  ];
}

/** Returns the PubMed number: the accession number in exports of PubMed, a custom field in those of Scopus. */
function pmidOf(database: string, accession: string | undefined, custom: string | undefined): string | undefined {
  if (/pubmed|medline/i.test(database)) return /^\d{1,9}$/.exec(accession ?? '')?.[0];
  return /scopus/i.test(database) ? /^\d{5,9}$/.exec(custom ?? '')?.[0] : undefined;
}

/** Returns the genre, unless it repeats the type of an article ("Journal Article", "Review") or is a DOI, as in old EndNote files. */
function genreOf(type: CslType, kind: string | undefined): string | undefined {
  if (/\b10\.\d{4}/.test(kind ?? '')) return undefined;
  return type.startsWith('article') &&
    /^(?:(?:journal|research|original|review|conference|short)\s)?(?:article|review|editorial|letter|note|paper|print)$/i.test(
      kind?.trim() ?? '',
    )
    ? undefined
    : kind;
}

const ISSN = /^\D*\d{4}-?\d{3}[\dX]\b/i;
const single = (serial: string | undefined): string | undefined => serial?.split(/[;,(]| and /)[0]?.trim();

/** Returns the DOI in a URL, without what the site of a publisher adds to it ("/html", "?query"). */
function doiOf(text: string | undefined): string | undefined {
  const doi = text && /\b10\.\d{4,9}\/[^\s?#]+/.exec(text)?.[0];
  return doi ? doi.replace(/\/(?:html|pdf|epub|full|abstract)$/, '') : undefined;
}
