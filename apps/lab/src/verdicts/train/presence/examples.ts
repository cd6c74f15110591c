import fs from 'node:fs';
import path from 'node:path';
import type { Kind } from '@veracite/model/kind';
import type { Reference } from '@veracite/model/reference';
import { parseOne } from '@veracite/parsing/parse';
import type { MeasuringData } from '../../../harness/data';
import { presenceFeatures } from '@veracite/verdict/absence/presence';
import { databasesWithVenue } from '@veracite/verification/pipeline/library-coverage';
import { venueFacts } from '@veracite/verification/pipeline/venue-facts';
import { readKinds } from '@veracite/parsing/kinds/read-kinds';
import { halfHash } from '../../../harness/shares';
import { renderingsOf } from '../../../parsing/train/kinds/examples';
import type { LabeledWork } from '../../../parsing/train/kinds/works';

/** A real reference, and whether the databases hold its work. */
export interface PresenceExample {
  features: Record<string, number>;
  isPresent: boolean;
  group: string;
  set: string;
  kind?: Kind;
  raw: string;
}

const NOW = new Date('2026-11-29');
/** Kinds of which an entry without an identifier tells nothing: many lists leave it out. For others the share with one is a lower bound. */
const REGISTERED = new Set<Kind>(['article', 'conference', 'preprint']);

/** Returns what is known of a reference that no database has found, when all have answered. */
function featuresOf(reference: Reference) {
  const kinds = reference.kinds ?? readKinds(reference);
  const facts = venueFacts(reference.csl, {
    register: databasesWithVenue(reference).length > 0 || reference.identifiers.arxiv !== undefined,
    isSearched: () => true,
  });
  return { features: presenceFeatures({ reference, kinds, facts }), facts };
}

/** Works with a labeled kind: present with an identifier or in a journal of that year, absent if their kind is not registered. */
export async function labeledExamples(works: readonly LabeledWork[], set: string): Promise<PresenceExample[]> {
  const examples: PresenceExample[] = [];
  for (const work of works) {
    const hasIdentifier = Boolean(work.csl.DOI ?? work.csl.PMID ?? work.csl.ISBN);
    const { DOI: _doi, PMID: _pmid, PMCID: _pmcid, ISBN: _isbn, ...unidentified } = work.csl;
    const texts = [
      ...(hasIdentifier ? [] : [work.entry ?? []].flat()),
      ...(await renderingsOf({ ...work, csl: unidentified })),
    ];
    for (const text of texts) {
      const reference = parseOne(text, { now: NOW });
      const { features, facts } = featuresOf(reference);
      const isInVenue = facts.venue === 'complete' && (work.kind === 'article' || work.kind === 'conference');
      if (!hasIdentifier && !isInVenue && REGISTERED.has(work.kind)) continue;
      examples.push({
        features,
        isPresent: hasIdentifier || isInVenue,
        group: work.group,
        set,
        kind: work.kind,
        raw: text,
      });
    }
  }
  return examples;
}

export const CHECKED_BY_HAND = 'matching/crossref-real.jsonl.gz';
export const PAIRS = 'matching/pmc-doi-pairs.jsonl.gz';
export const STYLES = 'matching/crossref-styles.strings.jsonl.gz';

interface StringRow {
  set?: string;
  text: string;
  doi?: string;
  style?: string;
}

/** References as authors wrote them, with their DOI, or none if a person found no such work. */
export function writtenExamples(data: MeasuringData): PresenceExample[] {
  const isTaken = ({ text }: StringRow, share: number) => halfHash(text) % share === 0;
  const rows = [
    ...data.rows<StringRow>(CHECKED_BY_HAND),
    ...data.rows<StringRow>(PAIRS).filter((row) => isTaken(row, 3)),
    ...data.rows<StringRow>(STYLES).filter((row) => row.doi && !row.style?.includes('degraded') && isTaken(row, 12)),
  ];
  return rows.map((row) =>
    exampleOf(withoutIdentifiers(row.text), row.doi !== undefined, row.doi ?? row.text, row.set ?? 'styles'),
  );
}

function exampleOf(raw: string, isPresent: boolean, group: string, set: string): PresenceExample {
  const { features } = featuresOf(parseOne(raw, { now: NOW }));
  return { features, isPresent, group, set, raw };
}

/** Removes printed identifiers: a work that has one is found by it, so that only the rest tells whether it is held. */
const withoutIdentifiers = (text: string): string =>
  text.replace(/(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:?\s?)10\.\S+|\bPMID:?\s?\d+|\bPMC\d+/gi, '').trim();

interface PublishedRow {
  repo: string;
  kind: string;
  text: string;
  hasDoi: boolean;
  hasPmid: boolean;
}

/** Entries of published lists whose publisher looked up each: with an identifier, or in a journal of that year, or absent. */
export function publishedExamples(folder: string, part: string): PresenceExample[] {
  const file = path.join(folder, `jats-${part}.jsonl`);
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const { repo, kind, text, hasDoi, hasPmid } = JSON.parse(line) as PublishedRow;
    const raw = withoutIdentifiers(text);
    const { features, facts } = featuresOf(parseOne(raw, { now: NOW }));
    const isInVenue = facts.venue === 'complete' && kind === 'journal';
    return { features, isPresent: hasDoi || hasPmid || isInVenue, group: repo, set: 'jats', raw };
  });
}
