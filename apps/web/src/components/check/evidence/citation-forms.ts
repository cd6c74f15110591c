import type { StyledCitations } from '@veracite/contracts/styles';
import type { CslItem } from '@veracite/model/csl';
import { STYLES, type Style } from '@veracite/model/verification';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';

/** A citation of a work in one form, with italics between asterisks. */
export interface Form {
  label: string;
  text: string;
}

/** The further styles of the product, by id. */
export const FURTHER = {
  ieee: 'IEEE',
  vancouver: 'Vancouver',
  harvard: 'Harvard (Cite Them Right)',
  ama: 'AMA, 11th edition',
  acs: 'ACS',
  nature: 'Nature',
} as const;

const isFurther = (id: string): id is keyof typeof FURTHER => id in FURTHER;

const PARTS = {
  parenthetical: 'In parentheses',
  narrative: 'In a sentence',
  note: 'First note',
  shortNote: 'Later notes',
} as const;

/** Formats a work in a form: `text-apa`, `ieee`, or the id of a style of the server. Loads the style when needed. */
export async function formsOf(work: CslItem, choice: string): Promise<Form[]> {
  const { toAsterisks } = await import('@veracite/formatting/markup');
  const inside = STYLES.find((style) => choice === `text-${style}`);
  if (inside) return inText(work, inside, toAsterisks);
  if (isFurther(choice)) {
    const { inOtherStyle } = await import('@veracite/formatting/other-styles');
    return [{ label: FURTHER[choice], text: toAsterisks(await inOtherStyle(work, choice)) }];
  }
  const body = { text: JSON.stringify([work]), style: choice };
  const { citations } = await request<StyledCitations>('POST', api.format(), body);
  return citations.map(({ html }) => ({ label: choice, text: asterisksOf(html) }));
}

async function inText(work: CslItem, style: Style, write: (text: string) => string): Promise<Form[]> {
  const { inText: cite } = await import('@veracite/formatting/in-text');
  const cited = cite(work, style);
  const form = (label: string, text = ''): Form[] => (text ? [{ label, text: write(text) }] : []);
  return [
    ...(Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) => form(PARTS[part], cited[part])),
    // The first citation introduces the abbreviation of an organization; later ones use it alone (APA 7, 8.21).
    ...form('Later, in parentheses', cited.later?.parenthetical),
    ...form('Later, in a sentence', cited.later?.narrative),
  ];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Converts the server's HTML, which only contains `i`, `sub` and `sup`. */
export const asterisksOf = (html: string): string =>
  html
    .replace(/<\/?i>/g, '*')
    .replace(/<\/?su[bp]>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_entity, name: string) => ENTITIES[name] ?? '');
