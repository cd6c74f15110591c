import type { CitingMatch } from '@veracite/model/citing';
import type { CslName } from '@veracite/model/csl';
import type { Match } from '@veracite/model/evidence';
import type { Reference } from '@veracite/model/reference';
import type { Consultation } from '@veracite/model/source';
import type { Coverage, Reason, Verdict } from '@veracite/model/verdict';
import { unreliableParse } from './absence/unreliable-parse';
import { chimeraOf } from './chimera';
import { citedBy } from './cited';
import { missingElements } from './completeness';
import { confidenceOf } from './confidence';
import { absenceIsConclusive, isCorroborated, ownVoices } from './corroboration';
import { faultsOf } from './faults';
import { fitting } from './fitting';
import { forensics } from './forensics/forensics';
import { isOtherWorksIdentifier, isSpecific, mayBeLookAlike } from './identity';
import { byFaults, byMerit, type Appraisal } from './order';
import { doiRegistration, unregistered } from './registration';
import { belongsTo, FIELD_NAMES, lookAlike, malformed, plain, severalDiffer, unheard } from './sentences';
import { listed, sourceName } from './source-names';
import { noticeReasons, retractionChecked } from './standing';
import { holdersOf, viewOf, type View } from './view';

export interface JudgeInput {
  reference: Reference;
  matches: Match[];
  consultations: Consultation[];
  /** Entries of other works' lists of references that may be this one. */
  citing?: CitingMatch[];
  coverage: Coverage;
  now?: Date;
  /** What a connector is called in sentences. */
  nameOf?: (connector: string) => string;
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

/** From so many fields on a reference is not described wrongly here and there, but as a whole. */
const SEVERAL = 3;

/** What is wrong with a reference to a work that exists. */
function problemOf(reasons: Reason[]): Verdict['problem'] {
  if (reasons.some(({ code }) => code === 'identifier-of-another')) return 'other-work';
  return reasons.length > 0 ? 'differs' : 'missing';
}

/** No work fits: does that prove anything? */
function onAbsence(input: JudgeInput, views: View[], nameOf: (c: string) => string): Draft {
  const cited = citedBy(input.reference, input.citing ?? []);
  const draft = onSilence(input, views, nameOf);
  if (!cited) return draft;
  // What is cited by many exists for all one knows: nobody's silence accuses, and without a record nothing is confirmed.
  const reasons = draft.reasons.filter(({ code }) => code !== 'found-nowhere' && code !== 'not-covered');
  return { ...draft, status: 'unknown', reasons: [cited.reason, ...reasons], citedBy: cited.by };
}

/** The same by the silence of databases alone. */
function onSilence(input: JudgeInput, views: View[], nameOf: (c: string) => string): Draft {
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
    const reason = unheard([...new Set([...failed, ...coverage.failed])], consultations, nameOf);
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

function isReadable({ csl, identifiers }: Reference): boolean {
  return Boolean(csl.title) || Object.keys(identifiers).length > 0;
}

function isSuggestion(view: View): boolean {
  return view.feature('titleLikeness') >= 0.6 || (view.match.probability >= 0.2 && isSpecific(view));
}
