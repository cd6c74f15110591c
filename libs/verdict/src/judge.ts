import type { CslName } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { Reason, Verdict } from '@veracite/model/verdict';
import { judgeAbsent } from './absence/judge-absent';
import { chimeraOf } from './chimera';
import { missingElements } from './completeness';
import { confidenceOf } from './confidence';
import type { JudgeInput } from './judge-input';
import { mayContradict, isCorroborated, independentSources } from './corroboration';
import { faultsOf } from './faults';
import { fitting } from './fitting';
import { forensics } from './forensics/forensics';
import { authorStrength, isElsewhere, isOtherWorksIdentifier, titleStrength } from './identity';
import { byFaults, byMerit, type Appraisal } from './ordering';
import { doiRegistration, unregistered } from './registration';
import { aboutWorks, belongsTo, malformed } from './reasons';
import { noticeReasons, retractionChecked } from './notices';
import { withRefuted } from './refuted';
import { unconfirmed } from './unconfirmed';
import { holdersOf, viewOf, type View } from './view';

/**
 * Judges a reference by the table in docs/decisions/0030. Deterministic: the same answers in any order give the same
 * verdict. Never returns `fake` while a core database has not answered, and never `valid` without a record that agrees
 * in every cited field.
 */
export function judge(input: JudgeInput): Verdict {
  const { reference, coverage } = input;
  const views = input.matches.map(viewOf).sort(byMerit);
  const appraisals = fitting(views)
    .map((view): Appraisal => ({ view, faults: faultsOf(view), missing: missingElements(reference, view) }))
    .sort(byFaults);
  const [best] = appraisals;
  const verdict = best ? judgeFound(input, best, appraisals, views) : judgeAbsent(input, views);
  return {
    ...verdict,
    coverage,
    confidence: confidenceOf({ ...verdict, coverage }, input.matches),
    retractionChecked: verdict.match ? retractionChecked(verdict.match, input.consultations) : false,
  };
}

type Draft = Omit<Verdict, 'coverage' | 'confidence' | 'retractionChecked'>;

/** Judges the description of a work that was found. */
function judgeFound(input: JudgeInput, best: Appraisal, appraisals: Appraisal[], views: View[]): Draft {
  const { reference, consultations, coverage } = input;
  const { match } = best.view;
  const reasons: Reason[] = [...best.faults];
  const owner = views.find(isOtherWorksIdentifier);
  const chimera = chimeraOf(best.view, views);
  if (chimera && mayContradict(coverage) && isCorroborated(match)) {
    return {
      status: 'fake',
      reasons: [chimera.reason, ...reasons],
      match,
      chimera: chimera.parts,
      confirmedBy: [],
      suggestions: [],
    };
  }
  if (noAuthorMatches(reference, best) && mayContradict(coverage) && isCorroborated(match)) {
    return { status: 'fake', reasons, match, confirmedBy: [], suggestions: [] };
  }
  if (owner && !best.view.is('DOI', 'same')) reasons.push(belongsTo(reference, owner, best.view));
  else if (doiRegistration(reference, views, consultations) === 'unregistered')
    reasons.push(unregistered(reference, match.candidate.work.identifiers.doi));
  const clues = forensics(reference, input.now ?? new Date());
  reasons.push(...clues.filter((clue) => clue.certain && !reasons.some((reason) => reason.field === clue.field)));
  reasons.push(...malformed(reference));
  const status = reasons.length === 0 && best.missing.length === 0 ? 'valid' : 'incomplete';
  const agreeing = appraisals.filter(({ faults }) => faults.length === 0 || faults === best.faults);
  const confirmedBy = independentSources(agreeing.flatMap(({ view }) => holdersOf(view.match)));
  const confirmed: Reason = { code: 'confirmed', sources: confirmedBy };
  const versions = best.faults.length > 0 ? versionsOf(best, appraisals) : [];
  const faulty = [...new Set(best.faults.map(({ field }) => field))];
  if (faulty.length >= SEVERAL)
    reasons.unshift({
      code: 'several-differ',
      values: { count: faulty.length },
      fields: faulty.map((field) => ({ field })),
    });
  return {
    status,
    ...(status === 'incomplete' && { problem: problemOf(reasons) }),
    reasons: [
      ...(status === 'valid' ? [confirmed] : [...reasons, ...best.missing]),
      ...(versions.length === 0 && isElsewhere(best.view) ? [UNRECORDED_VERSION] : []),
      ...versions.map((version) => aboutWorks('other-version', version)),
      ...unconfirmed(reference, match),
      ...noticeReasons(match),
    ],
    match: withRefuted(best.view, reasons, reference),
    confirmedBy,
    suggestions: versions.map((version) => version.match),
  };
}

/** Returns the other works with the same title by the same authors, in order of agreement with the reference. */
function versionsOf(best: Appraisal, appraisals: Appraisal[]): View[] {
  const others = appraisals.filter((appraisal) => appraisal !== best).map(({ view }) => view);
  return others.filter((view) => titleStrength(view) === 'whole' && authorStrength(view) === 'whole').slice(0, 2);
}

/** The reason for details that no record of the work has: several of venue, year, volume and page. */
const UNRECORDED_VERSION: Reason = { code: 'other-version', text: 'unrecorded-version' };

/** Number of wrong fields that is reported as a reason of its own. */
const SEVERAL = 3;

/** Returns the kind of problem of a reference to an existing work. */
function problemOf(reasons: Reason[]): Verdict['problem'] {
  if (reasons.some(({ code }) => code === 'identifier-of-another')) return 'other-work';
  return reasons.length > 0 ? 'differs' : 'missing';
}

/** Fields of which one wrong value, in addition to the authors, leaves no description of the work. */
const IDENTIFYING = ['title', 'container-title', 'issued'];

/**
 * Checks whether none of two or more cited authors wrote the work with this title, and title, venue or year is wrong as
 * well. If only the authors were wrong, the rest would still describe the work.
 */
function noAuthorMatches({ csl }: Reference, { view, faults }: Appraisal): boolean {
  const people = (names: CslName[] = []) => names.filter(({ family }) => family !== undefined).length;
  const found = people(view.match.candidate.work.csl.author);
  if (view.get('author')?.code !== 'authors-replaced' || people(csl.author) < 2 || found < 1) return false;
  return faults.some(({ field, code }) => IDENTIFYING.includes(field) && code !== 'year-off-by-one');
}
