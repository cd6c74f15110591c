import type { FindRequest } from '@veracite/contracts/find';
import type { Style } from '@veracite/model/verification';

export const emptyForm = {
  title: '',
  author: '',
  journal: '',
  year: '',
  doi: '',
  keywords: '',
  format: 'apa' as Style,
};
export type FinderForm = typeof emptyForm;

/** Returns the fields that have a text, but not the year, which alone would find everything. */
function termsOf({ year: _year, format: _format, ...texts }: FinderForm): [name: string, text: string][] {
  return Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []));
}

export const hasTerms = (form: FinderForm): boolean => termsOf(form).length > 0;

export function findRequest(form: FinderForm): FindRequest {
  const year = form.year.trim();
  return { ...Object.fromEntries(termsOf(form)), ...(year && { year: Number(year) }), format: form.format };
}
