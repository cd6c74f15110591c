import { yearOf } from '@veracite/model/csl';
import type { Field, Reference } from '@veracite/model/reference';
import type { Consultation } from '@veracite/model/source';
import type { Reason } from '@veracite/model/verdict';
import { isSlipOf } from './registration';
import { listed } from './source-names';
import { IDENTIFIER_FIELDS, type View } from './view';

export const FIELD_NAMES: Partial<Record<Field, string>> = {
  author: 'authors',
  'container-title': 'venue',
  issued: 'year',
  page: 'pages',
};

export function severalDiffer(fields: string[]): Reason {
  return { code: 'several-differ', sentence: `${fields.length} fields are false: ${listed(fields)}.` };
}

/** Whose silence would count and who could not be asked; of the local library, which of its servers. */
export function unheard(
  connectors: string[],
  consultations: Consultation[],
  nameOf: (connector: string) => string,
): Reason {
  const names = connectors.map((id, at) => {
    const missed = consultations.flatMap((one) => (one.connector === id ? (one.missed ?? []) : []));
    const servers = listed([...new Set(missed)].map(String));
    const word = at === 0 ? 'Server' : 'server';
    return servers ? `${word} ${servers} of ${nameOf(id)}` : nameOf(id);
  });
  return { code: 'core-unheard', sentence: `${listed(names)} could not be asked, so absence proves nothing.` };
}

export function belongsTo(reference: Reference, owner: View, described?: View): Reason {
  const { csl } = owner.match.candidate.work;
  const field = IDENTIFIER_FIELDS.find((one) => owner.is(one, 'same')) ?? 'DOI';
  const value = owner.get(field)?.cited ?? '';
  const first = csl.author?.[0];
  const by = first ? ` by ${first.family ?? first.literal ?? ''}` : '';
  const year = yearOf(csl);
  const own = described?.match.candidate.work.identifiers.doi;
  const slip = own && isSlipOf(reference.identifiers.doi, own) ? ', one sign away' : '';
  const instead = own ? `; the work you describe has DOI ${own}${slip}` : '';
  return {
    code: 'identifier-of-another',
    field,
    sentence: `${field} ${value} belongs to “${csl.title ?? ''}”${by}${year === undefined ? '' : ` (${year})`}${instead}.`,
  };
}

/** A work of the same title stands elsewhere: a column's next part, or this work under false details. */
export function lookAlike(view: View): Reason {
  const { csl } = view.match.candidate.work;
  const place = [csl['container-title'], csl.volume && `vol. ${csl.volume}`, csl.page && `pp. ${csl.page}`];
  const where = [yearOf(csl), ...place].filter((part) => part !== undefined).join(', ');
  return {
    code: 'look-alike',
    sentence: `A work of this title was found, but at another place: ${where}. It may be another work of the same title.`,
  };
}

export function malformed(reference: Reference): Reason[] {
  const codes: Reason['code'][] = ['malformed-doi', 'malformed-arxiv', 'malformed-isbn', 'malformed-pmid'];
  return reference.doubts
    .filter((doubt) => codes.includes(doubt.code))
    .map(({ code, message, field }) => ({ code, sentence: message, field }));
}

/** Reasons without what only the judging needs. */
export function plain(reasons: Reason[]): Reason[] {
  return reasons.map(({ code, sentence, field }) => ({ code, sentence, field }));
}
