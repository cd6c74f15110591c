import { yearOf, type CslItem, type CslName } from '@veracite/model/csl';

/** Every author, also where the style would cut the list: an altered list must be seen to be judged. */
function people({ author = [] }: CslItem, written: (name: CslName) => string, last: string): string {
  const names = author.map(written);
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')}${last}${names.at(-1) ?? ''}`;
}

function initials({ given = '' }: CslName, after: string, between: string): string {
  const words = given.split(/[\s.-]+/).filter(Boolean);
  return words.map((word) => `${word.charAt(0)}${after}`).join(between);
}

const before = (text: string | undefined, lead: string): string => (text ? `${lead}${text}` : '');
const isMeeting = ({ type }: CslItem): boolean => type === 'paper-conference';
const titleOf = ({ title = '' }: CslItem): string => title.replace(/\.$/, '');

export function apaOf(item: CslItem): string {
  const names = people(item, (name) => `${name.family ?? ''}${before(initials(name, '.', ' '), ', ')}`, ', & ');
  const venue = before(item['container-title'], isMeeting(item) ? ' In ' : ' ');
  const place = `${before(item.volume, ', ')}${before(item.page, ', ')}`;
  const doi = before(item.DOI, ' https://doi.org/');
  return `${names} (${yearOf(item) ?? 'n.d.'}). ${titleOf(item)}.${venue}${venue && `${place}.`}${doi}`;
}

export function ieeeOf(item: CslItem): string {
  const names = people(item, (name) => `${initials(name, '.', ' ')} ${name.family ?? ''}`.trim(), ', and ');
  const venue = before(item['container-title'], isMeeting(item) ? ' in ' : ' ');
  const place = `${before(item.volume, ', vol. ')}${before(item.page, ', pp. ')}`;
  return `[1] ${names}, “${titleOf(item)},”${venue}${place}${venue && ', '}${yearOf(item) ?? ''}${before(item.DOI, ', doi: ')}.`;
}

export function vancouverOf(item: CslItem): string {
  const names = people(item, (name) => `${name.family ?? ''} ${initials(name, '', '')}`.trim(), ', ');
  const venue = before(item['container-title'], isMeeting(item) ? ' In: ' : ' ');
  const place = `${before(item.volume, ';')}${before(item.page, ':')}`;
  return `1. ${names}. ${titleOf(item)}.${venue}${venue && '. '}${yearOf(item) ?? ''}${place}.${before(item.DOI, ' doi:')}`;
}

export function bibtexOf(id: string, type = 'article', fields: Record<string, string>): string {
  const lines = Object.entries(fields).map(([key, value]) => `  ${key} = {${value}}`);
  return `@${type}{${id.replace(/[^\w-]/g, '')},\n${lines.join(',\n')}\n}`;
}
