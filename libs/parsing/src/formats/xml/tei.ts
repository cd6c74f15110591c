import type { CslName, CslType } from '@veracite/model/csl';
import { compose } from '../compose';
import type { Entry, PlainEntry } from '../entry';
import { plainEntry } from './plain-entry';
import { childrenOf, descendants, find, readTree, textOf, type Element } from '@veracite/text/tree';

/** Reads the bibliographies of a TEI document (Text Encoding Initiative, P5, section 3.12): `biblStruct`, `bibl`, `biblFull`. */
export function readTei(text: string): (Entry | PlainEntry)[] {
  const tree = readTree(text);
  const lists = descendants(tree, 'listBibl');
  const body = lists.length > 0 ? lists : [tree];
  return body
    .flatMap((list) => descendants(list, 'biblStruct', 'bibl', 'teiHeader'))
    .filter(({ name }) => name !== 'teiHeader')
    .map((entry) => readEntry(entry) ?? plainEntry(text, entry.inner));
}

function readEntry(entry: Element): Entry | undefined {
  const [analytic, monogr, series] = ['analytic', 'monogr', 'series'].map((name) => childrenOf(entry, name)[0]);
  const titles = descendants(entry, 'title');
  const title = (...levels: string[]): string | undefined =>
    textOf(titles.find(({ attributes }) => levels.includes(attributes['level'] ?? '')));
  const own = textOf(find(analytic, 'title')) ?? title('a');
  const whole = textOf(find(monogr, 'title')) ?? title('j', 'm');
  const main = own ?? whole ?? (entry.name === 'bibl' && find(entry, 'author') ? textOf(titles[0]) : undefined);
  if (!main) return undefined;
  const type = typeOf(own, title('j') !== undefined, find(monogr, 'meeting') !== undefined);
  const scope = (...units: string[]): Element | undefined =>
    descendants(entry, 'biblScope').find(({ attributes }) =>
      units.includes((attributes['unit'] ?? attributes['type'] ?? '').toLowerCase()),
    );
  const pages = scope('page', 'pp', 'pages');
  const id = (kind: RegExp): string | undefined =>
    textOf(descendants(entry, 'idno').find(({ attributes }) => kind.test(attributes['type'] ?? '')));
  const date = find(find(monogr ?? entry, 'imprint') ?? entry, 'date');
  return {
    span: { start: entry.start, end: entry.end },
    key: entry.attributes['xml:id'],
    ...compose({
      type,
      authors: people(analytic ?? monogr ?? entry, 'author'),
      editors: people(monogr ?? entry, 'editor'),
      date: date?.attributes['when'] ?? textOf(date),
      first: pages?.attributes['from'] ?? textOf(pages),
      last: pages?.attributes['to'],
      texts: {
        title: main,
        'container-title': own ? whole : undefined,
        'collection-title': textOf(find(series, 'title')) ?? title('s'),
        'event-title': textOf(find(monogr, 'meeting')),
        volume: textOf(scope('volume', 'vol')),
        issue: textOf(scope('issue', 'number', 'no')),
        edition: textOf(find(monogr ?? entry, 'edition')),
        publisher: textOf(find(entry, 'publisher')),
        'publisher-place': textOf(find(entry, 'pubPlace')),
        URL: find(entry, 'ptr', 'ref')?.attributes['target'],
      },
      identifiers: [
        { kind: 'doi', value: id(/^doi$/i) },
        { kind: 'arxiv', value: id(/^arxiv$/i) },
        { kind: 'pmid', value: id(/^pmid$/i) },
        { kind: 'pmcid', value: id(/^pmc(?:id)?$/i) },
        { kind: 'isbn', value: id(/^isbn$/i) },
        { kind: 'issn', value: id(/^e?issn$/i) },
      ],
    }),
  };
}

function typeOf(part: string | undefined, isJournal: boolean, isMeeting: boolean): CslType {
  if (part) return isJournal ? 'article-journal' : isMeeting ? 'paper-conference' : 'chapter';
  return 'book';
}

function people(holder: Element, role: string): (CslName | string)[] {
  return descendants(holder, role).flatMap((person): (CslName | string)[] => {
    const family = textOf(find(person, 'surname'));
    const given = descendants(person, 'forename').flatMap((name) => textOf(name) ?? []);
    if (family) return [{ family, ...(given.length > 0 && { given: given.join(' ') }) }];
    const body = textOf(find(person, 'orgName'));
    const whole = textOf(person);
    return body ? [{ literal: body }] : whole ? [whole] : [];
  });
}
