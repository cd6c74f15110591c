import type { CslType } from '@veracite/model/csl';
import { compose } from './compose';
import type { Entry } from './entry';
import { endnoteType } from './exchange-types';
import { withYear } from './record-date';
import { numberKey } from './number-fields';
import { all, first, readTagged } from './tagged';

/** Reads entries in EndNote's tagged ("Refer") format: `%0 Journal Article`, `%A Smith, J.` … */
export function readEndnoteTagged(text: string): Entry[] {
  const opens = /^%0 /m.test(text) ? '0' : (/^%([A-Z])/m.exec(text)?.[1] ?? 'A');
  const records = readTagged(text, { line: /^%([A-Z0-9@!&?]) (.*)$/, opens });
  return records.map(({ span, lines }) => {
    const type: CslType = endnoteType(first(lines, '0') ?? (first(lines, 'J') ? 'Journal Article' : ''));
    const isPart = type !== 'book' && type !== 'thesis' && type !== 'report';
    return {
      span,
      key: first(lines, 'F'),
      ...compose({
        type,
        authors: all(lines, 'A'),
        editors: all(lines, 'E'),
        translators: all(lines, '?'),
        date: withYear(first(lines, '8'), first(lines, 'D')),
        texts: {
          title: first(lines, 'T'),
          'container-title': isPart ? first(lines, 'J', 'B') : undefined,
          'collection-title': isPart ? first(lines, 'S') : first(lines, 'S', 'B'),
          volume: first(lines, 'V'),
          [numberKey(type)]: first(lines, 'N'),
          page: first(lines, 'P'),
          edition: first(lines, '7'),
          publisher: first(lines, 'I') ?? (type === 'thesis' ? first(lines, 'B') : undefined),
          'publisher-place': first(lines, 'C'),
          genre: first(lines, '9'),
          abstract: first(lines, 'X'),
          language: first(lines, 'G'),
          URL: first(lines, 'U'),
        },
        identifiers: [
          { kind: 'doi', value: first(lines, 'R') },
          {
            kind:
              /^\d{4}-?\d{3}[\dX]/i.test(first(lines, '@') ?? '') && (first(lines, '@') ?? '').length < 10
                ? 'issn'
                : 'isbn',
            value: first(lines, '@'),
          },
        ],
      }),
    };
  });
}
