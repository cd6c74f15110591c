import type { FindRequest } from '@veracite/contracts/find';
import type { Style } from '@veracite/model/verification';

export interface FinderForm {
  title: string;
  author: string;
  journal: string;
  year: string;
  doi: string;
  keywords: string;
  format: Style;
}

export const emptyForm: FinderForm = {
  title: '',
  author: '',
  journal: '',
  year: '',
  doi: '',
  keywords: '',
  format: 'apa',
};

/** Whether any field but the year holds something: a year alone finds everything. */
export function hasTerms(form: FinderForm): boolean {
  return [form.title, form.author, form.journal, form.doi, form.keywords].some((value) => value.trim() !== '');
}

/** The request of the fields that hold something. */
export function findRequest(form: FinderForm): FindRequest {
  const texts = Object.entries({
    title: form.title,
    author: form.author,
    journal: form.journal,
    doi: form.doi,
    keywords: form.keywords,
  })
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '');
  const year = form.year.trim();
  return { ...Object.fromEntries(texts), ...(year ? { year: Number(year) } : {}), format: form.format };
}
