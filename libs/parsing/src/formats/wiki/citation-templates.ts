import { CSL_TYPES, type CslName, type CslType } from '@veracite/model/csl';
import tables from '../../../data/formats/wiki.json';
import { readNames } from '../../names/read-names';
import { compose } from '../compose';
import type { Entry } from '../entry';
import { templatesIn, type Template } from './templates';

const KNOWN = new Set<string>(CSL_TYPES);
const TYPES = new Map(Object.entries(tables.templates).filter((pair): pair is [string, CslType] => KNOWN.has(pair[1])));
type Key = keyof typeof tables.parameters;
type Role = keyof typeof tables.people;

/** Returns whether a text contains a citation template of any Wikipedia. */
export function hasCitationTemplate(text: string): boolean {
  return [...text.matchAll(/\{\{([^{}|]{3,60})\|/g)].some(([, name = '']) => typeOf(name.toLowerCase()));
}

const typeOf = (name: string): CslType | undefined => TYPES.get(name.replace(/[\s_]+/g, ' ').trim());

/** Reads citation templates of Wikipedia: `{{cite journal |…}}`, `{{Literatur |…}}`, `{{Article |…}}`, `{{Cita libro |…}}`. */
export function readWikiTemplates(text: string): Entry[] {
  return templatesIn(text).flatMap((template) => {
    const type = typeOf(template.name);
    return type && template.values.size > 0 ? [{ span: template.span, ...readTemplate(template, type) }] : [];
  });
}

function readTemplate({ values }: Template, named: CslType): Omit<Entry, 'span'> {
  const value = (key: Key): string | undefined =>
    tables.parameters[key].map((name) => values.get(name)).find((found) => found !== undefined);
  const [chapter, host, title] = [value('chapter'), value('book') ?? value('journal'), value('title')];
  const isPart = chapter !== undefined && title !== undefined;
  const type = typeFor(named, {
    isPart,
    isSerial: value('journal') !== undefined,
    hasBook: value('book') !== undefined,
    hasIsbn: value('isbn') !== undefined,
  });
  const vancouver = value('vauthors');
  return {
    ...(value('others') && { etAl: true }),
    ...compose({
      type,
      authors: vancouver ? readNames(vancouver).names : people(values, 'author'),
      editors: people(values, 'editor'),
      date: value('date') ?? [value('month'), value('year')].filter(Boolean).join(' '),
      accessed: value('accessed'),
      texts: {
        title: chapter ?? title,
        'container-title': isPart ? title : host,
        'collection-title': value('series'),
        volume: value('volume'),
        issue: value('issue'),
        page: value('pages'),
        edition: value('edition'),
        publisher: value('publisher'),
        'publisher-place': value('place'),
        genre: named === 'thesis' || named === 'report' ? value('type') : undefined,
        language: value('language'),
        URL: /https?:\/\/[^\s\]|]+/.exec(value('url') ?? '')?.[0],
      },
      identifiers: [
        { kind: 'doi', value: value('doi') },
        { kind: 'pmid', value: value('pmid') },
        { kind: 'pmcid', value: value('pmc')?.replace(/^(?=\d)/, 'PMC') },
        { kind: 'arxiv', value: value('arxiv') },
        { kind: 'isbn', value: value('isbn') },
        { kind: 'issn', value: value('issn') },
      ],
    }),
  };
}

interface TypeHints {
  isPart: boolean;
  isSerial: boolean;
  hasBook: boolean;
  hasIsbn: boolean;
}

/** Returns the type of a citation; for general templates (`citation`, `Literatur`) it depends on the parameters. */
function typeFor(named: CslType, { isPart, isSerial, hasBook, hasIsbn }: TypeHints): CslType {
  if (named === 'book') return isPart || hasBook ? 'chapter' : isSerial && !hasIsbn ? 'article-journal' : 'book';
  if (named !== 'document') return named;
  if (isPart) return 'chapter';
  return isSerial ? 'article-journal' : hasIsbn ? 'book' : 'document';
}

/** Returns people from `last1=`, `first1=`, `author2=` … in the order of their numbers. */
function people(values: ReadonlyMap<string, string>, role: 'author' | 'editor'): (CslName | string)[] {
  const byNumber = new Map<number, { family?: string; given?: string; whole?: string }>();
  for (const [written, value] of values) {
    const number = Number(/\d{1,3}/.exec(written)?.[0] ?? 1);
    const name = written
      .replace(/-?\d{1,3}-?/, (digits) => (digits.startsWith('-') && digits.endsWith('-') ? '-' : ''))
      .replace(/-$/, '');
    const part = (['family', 'given'] as const).find((part) => has(`${role}-${part}`, name));
    if (!part && !has(role, name)) continue;
    const person = byNumber.get(number) ?? {};
    byNumber.set(number, { ...person, [part ?? 'whole']: value });
  }
  return [...byNumber]
    .sort(([a], [b]) => a - b)
    .flatMap(([, { family, given, whole }]): (CslName | string)[] => {
      if (family) return [{ family, ...(given && { given }) }];
      return whole ? readNames(whole.replace(/;$/, '')).names : [];
    });
}

const has = (role: Role, name: string): boolean => tables.people[role].includes(name);
