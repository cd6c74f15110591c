import type { Reference } from '@veracite/model/reference';
import type { Reason } from '@veracite/model/verdict';
import { isTypoOf } from './registration';
import { IDENTIFIER_FIELDS, type View } from './view';

/**
 * Returns the reason for an identifier of another work.
 * @param owner the work that has the identifier
 * @param described the work that the reference describes, if found
 */
export function belongsTo(reference: Reference, owner: View, described?: View): Reason {
  const field = IDENTIFIER_FIELDS.find((field) => owner.is(field, 'same')) ?? 'DOI';
  const doi = described?.match.candidate.work.identifiers.doi;
  const isTypo = doi !== undefined && isTypoOf(reference.identifiers.doi, doi);
  return {
    code: 'identifier-of-another',
    field,
    values: { cited: owner.get(field)?.cited, [isTypo ? 'mistyped' : 'meant']: doi },
    works: [workOf(owner)],
  };
}

/** Returns the reason for works that the reference may mean, or of which it may describe another version. */
export const aboutWorks = (code: 'look-alike' | 'other-version' | 'title-alone', ...views: View[]): Reason => ({
  code,
  works: views.map(workOf),
});

const workOf = ({ match }: View) => match.candidate.work.csl;

/** Returns one reason for each malformed identifier that parsing reported. */
export function malformed({ doubts }: Reference): Reason[] {
  const codes: Reason['code'][] = ['malformed-doi', 'malformed-arxiv', 'malformed-isbn', 'malformed-pmid'];
  return doubts
    .filter(({ code }) => codes.includes(code))
    .map(({ code, message, field }) => ({ code, text: 'doubt', values: { message }, field }));
}
