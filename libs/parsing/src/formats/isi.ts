import type { CslType } from '@veracite/model/csl';
import { compose } from './compose';
import type { Entry } from './entry';
import { dateOfFields } from './record-date';
import { all, first, readTagged } from './tagged';

/** Kinds of publication (Web of Science, field tags): journal, book, series, patent. */
const KINDS: Record<string, CslType> = { J: 'article-journal', B: 'book', S: 'chapter', P: 'patent' };
const SYNTAX = {
  line: /^([A-Z][A-Z0-9])(?: (.*))?$/,
  opens: 'PT',
  closes: 'ER',
  lists: new Set(['AU', 'AF', 'BE', 'BA', 'BF', 'ED', 'CA']),
  ofFile: new Set(['FN', 'VR', 'EF']),
};

/** Reads the entries of a plain text export of Web of Science (`FN Clarivate …`, `PT J`, `ER`). */
export function readIsi(text: string): Entry[] {
  return readTagged(text, SYNTAX).map(({ span, lines }) => {
    const kind = KINDS[first(lines, 'PT')?.charAt(0).toUpperCase() ?? ''] ?? 'article-journal';
    const genre = first(lines, 'DT') ?? '';
    const isPart = kind === 'book' && (/chapter/i.test(genre) || first(lines, 'SO') !== first(lines, 'TI'));
    const isProceedings = kind !== 'article-journal' && /proceedings paper/i.test(genre);
    const type = isProceedings ? 'paper-conference' : isPart && first(lines, 'SO') ? 'chapter' : kind;
    const people = first(lines, 'AF') ? all(lines, 'AF') : all(lines, 'AU');
    return {
      span,
      key: first(lines, 'UT'),
      ...compose({
        type,
        authors: [...people, ...all(lines, 'CA').map((body) => `${body},`)],
        editors: all(lines, 'BE').length > 0 ? all(lines, 'BE') : all(lines, 'ED'),
        date: dateOfFields([first(lines, 'PY'), first(lines, 'PD'), first(lines, 'EA')]),
        first: first(lines, 'BP') ?? first(lines, 'AR'),
        last: first(lines, 'EP'),
        texts: {
          title: first(lines, 'TI'),
          'container-title': type === 'book' ? undefined : first(lines, 'SO'),
          'container-title-short': first(lines, 'JI'),
          'collection-title': first(lines, 'SE'),
          'event-title': first(lines, 'CT'),
          volume: first(lines, 'VL'),
          issue: first(lines, 'IS'),
          publisher: first(lines, 'PU'),
          'publisher-place': first(lines, 'PI'),
          abstract: first(lines, 'AB'),
          language: first(lines, 'LA'),
        },
        identifiers: [
          { kind: 'doi', value: first(lines, 'DI')?.split(/\s/)[0] },
          { kind: 'issn', value: first(lines, 'SN') ?? first(lines, 'EI') },
          { kind: 'isbn', value: first(lines, 'BN')?.split(/[;\s]/)[0] },
          { kind: 'pmid', value: first(lines, 'PM') },
        ],
      }),
    };
  });
}
