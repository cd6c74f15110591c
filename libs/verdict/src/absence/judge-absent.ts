import type { Reference } from '@veracite/model/reference';
import { PROOF, type Reason, type Verdict } from '@veracite/model/verdict';
import { citedBy } from '../cited';
import { answeredAll, mayContradict } from '../corroboration';
import { forensics } from '../forensics/forensics';
import {
  isOtherForm,
  isOtherPart,
  isOtherWorksIdentifier,
  isSpecific,
  isTitleAlone,
  mayBeLookAlike,
} from '../identity';
import type { JudgeInput } from '../judge-input';
import { aboutWorks, belongsTo, malformed } from '../reasons';
import { doiRegistration, unregistered } from '../registration';
import type { View } from '../view';
import { aboutBook, absenceReasons, coreUnanswered, shareOf } from './absence-reasons';
import { unreliableParse } from './unreliable-parse';

type Draft = Omit<Verdict, 'coverage' | 'confidence' | 'retractionChecked'>;

/** Judges a reference that fits no work found. */
export function judgeAbsent(input: JudgeInput, views: View[]): Draft {
  const cited = citedBy(input.reference, input.citing ?? []);
  const draft = judgeByCoverage(input, views);
  if (!cited) return draft;
  // A work cited by several others probably exists, but without a record nothing is confirmed.
  const reasons = draft.reasons.filter(({ code }) => !ABSENCE.has(code));
  return { ...draft, status: 'unknown', reasons: [cited.reason, ...reasons], citedBy: cited.by };
}

const ABSENCE = new Set<Reason['code']>(['found-nowhere', 'not-covered', 'not-found', 'venue-unknown']);

/** Judges absence by the databases that answered and by the share of such works that they hold. */
function judgeByCoverage(input: JudgeInput, views: View[]): Draft {
  const { reference, coverage } = input;
  const owner = views.find(isOtherWorksIdentifier);
  const contradiction = contradictionOf(input, views, owner);
  const details = [...forensics(reference, input.now ?? new Date()), ...malformed(reference)];
  const draft = {
    chimera: owner ? [{ match: owner.match, part: 'identifier' as const }] : undefined,
    confirmedBy: [],
    suggestions: views
      .filter(isSuggestion)
      .slice(0, 3)
      .map(({ match }) => match),
  };
  const doubts = doubtsOf(input, views, contradiction !== undefined);
  if (doubts.length > 0) {
    return { ...draft, status: 'unknown', reasons: [...doubts, ...(contradiction ?? []), ...details] };
  }
  const { code: text, ...nowhere } = coverage.book?.absence
    ? aboutBook(coverage.book)
    : { code: coverage.answered.length > 0 ? 'found-nowhere' : 'held-by-none', sources: coverage.answered };
  const code = owner ? 'chimera' : 'found-nowhere';
  // Where absence alone is proof, the share says why.
  const further = coverage.expected >= PROOF ? [shareOf(coverage.expected)] : [];
  const absent: Reason = { ...nowhere, code, text, further };
  return { ...draft, status: 'fake', reasons: [...(contradiction ?? []), absent, ...details] };
}

/** Returns the reasons of an identifier that contradicts the reference; undefined without one. */
function contradictionOf({ reference, consultations }: JudgeInput, views: View[], owner?: View): Reason[] | undefined {
  if (owner) return [belongsTo(reference, owner)];
  return doiRegistration(reference, views, consultations) === 'unregistered' ? [unregistered(reference)] : undefined;
}

/** Identifiers of which one registry has all. */
const REGISTERED = ['DOI', 'arXiv', 'PMID', 'PMCID'] as const;

/** Returns why absence proves nothing; none when it does. */
function doubtsOf(input: JudgeInput, views: View[], isContradicted: boolean): Reason[] {
  const { reference, coverage } = input;
  const owners = views.filter(isOtherWorksIdentifier);
  if (!isReadable(reference) && owners.length === 0) return [{ code: 'unreadable' }];
  if (!answeredAll(coverage)) return coreUnanswered(input);
  const alike = views.find((view) => !owners.includes(view) && mayBeLookAlike(view));
  // An identifier of another work claims that its registry holds the described work too. No registry holds all ISBNs.
  const isOwned = owners.some((view) => REGISTERED.some((field) => view.is(field, 'same')));
  // A DOI that is not registered may be a mistake in the description of a work that has none.
  const isUnregistered = isContradicted && coverage.answered.includes('crossref') && mayContradict(coverage);
  if (!alike && (isOwned || (isUnregistered && owners.length === 0))) return [];
  if (doiRegistration(reference, views, input.consultations) === 'elsewhere')
    return [
      { code: 'not-covered', text: 'registered-elsewhere', field: 'DOI', values: { doi: reference.identifiers.doi } },
    ];
  const titled = views.filter(isTitleAlone);
  if (titled.length > 0) return [{ ...aboutWorks('title-alone', ...titled), field: 'title' }];
  if (alike && isOtherForm(alike)) return [aboutWorks('other-version', alike)];
  const doubtful = alike
    ? { ...aboutWorks('look-alike', alike), text: isOtherPart(alike) ? 'other-part' : 'look-alike' }
    : unreliableParse(reference, views);
  if (doubtful) return [doubtful];
  return coverage.expected < PROOF ? absenceReasons(input) : [];
}

function isReadable({ csl, identifiers }: Reference): boolean {
  return Boolean(csl.title) || Object.keys(identifiers).length > 0;
}

const isSuggestion = (view: View): boolean =>
  view.feature('titleLikeness') >= 0.6 || (view.match.probability >= 0.2 && isSpecific(view));
