import { yearOf, type CslName } from '@veracite/model/csl';
import type { Match } from '@veracite/model/evidence';
import type { Field, Reference } from '@veracite/model/reference';
import type { Consultation } from '@veracite/model/source';
import type { Coverage, Reason, Verdict } from '@veracite/model/verdict';
import { chimeraOf } from './chimera';
import { missingElements } from './completeness';
import { confidenceOf } from './confidence';
import { unreliableParse } from './absence/unreliable-parse';
import { faultsOf, type Fault } from './faults';
import { forensics } from './forensics/forensics';
import { identifies, isOtherWorksIdentifier, isSpecific, mayBeLookAlike, mayIdentify, titleStrength } from './identity';
import { doiRegistration, isSlipOf, unregistered } from './registration';
import { listed, sourceName } from './source-names';
import { noticeReasons, retractionChecked } from './standing';
import { holdersOf, IDENTIFIER_FIELDS, viewOf, type View } from './view';

export interface JudgeInput {
  reference: Reference;
  matches: Match[];
  consultations: Consultation[];
  coverage: Coverage;
  now?: Date;
  /** What a connector is called in sentences. */
  nameOf?: (connector: string) => string;
}

interface Appraisal {
  view: View;
  faults: Fault[];
  missing: Reason[];
}

/**
 * The verdict on a reference, by the table of docs/decisions/0030. Deterministic: the same answers in any order give
 * the same verdict. Never `fake` while a database of the core set is unheard, never `valid` without a record that
 * agrees in all that is cited.
 */
export function judge(input: JudgeInput): Verdict {
  const { reference, coverage } = input;
  const nameOf = input.nameOf ?? sourceName;
  const views = input.matches.map(viewOf).sort(byMerit);
  const appraisals = fitting(views)
    .map((view): Appraisal => ({
      view,
      faults: faultsOf(view, nameOf),
      missing: missingElements(reference, view),
    }))
    .sort(byFaults);
  const [best] = appraisals;
  const verdict = best ? onWork(input, best, appraisals, views, nameOf) : onAbsence(input, views, nameOf);
  return {
    ...verdict,
    coverage,
    confidence: confidenceOf({ ...verdict, coverage }, input.matches),
    retractionChecked: verdict.match ? retractionChecked(verdict.match, input.consultations) : false,
  };
}

/**
 * The works that are certainly meant; failing those, the only one that may be, or the only such one on the page cited,
 * or signed by just those who are cited.
 */
function fitting(met: View[]): View[] {
  const certain = met.filter(identifies);
  if (certain.length > 0) return certain;
  const possible = met.filter(mayIdentify);
  const onPage = possible.filter((view) => view.is('page', 'same'));
  const signed = possible.filter((view) => view.is('author', 'same'));
  return [possible, onPage, signed].find((views) => views.length === 1) ?? [];
}

type Draft = Omit<Verdict, 'coverage' | 'confidence' | 'retractionChecked'>;

/** A work fits: what is wrong with its description? */
function onWork(
  input: JudgeInput,
  best: Appraisal,
  appraisals: Appraisal[],
  views: View[],
  nameOf: (c: string) => string,
): Draft {
  const { reference, consultations, coverage } = input;
  const { match } = best.view;
  const reasons: Reason[] = [...best.faults];
  const owner = views.find(isOtherWorksIdentifier);
  const chimera = chimeraOf(best.view, views);
  if (chimera && absenceIsConclusive(coverage) && isCorroborated(match)) {
    return {
      status: 'fake',
      reasons: [chimera.reason, ...reasons],
      match,
      chimera: chimera.parts,
      confirmedBy: [],
      suggestions: [],
    };
  }
  if (isSignedByNobody(reference, best) && absenceIsConclusive(coverage) && isCorroborated(match)) {
    return { status: 'fake', reasons: plain(reasons), match, confirmedBy: [], suggestions: [] };
  }
  if (owner && !best.view.is('DOI', 'same')) reasons.push(belongsTo(reference, owner, best.view));
  else if (doiRegistration(reference, views, consultations) === 'unregistered')
    reasons.push(unregistered(reference, match.candidate.work.identifiers.doi));
  const clues = forensics(reference, input.now ?? new Date());
  reasons.push(...clues.filter((clue) => clue.certain && !reasons.some((reason) => reason.field === clue.field)));
  reasons.push(...malformed(reference));
  const status = reasons.length === 0 && best.missing.length === 0 ? 'valid' : 'incomplete';
  const agreeing = appraisals.filter(({ faults }) => faults.length === 0 || faults === best.faults);
  const confirmedBy = ownVoices(agreeing.flatMap(({ view }) => holdersOf(view.match)));
  const confirmed: Reason = { code: 'confirmed', sentence: `Confirmed by ${listed(confirmedBy.map(nameOf))}.` };
  const faulty = [...new Set(best.faults.map(({ field }) => FIELD_NAMES[field] ?? field))];
  if (faulty.length >= SEVERAL) reasons.unshift(severalDiffer(faulty));
  return {
    status,
    ...(status === 'incomplete' && { problem: problemOf(reasons) }),
    reasons: plain([
      ...(status === 'valid' ? [confirmed] : [...reasons, ...best.missing]),
      ...noticeReasons(match, nameOf),
    ]),
    match,
    confirmedBy,
    suggestions: [],
  };
}

/** doi.org hands on the record of the registry: it is no second voice. */
function ownVoices(holders: string[]): string[] {
  const all = new Set(holders);
  if (all.has('crossref') || all.has('datacite')) all.delete('doi-org');
  return [...all].sort();
}

/** From so many fields on a reference is not described wrongly here and there, but as a whole. */
const SEVERAL = 3;

const FIELD_NAMES: Partial<Record<Field, string>> = {
  author: 'authors',
  'container-title': 'venue',
  issued: 'year',
  page: 'pages',
};

function severalDiffer(fields: string[]): Reason {
  return { code: 'several-differ', sentence: `${fields.length} fields are false: ${listed(fields)}.` };
}

/** What is wrong with a reference to a work that exists. */
function problemOf(reasons: Reason[]): Verdict['problem'] {
  if (reasons.some(({ code }) => code === 'identifier-of-another')) return 'other-work';
  return reasons.length > 0 ? 'differs' : 'missing';
}

/** No work fits: does that prove anything? */
function onAbsence(input: JudgeInput, views: View[], nameOf: (c: string) => string): Draft {
  const { reference, coverage, consultations } = input;
  const owner = views.find(isOtherWorksIdentifier);
  const isUnregistered = !owner && doiRegistration(reference, views, consultations) === 'unregistered';
  const contradiction: Reason[] = [];
  if (owner) contradiction.push(belongsTo(reference, owner));
  else if (isUnregistered) contradiction.push(unregistered(reference));
  const clues = forensics(reference, input.now ?? new Date());
  const suggestions = views
    .filter(isSuggestion)
    .slice(0, 3)
    .map(({ match }) => match);
  const signs = [...plain(clues), ...malformed(reference)];
  const evidence = [...contradiction, ...signs];
  const chimera = owner ? [{ match: owner.match, part: 'identifier' as const }] : undefined;

  if (!isReadable(reference) && !owner) {
    const nothing: Reason = { code: 'unreadable', sentence: 'No title and no identifier could be read in this text.' };
    return { status: 'unknown', reasons: [nothing, ...evidence], confirmedBy: [], suggestions };
  }
  if (coverage.failed.length > 0 || coverage.answered.length < coverage.core.length) {
    const failed = coverage.core.filter((id) => !coverage.answered.includes(id));
    const which = listed([...new Set([...failed, ...coverage.failed])].map(nameOf));
    const reason: Reason = {
      code: 'core-unheard',
      sentence: `${which} could not be asked, so absence proves nothing.`,
    };
    return { status: 'unknown', reasons: [reason, ...evidence], chimera, confirmedBy: [], suggestions };
  }
  // Who cites a DOI says that a registry holds the work: its silence counts for any kind of work.
  const isContradicted = owner !== undefined || (isUnregistered && coverage.answered.includes('crossref'));
  if (!absenceIsConclusive(coverage) && !isContradicted) {
    const reason: Reason = {
      code: 'not-covered',
      sentence:
        'Not found, which proves nothing: no database we ask covers this kind of work. Add a DOI or link to check it.',
    };
    return { status: 'unknown', reasons: [reason, ...evidence], confirmedBy: [], suggestions };
  }
  const alike = views.find(mayBeLookAlike);
  if (alike && !isContradicted) {
    return { status: 'unknown', reasons: [lookAlike(alike), ...evidence], confirmedBy: [], suggestions };
  }
  const doubtful = unreliableParse(reference, views);
  if (doubtful && !isContradicted) {
    return { status: 'unknown', reasons: [doubtful, ...evidence], confirmedBy: [], suggestions };
  }
  const answered = listed(coverage.answered.map(nameOf));
  const nowhere: Reason = {
    code: owner ? 'chimera' : 'found-nowhere',
    sentence: answered ? `No such work in ${answered}.` : 'No database has a work of this description.',
  };
  return {
    status: 'fake',
    reasons: [...contradiction, nowhere, ...signs],
    chimera,
    confirmedBy: [],
    suggestions,
  };
}

/** Fields of which one more that is wrong leaves no description of the work. */
const TELLING = ['title', 'container-title', 'issued'];

/**
 * The title is one work's, of the two or more people who are cited nobody signed it, and where or when it appeared is
 * wrong as well. Were the authors alone wrong, the rest would still describe the work.
 */
function isSignedByNobody({ csl }: Reference, { view, faults }: Appraisal): boolean {
  const people = (names: CslName[] = []) => names.filter(({ family }) => family !== undefined).length;
  const signed = people(view.match.candidate.work.csl.author);
  if (view.get('author')?.code !== 'authors-replaced' || people(csl.author) < 2 || signed < 1) return false;
  return faults.some(({ field, code }) => TELLING.includes(field) && code !== 'year-off-by-one');
}

/** Reasons without what only the judging needs. */
function plain(reasons: Reason[]): Reason[] {
  return reasons.map(({ code, sentence, field }) => ({ code, sentence, field }));
}

/** Every database whose silence counts was heard. */
function absenceIsConclusive({ core, answered, failed, expected }: Coverage): boolean {
  return expected && core.length > 0 && failed.length === 0 && core.every((id) => answered.includes(id));
}

/** Two databases hold the record, or the one that registers its identifier. */
function isCorroborated(match: Match): boolean {
  const holders = holdersOf(match);
  return holders.length > 1 || holders.some((id) => id === 'crossref' || id === 'datacite');
}

/** A work of the same title stands elsewhere: a column's next part, or this work under false details. */
function lookAlike(view: View): Reason {
  const { csl } = view.match.candidate.work;
  const place = [csl['container-title'], csl.volume && `vol. ${csl.volume}`, csl.page && `pp. ${csl.page}`];
  const where = [yearOf(csl), ...place].filter((part) => part !== undefined).join(', ');
  return {
    code: 'look-alike',
    sentence: `A work of this title was found, but at another place: ${where}. It may be another work of the same title.`,
  };
}

function isReadable({ csl, identifiers }: Reference): boolean {
  return Boolean(csl.title) || Object.keys(identifiers).length > 0;
}

function isSuggestion(view: View): boolean {
  return view.feature('titleLikeness') >= 0.6 || (view.match.probability >= 0.2 && isSpecific(view));
}

function belongsTo(reference: Reference, owner: View, described?: View): Reason {
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

function malformed(reference: Reference): Reason[] {
  const codes: Reason['code'][] = ['malformed-doi', 'malformed-arxiv', 'malformed-isbn', 'malformed-pmid'];
  return reference.doubts
    .filter((doubt) => codes.includes(doubt.code))
    .map(({ code, message, field }) => ({ code, sentence: message, field }));
}

/** Matches in one order whatever the order of answers: likelier first, then by key. */
function byMerit(a: View, b: View): number {
  return b.match.probability - a.match.probability || byKey(a, b);
}

function byKey(a: View, b: View): number {
  const [left, right] = [a.match.candidate.work.key, b.match.candidate.work.key];
  return left < right ? -1 : left > right ? 1 : 0;
}

function byFaults(a: Appraisal, b: Appraisal): number {
  // A record whose title is in the text fits better than one whose place alone is.
  const weight = ({ faults, view }: Appraisal) =>
    faults.reduce((sum, fault) => sum + fault.weight, titleStrength(view) === 'absent' ? 6 : 0);
  return weight(a) - weight(b) || a.missing.length - b.missing.length || byMerit(a.view, b.view);
}
