import { yearOf } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { Coverage, Reason } from '@veracite/model/verdict';
import { listed } from '@veracite/text/listed';
import { isTypoOf } from './registration';
import { IDENTIFIER_FIELDS, type View } from './view';

/** Returns the reason for a reference in which several fields differ. */
export function severalDiffer(fields: string[]): Reason {
  return { code: 'several-differ', sentence: `${fields.length} fields are wrong: ${listed(fields)}.` };
}

interface Absence {
  reference: Reference;
  coverage: Coverage;
}

/** Returns the reason for core databases that could not be reached. */
export function coreUnreached(absence: Absence, connectors: string[], nameOf: (connector: string) => string): Reason {
  const sentence = `${listed(connectors.map(nameOf))} could not be asked, so absence proves nothing.`;
  const isDblpMissing = absence.reference.csl.type === 'paper-conference' && connectors.includes('dblp');
  const register = isDblpMissing || absence.coverage.unchecked?.length ? noRegisterOf(absence) : undefined;
  return { code: 'core-unreachable', sentence: register ? `${sentence} W${register.slice(1)}` : sentence };
}

function noRegisterOf({ reference: { csl }, coverage: { unchecked = [] } }: Absence): string | undefined {
  const venue = csl['container-title'];
  if (!venue && unchecked.length === 0) return undefined;
  const names = unchecked.length > 0 ? ` (${listed(unchecked)})` : '';
  const covered = venue ? `${venue} ${yearOf(csl) ?? ''}`.trimEnd() : 'this work';
  return `we could not check a register that covers ${covered}${names}.`;
}

/**
 * Returns the reason for an identifier of another work.
 * @param owner the work that has the identifier
 * @param described the work that the reference describes, if found
 */
export function belongsTo(reference: Reference, owner: View, described?: View): Reason {
  const { csl } = owner.match.candidate.work;
  const field = IDENTIFIER_FIELDS.find((one) => owner.is(one, 'same')) ?? 'DOI';
  const value = owner.get(field)?.cited ?? '';
  const first = csl.author?.[0];
  const by = first ? ` by ${first.family ?? first.literal ?? ''}` : '';
  const year = yearOf(csl);
  const own = described?.match.candidate.work.identifiers.doi;
  const typo = own && isTypoOf(reference.identifiers.doi, own) ? ', one typing error away' : '';
  const instead = own ? `; the work you describe has DOI ${own}${typo}` : '';
  return {
    code: 'identifier-of-another',
    field,
    sentence: `${field} ${value} belongs to “${csl.title ?? ''}”${by}${year === undefined ? '' : ` (${year})`}${instead}.`,
  };
}

/** Returns the reason for a work of the same title elsewhere: another part of a column, or this work misdescribed. */
export function lookAlike(view: View): Reason {
  return {
    code: 'look-alike',
    sentence: `A work with this title was found elsewhere: ${placeOf(view)}. It may be another work with the same title.`,
  };
}

/** Returns the reason for a title without other fields, which may be that of any of these works. */
export function titleAlone(views: readonly View[]): Reason {
  const works = views.slice(0, 3).map(({ match }) => {
    const { title = '', author: [first] = [], issued } = match.candidate.work.csl;
    const by = [first?.family ?? first?.literal, yearOf({ issued })].filter((part) => part !== undefined).join(', ');
    return by ? `“${title}” (${by})` : `“${title}”`;
  });
  const many = views.length > works.length ? `${views.length} works, such as ` : '';
  return {
    code: 'title-alone',
    field: 'title',
    sentence: `Only a title is given. It fits ${many}${listed(works)}; author and year would show which work is meant.`,
  };
}

/** Returns the reason for a version of the work that agrees less: a preprint, a journal version, a yearly report. */
export function anotherVersion(view: View): Reason {
  return { code: 'other-version', sentence: `Another version of this work is on record: ${placeOf(view)}.` };
}

/** The reason for details that no record of the work has: several of venue, year, volume and page. */
export const UNRECORDED_VERSION: Reason = {
  code: 'other-version',
  sentence: 'These may be the details of another version of this work, which no database that was asked has.',
};

function placeOf({ match }: View): string {
  const { csl } = match.candidate.work;
  const place = [
    csl['container-title'] ?? csl.publisher,
    csl.volume && `vol. ${csl.volume}`,
    csl.page && `pp. ${csl.page}`,
  ];
  return [yearOf(csl), ...place].filter((part) => part !== undefined).join(', ');
}

/** Returns one reason for each malformed identifier that parsing reported. */
export function malformed(reference: Reference): Reason[] {
  const codes: Reason['code'][] = ['malformed-doi', 'malformed-arxiv', 'malformed-isbn', 'malformed-pmid'];
  return reference.doubts
    .filter((doubt) => codes.includes(doubt.code))
    .map(({ code, message, field }) => ({ code, sentence: message, field }));
}

/** Returns the reasons without internal properties. */
export function plain(reasons: Reason[]): Reason[] {
  return reasons.map(({ code, sentence, field }) => ({ code, sentence, field }));
}
