import type { FindRequest } from '@veracite/contracts/find';
import type { Comparison } from '@veracite/model/evidence';
import type { Field } from '@veracite/model/reference';
import type { Work } from '@veracite/model/work';
import { tokens } from '@veracite/text/fold';

/**
 * How much each remembered part tells, by how rarely two works share it: a DOI names one work, a title nearly, a year
 * one in a hundred. Set by hand; only the order of works depends on them, not any verdict.
 */
const WEIGHTS: Partial<Record<Field, number>> = { DOI: 8, title: 5, author: 3, 'container-title': 1.5, issued: 1.5 };
const KEYWORDS_WEIGHT = 3;

/** A year is remembered wrongly by one or two more often than by more. */
const YEAR_OFF = [1, 0.7, 0.45];

/** How well a work fits a description: 0 nothing, 1 everything that was given. */
export function likenessOf({ evidence, candidate }: Comparison, request: FindRequest): number {
  let sum = 0;
  let total = 0;
  const add = (weight: number, value: number) => {
    sum += weight * value;
    total += weight;
  };
  for (const { field, agreement, likeness, cited, found } of evidence) {
    const weight = WEIGHTS[field];
    if (weight === undefined || agreement === 'missing') continue;
    if (field === 'issued') add(weight, yearLikeness(Number(cited), Number(found)));
    else add(weight, agreement === 'same' ? 1 : (likeness ?? (agreement === 'near' ? 0.8 : 0)));
  }
  if (request.keywords) add(KEYWORDS_WEIGHT, keywordLikeness(request.keywords, candidate.work));
  return total === 0 ? 0 : sum / total;
}

function yearLikeness(cited: number, found: number): number {
  return YEAR_OFF[Math.abs(cited - found)] ?? 0;
}

/** Share of the keywords' words that title, venue or abstract hold. */
function keywordLikeness(keywords: string, { csl, abstract }: Work): number {
  const asked = new Set(tokens(keywords).filter((word) => word.length > 2));
  const held = new Set(tokens([csl.title, csl['container-title'], abstract ?? csl.abstract].filter(Boolean).join(' ')));
  const hits = [...asked].filter((word) => held.has(word)).length;
  return asked.size === 0 ? 0 : hits / asked.size;
}
