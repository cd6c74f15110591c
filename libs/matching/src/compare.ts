import type { Candidate, Comparison, Evidence } from '@veracite/model/evidence';
import type { Field, Reference } from '@veracite/model/reference';
import type { Organisation } from '@veracite/model/organisation';
import type { Work } from '@veracite/model/work';
import { isDamagedText } from '@veracite/text/damaged-text';
import type { AuthorFinding } from './authors';
import { featuresOf } from './features';
import { betterFinding, type Finding } from './finding';
import { oneOrganisation } from './organisation';
import { readRaw } from './raw-text';
import { compareRecord } from './record';

/**
 * Compares one reference with candidates. Every database's own record of the work is compared, and for each field the
 * one that agrees best counts: a reference may follow any of them. Fields that were read wrongly are looked for in the
 * text. Nothing is judged here.
 *
 * A reference is compared anew with all that was met whenever a database answers: the function returned remembers the
 * records that it has compared.
 * @param organisations those that bear a name of the reference: a record may call them by another
 */
export function comparing(
  reference: Reference,
  organisations: readonly Organisation[] = [],
): (candidate: Candidate) => Comparison {
  const known = oneOrganisation(organisations);
  const raw = readRaw(reference.raw, isDamagedText(reference.raw));
  const compared = new Map<Work, Map<Field, Finding>>();
  const fieldsOf = (work: Work) => {
    const fields = compared.get(work) ?? compareRecord(reference, work, raw, known);
    compared.set(work, fields);
    return fields;
  };
  return (candidate) => {
    const records = [{ connector: candidate.connector, work: candidate.work }, ...(candidate.also ?? [])];
    const findings = records.map(({ connector, work }) => ({ connector, fields: fieldsOf(work) }));
    const evidence: Evidence[] = [];
    for (const field of ORDER) {
      const all = findings.flatMap(({ connector, fields }) => {
        const finding = fields.get(field);
        return finding ? [{ connector, finding }] : [];
      });
      const [first] = all;
      if (first) evidence.push(settle(field, all, first));
    }
    const authors = findings
      .map(({ fields }) => fields.get('author') as AuthorFinding | undefined)
      .reduce((a, b) => (a && b ? betterFinding(a, b) : (a ?? b)), undefined);
    return { candidate, evidence, features: featuresOf(candidate, evidence, authors) };
  };
}

/** One comparison; for several candidates of one reference use `comparing`. */
export function compare(
  reference: Reference,
  candidate: Candidate,
  organisations: readonly Organisation[] = [],
): Comparison {
  return comparing(reference, organisations)(candidate);
}

interface RecordFinding {
  connector: string;
  finding: Finding;
}

const ORDER: Field[] = [
  'author',
  'title',
  'container-title',
  'issued',
  'volume',
  'issue',
  'page',
  'publisher',
  'edition',
  'DOI',
  'arXiv',
  'PMID',
  'PMCID',
  'ISBN',
];

/** One field over all records: the finding that agrees best, and everyone who says the same. */
function settle(field: Field, all: RecordFinding[], first: RecordFinding): Evidence {
  const isBetter = (a: RecordFinding, b: RecordFinding) =>
    a.finding !== b.finding && betterFinding(a.finding, b.finding) === b.finding;
  const best = all.reduce((a, b) => (isBetter(a, b) ? b : a), first);
  const { agreement, cited, found, likeness, code, note } = best.finding;
  const holders = all.filter(
    ({ finding }) => finding.agreement === agreement && (finding.found ?? '') !== '' && finding.code === code,
  );
  const sources = found ? [best, ...holders.filter((holder) => holder !== best)].map((holder) => holder.connector) : [];
  return { field, cited, found, agreement, likeness, code, note, source: sources[0], sources: [...new Set(sources)] };
}
