import type { CslType } from '@veracite/model/csl';
import { compose } from './compose';
import type { Entry } from './entry';
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
};

/** Entries of a RIS file. Exporters differ: JO, JF, T2 and JA all hold journals, A2 and ED editors, SN an ISBN or an ISSN. */
export function readRis(text: string): Entry[] {
  const records = readTagged(text, { line: /^([A-Z][A-Z0-9]) {2}-(?: (.*))?$/, opens: 'TY', closes: 'ER' });
  return records.map(({ span, lines }) => {
    const type = TYPES[first(lines, 'TY') ?? ''] ?? 'document';
    const serial = first(lines, 'SN');
    const isBook = type === 'book';
    const host = isBook ? undefined : (first(lines, 'JF', 'JO', 'T2', 'BT') ?? first(lines, 'JA', 'J1', 'J2'));
    const number = first(lines, 'IS');
    return {
      span,
      key: first(lines, 'ID'),
      ...compose({
        type,
        authors: all(lines, 'AU', 'A1'),
        editors: all(lines, 'ED', ...(isBook || type === 'chapter' || type === 'paper-conference' ? ['A2'] : [])),
        translators: all(lines, 'TA'),
        date: first(lines, 'DA', 'PY', 'Y1'),
        accessed: first(lines, 'Y2'),
        first: first(lines, 'SP'),
        last: first(lines, 'EP'),
        texts: {
          title: first(lines, 'TI', 'T1') ?? (isBook ? first(lines, 'BT') : first(lines, 'CT')),
          'container-title': host,
          'container-title-short': first(lines, 'JA', 'J2'),
          'collection-title': isBook ? first(lines, 'T2', 'T3') : first(lines, 'T3'),
          volume: first(lines, 'VL'),
          issue: type === 'report' ? undefined : number,
          number: type === 'report' ? number : undefined,
          edition: first(lines, 'ET'),
          publisher: first(lines, 'PB'),
          'publisher-place': first(lines, 'CY', 'PP'),
          genre: first(lines, 'M3'),
          abstract: first(lines, 'AB', 'N2'),
          language: first(lines, 'LA'),
          note: first(lines, 'N1'),
          URL: first(lines, 'UR', 'L2'),
        },
        identifiers: [
          { kind: 'doi', value: first(lines, 'DO') ?? doiOf(first(lines, 'M3', 'UR')) },
          {
            kind: /^\D*\d{4}-?\d{3}[\dX]\b/i.test(serial ?? '') ? 'issn' : 'isbn',
            value: serial?.split(/[;,(]| and /)[0]?.trim(),
          },
          { kind: 'pmid', value: /pubmed/i.test(first(lines, 'DB') ?? '') ? first(lines, 'AN') : undefined },
        ],
      }),
    };
  });
}

function doiOf(text: string | undefined): string | undefined {
  return text && /\b10\.\d{4,9}\/\S+/.exec(text)?.[0];
}
