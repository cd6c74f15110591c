import type { CslName } from '@veracite/model/csl';
import type { Candidate, Evidence, Features } from '@veracite/model/evidence';
import type { Field } from '@veracite/model/reference';
import type { AuthorFinding } from './authors';
import { nameBits, titleBits } from './commonness';
import { nameParts } from './name';

/** Returns the evidence as features from 0 to 1. The features of a field that cannot be compared are 0. */
export function featuresOf({ work }: Candidate, evidence: Evidence[], authors: AuthorFinding | undefined): Features {
  const by = new Map<Field, Evidence>(evidence.map((item) => [item.field, item]));
  const is = (field: Field, ...agreements: Evidence['agreement'][]) =>
    agreements.includes(by.get(field)?.agreement ?? 'missing') ? 1 : 0;
  const title = by.get('title');
  const identifiers = ['DOI', 'arXiv', 'PMID', 'PMCID', 'ISBN'] as const;
  // A group instead of its members shows nothing about them.
  const isSilent = authors?.agreement === 'near' && authors.citedShare === 0;
  const yearCode = by.get('issued')?.code;
  return {
    titleLikeness: title?.likeness ?? 0,
    titleSame: is('title', 'same'),
    titleAbsent: title?.likeness === undefined ? 1 : 0,
    titleInformation: is('title', 'same', 'near') * (agreedBits(title, work.csl.title) / MAX_BITS),
    citedAuthors: authors?.citedShare ?? 0,
    foundAuthors: authors?.foundShare ?? 0,
    firstAuthor: authors?.firstAgrees ? 1 : 0,
    authorsAbsent: !authors || authors.agreement === 'missing' || authors.agreement === 'extra' || isSilent ? 1 : 0,
    authorInformation: authorInformation(work.csl.author ?? work.csl.editor ?? [], authors),
    unsigned: work.csl.author?.length || work.csl.editor?.length ? 0 : 1,
    yearSame: is('issued', 'same'),
    yearNear: yearCode === 'year-off-by-one' ? 1 : 0,
    yearOther: yearCode === 'year-other' ? 1 : 0,
    venueLikeness: by.get('container-title')?.likeness ?? 0,
    venueOther: is('container-title', 'different'),
    volumeSame: is('volume', 'same'),
    volumeOther: is('volume', 'different'),
    pageSame: by.get('page')?.code === 'front-matter' ? 0 : is('page', 'same'),
    pageOther: is('page', 'different'),
    idSame: identifiers.some((field) => is(field, 'same')) ? 1 : 0,
    idOther: is('DOI', 'different'),
    notice: title?.code === 'notice' ? 1 : 0,
  };
}

/** Highest information content of a title or a list of names, in bits; see `commonness.ts`. */
const MAX_BITS = 30;

/** Returns the information content of what two agreeing titles share: of the main title if one has no subtitle. */
function agreedBits(title: Evidence | undefined, recorded = ''): number {
  const bits = titleBits(recorded);
  return title?.code === 'subtitle-missing' ? Math.min(bits, titleBits(title.cited ?? recorded)) : bits;
}

/** Returns the information content of the agreeing names, 0 to 1: two rare names are as distinctive as a title. */
function authorInformation(names: CslName[], authors: AuthorFinding | undefined): number {
  if (!authors) return 0;
  const bits = names.slice(0, 4).reduce((sum, name) => sum + nameBits(nameParts(name).family), 0);
  return Math.min(1, (bits / MAX_BITS) * authors.citedShare);
}
