import { routes } from './routes';
import { appStrings as s } from './strings';

export interface NavLink {
  label: string;
  to: string;
  hint?: string;
}

export const toolLinks: NavLink[] = [
  { label: s.checker, to: routes.home, hint: s.checkerHint },
  { label: s.finder, to: routes.finder, hint: s.finderHint },
  { label: s.corrector, to: routes.corrector, hint: s.correctorHint },
  { label: s.source, to: routes.source, hint: s.sourceHint },
  { label: s.bibliography, to: routes.bibliography, hint: s.bibliographyHint },
  { label: s.document, to: routes.document, hint: s.documentHint },
];

export const guideLinks: NavLink[] = [
  { label: s.guideBibliographic, to: routes.guideBibliographic },
  { label: s.guideDatabases, to: routes.guideDatabases },
  { label: s.guidePapers, to: routes.guidePapers },
  { label: s.guideExistence, to: routes.guideExistence },
  { label: s.guideJournals, to: routes.guideJournals },
  { label: s.guideTools, to: routes.guideTools },
];

export const companyLinks: NavLink[] = [
  { label: s.pricing, to: routes.pricing },
  { label: s.faqs, to: routes.faq },
  { label: s.accuracy, to: routes.accuracy },
  { label: s.terms, to: routes.terms },
  { label: s.privacy, to: routes.privacy },
];

/** The pages of a signed-in user. */
export const ownLinks: NavLink[] = [
  { label: s.dashboard, to: routes.dashboard },
  { label: s.myCitations, to: routes.citations },
  { label: s.watch, to: routes.watch },
  { label: s.desk, to: routes.desk },
  { label: s.groups, to: routes.groups },
];
