import { yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { fold, tokens } from '@veracite/text/fold';

/** The indexed description of a work, folded. */
export interface Description {
  /** The title's words; then its main title's, where a subtitle follows, and those of other titles. */
  titles: string[][];
  /** The word by which each author is filed: the last one of the family name. */
  authors: string[];
  years: number[];
  container: string[];
  volume?: string;
  /** The first page, or the article's number. */
  page?: string;
}

export function describe(work: Work): Description {
  const { csl } = work;
  const year = yearOf(csl);
  return {
    titles: titleForms([csl.title ?? '', csl['title-short'] ?? '', ...(work.otherTitles ?? [])]),
    authors: filedUnder(csl.author ?? csl.editor ?? []),
    years: [...new Set([...(year === undefined ? [] : [year]), ...(work.years ?? [])])],
    container: tokens(csl['container-title'] ?? ''),
    volume: number(csl.volume),
    page: firstPage(csl),
  };
}

/** Words of every form of a title, and of the part before its subtitle. */
export function titleForms(titles: readonly string[]): string[][] {
  const forms = titles.flatMap((title) => [title, mainTitle(title)]).map((title) => tokens(title));
  const seen = new Set<string>();
  return forms.filter((words) => {
    const form = words.join(' ');
    return form !== '' && !seen.has(form) && seen.add(form);
  });
}

function mainTitle(title: string): string {
  return /^([^:?!]{3,200}?)(?:[:?!]|\s[–—-]\s|\.\s)/.exec(title)?.[1] ?? '';
}

/** The last word of each family name, so that "van der Berg", "Berg" and "Berg, H. van der" meet. */
export function filedUnder(names: readonly CslName[]): string[] {
  return names.map((name) => tokens(name.family ?? name.literal ?? '').at(-1) ?? '').filter((word) => word !== '');
}

/** Folded first page of "5998–6008", "S12-S20" or an article's number. */
function firstPage(csl: Pick<CslItem, 'page' | 'page-first' | 'number'>): string | undefined {
  return number(csl['page-first'] ?? csl.page ?? csl.number);
}

/** "IV", "no. 30" and "030" as the word a key is made of. */
export function number(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const words = fold(text).split(' ');
  const word = words.find((part) => /\d/.test(part)) ?? words[0];
  return word?.replace(/^0+\B/, '') || undefined;
}
