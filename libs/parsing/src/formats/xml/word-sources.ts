import type { CslName } from '@veracite/model/csl';
import { compose } from '../compose';
import type { Entry } from '../entry';
import { childrenOf, descendants, find, readTree, textOf, type Element } from '@veracite/text/tree';
import { wordType } from '../schema-types';

/** Reads the list of sources of Word (`Sources.xml`, Office Open XML part 1, section 22.6). */
export function readWordSources(text: string): Entry[] {
  return descendants(readTree(text), 'Source').map((source) => {
    const value = (...names: string[]): string | undefined =>
      names.map((name) => textOf(childrenOf(source, name)[0])).find(Boolean);
    const type = wordType(value('SourceType') ?? '') ?? 'document';
    const isBook = type === 'book';
    const number = value('StandardNumber') ?? '';
    const isIssn = /^\s*\d{4}-?\d{3}[\dX]\s*$/i.test(number);
    return {
      span: { start: source.start, end: source.end },
      key: value('Tag'),
      ...compose({
        type,
        authors: people(source, 'Author', 'Artist', 'Inventor', 'Director', 'Performer', 'Interviewee', 'Composer'),
        editors: people(source, 'Editor', 'BookAuthor'),
        translators: people(source, 'Translator'),
        date: date(value('Year', 'YearFiled'), value('Month'), value('Day')),
        accessed: date(value('YearAccessed'), value('MonthAccessed'), value('DayAccessed')),
        texts: {
          title: value('Title'),
          'container-title': isBook
            ? undefined
            : value(
                'JournalName',
                'BookTitle',
                'PeriodicalTitle',
                'PublicationTitle',
                'InternetSiteTitle',
                'AlbumTitle',
              ),
          'event-title': value('ConferenceName'),
          volume: value('Volume'),
          issue: value('Issue'),
          number: value('PatentNumber', 'CaseNumber'),
          page: value('Pages'),
          edition: value('Edition'),
          publisher: value('Publisher', 'Institution', 'ProductionCompany'),
          'publisher-place': value('City'),
          authority: value('Court'),
          genre: value('ThesisType'),
          medium: value('Medium'),
          version: value('Version'),
          URL: value('URL'),
        },
        identifiers: [
          { kind: 'doi', value: value('DOI') ?? /\b10\.\d{4,9}\/\S+/.exec(number)?.[0] },
          { kind: isIssn ? 'issn' : 'isbn', value: /10\.\d{4,9}\//.test(number) ? undefined : number },
        ],
      }),
    };
  });
}

/** Returns the people, or the organization, of the first of these roles that has any. */
function people(source: Element, ...roles: string[]): (CslName | string)[] {
  const all = childrenOf(source, 'Author')[0];
  for (const role of roles) {
    const list = childrenOf(all, role)[0];
    const body = textOf(find(list, 'Corporate'));
    if (body) return [{ literal: body }];
    const names = (list ? descendants(list, 'Person') : []).flatMap(person);
    if (names.length > 0) return names;
  }
  return [];
}

function person(element: Element): CslName[] {
  const [family, given, middle] = ['Last', 'First', 'Middle'].map((name) => textOf(childrenOf(element, name)[0]));
  const name: CslName = {
    ...(family && { family }),
    ...((given || middle) && { given: [given, middle].filter(Boolean).join(' ') }),
  };
  return family || given ? [name] : [];
}

/** Joins the parts of a date. Word stores them as typed: months are numbers or names. */
function date(year: string | undefined, month: string | undefined, day: string | undefined): string | undefined {
  if (!year) return undefined;
  if (month && /^\d{1,2}$/.test(month)) return [year, pad(month), day && pad(day)].filter(Boolean).join('-');
  return [day, month, year].filter(Boolean).join(' ');
}

const pad = (number: string): string => number.padStart(2, '0');
