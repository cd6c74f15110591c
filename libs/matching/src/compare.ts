import { JUDGED, type Field, type Reference } from '@veracite/model/reference';
import type { Candidate, Comparison, Evidence } from '@veracite/model/evidence';
import type { Organization } from '@veracite/model/organization';
import type { Work } from '@veracite/model/work';
import { isDamagedText } from '@veracite/text/damaged-text';
import type { AuthorFinding } from './authors';
import { featuresOf } from './features';
import { betterFinding, type Finding } from './finding';
import { oneOrganization } from './organization';
import { readRaw } from './raw-text';
import { compareRecord } from './record';

/**
 * Returns a function that compares one reference with candidates. Each database's record of the work is compared, and
 * the best agreement per field counts, because a reference may follow any record. Fields that were parsed wrongly are
 * searched in the text. No verdict is made here.
 *
 * The returned function caches the records that it has compared, because a reference is compared again with all
 * candidates whenever a database answers.
 * @param organizations organizations with a name in the reference, which a record may call by another name
 */
export function comparing(
  reference: Reference,
  organizations: readonly Organization[] = [],
): (candidate: Candidate) => Comparison {
  const known = oneOrganization(organizations);
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
    for (const field of JUDGED) {
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

interface RecordFinding {
  connector: string;
  finding: Finding;
}

/** Returns the finding with the best agreement for one field, and all sources with the same value. */
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
