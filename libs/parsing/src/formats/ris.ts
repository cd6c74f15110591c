import type { CslType } from '@veracite/model/csl';
import { compose } from './compose';
import type { Entry } from './entry';
import { EXTENDED, LAWS, NUMBERED } from './numbered';
import { all, first, readTagged } from './tagged';

/** Types of RIS (the 2011 specification of Research Information Systems). */
const TYPES: Record<string, CslType> = {
  JOUR: 'article-journal',
  JFULL: 'article-journal',
  EJOUR: 'article-journal',
  INPR: 'article-journal',
  ABST: 'article-journal',
  MGZN: 'article-magazine',
  NEWS: 'article-newspaper',
  BOOK: 'book',
  EBOOK: 'book',
  EDBOOK: 'book',
  CHAP: 'chapter',
  ECHAP: 'chapter',
  CONF: 'paper-conference',
  CPAPER: 'paper-conference',
  THES: 'thesis',
  RPRT: 'report',
  GOVDOC: 'report',
  ELEC: 'webpage',
  WEB: 'webpage',
  BLOG: 'post-weblog',
  DATA: 'dataset',
  AGGR: 'dataset',
  COMP: 'software',
  STAND: 'standard',
  PAT: 'patent',
  CASE: 'legal_case',
  BILL: 'bill',
  STAT: 'legislation',
  HEAR: 'hearing',
  ENCYC: 'entry-encyclopedia',
  DICT: 'entry-dictionary',
  MANSCPT: 'manuscript',
  UNPB: 'manuscript',
  MAP: 'map',
  VIDEO: 'motion_picture',
  MPCT: 'motion_picture',
  GEN: 'document',
  SOUND: 'song',
  MUSIC: 'musical_score',
  FIGURE: 'figure',
  ART: 'graphic',
  PCOMM: 'personal_communication',
  PAMP: 'pamphlet',
  SER: 'periodical',
};

/** Entries of a RIS file. Exporters differ: JO, JF, T2 and JA all hold journals, A2 and ED editors, SN an ISBN or an ISSN. */
export function readRis(text: string): Entry[] {
  const records = readTagged(text, { line: /^([A-Z][A-Z0-9]) {2}-(?: (.*))?$/, opens: 'TY', closes: 'ER' });
  return records.map(({ span, lines }) => {
    const type = TYPES[first(lines, 'TY') ?? ''] ?? 'document';
    const serials = all(lines, 'SN');
    const issn = serials.find((one) => ISSN.test(one));
    const extent = EXTENDED.has(type) && !first(lines, 'EP') ? first(lines, 'SP') : undefined;
    const isBook = type === 'book';
    const host = isBook ? undefined : (first(lines, 'JF', 'JO', 'T2', 'BT') ?? first(lines, 'JA', 'J1', 'J2'));
    const [number, own] = [first(lines, 'IS'), first(lines, 'M1')];
    const isSerial = isBook || type === 'chapter';
    const isNumbered = NUMBERED.has(type);
    // Some write a journal's issue there.
    const isIssue = type === 'article-journal' && !number && /^\d{1,3}$/.test(own ?? '');
    return {
      span,
      key: first(lines, 'ID'),
      ...compose({
        type,
        authors: all(lines, 'AU', 'A1'),
        editors: all(lines, 'ED', ...(isBook || type === 'chapter' || type === 'paper-conference' ? ['A2'] : [])),
        translators: all(lines, 'TA', 'A4'),
        date: first(lines, 'DA', 'PY', 'Y1'),
        accessed: first(lines, 'Y2'),
        first: extent ? undefined : first(lines, 'SP'),
        last: first(lines, 'EP'),
        texts: {
          title: first(lines, 'TI', 'T1') ?? (isBook ? first(lines, 'BT') : first(lines, 'CT')),
          'container-title': host,
          'container-title-short': first(lines, 'JA', 'J2'),
          'collection-title': isBook ? first(lines, 'T2', 'T3') : first(lines, 'T3'),
          volume: first(lines, 'VL'),
          'event-title': first(lines, 'C3'),
          issue: isNumbered ? undefined : isIssue ? own : number,
          number: isNumbered ? (number ?? own) : isIssue || isSerial ? undefined : own,
          'collection-number': isSerial ? own : undefined,
          'number-of-pages': extent,
          edition: first(lines, 'ET'),
          section: LAWS.has(type) ? first(lines, 'SE') : undefined,
          publisher: first(lines, 'PB'),
          'publisher-place': first(lines, 'CY', 'PP'),
          genre: first(lines, 'M3'),
          abstract: first(lines, 'AB', 'N2'),
          language: first(lines, 'LA'),
          note: first(lines, 'N1'),
          URL: first(lines, 'UR', 'L2'),
        },
        reviewed: { title: first(lines, 'RI'), authors: all(lines, 'C4') },
        identifiers: [
          { kind: 'doi', value: first(lines, 'DO') ?? doiOf(first(lines, 'M3', 'UR')) },
          { kind: 'issn', value: single(issn) },
          { kind: 'isbn', value: single(serials.find((one) => one !== issn)) },
          { kind: 'pmid', value: /pubmed/i.test(first(lines, 'DB') ?? '') ? first(lines, 'AN') : undefined },
        ],
      }),
    };
  });
}

const ISSN = /^\D*\d{4}-?\d{3}[\dX]\b/i;
const single = (serial: string | undefined): string | undefined => serial?.split(/[;,(]| and /)[0]?.trim();

/** A DOI inside an address, without what a publisher's site adds to it ("/html", "?query"). */
function doiOf(text: string | undefined): string | undefined {
  const doi = text && /\b10\.\d{4,9}\/[^\s?#]+/.exec(text)?.[0];
  return doi ? doi.replace(/\/(?:html|pdf|epub|full|abstract)$/, '') : undefined;
}
