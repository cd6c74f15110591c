import type { Sources } from '@veracite/connectors/sources';
import { aWork } from '@veracite/testing/builders';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources } from '@veracite/testing/fake-sources';
import { KETTLES } from '@veracite/testing/kettles';
import { SHORT_TIMEOUTS } from '@veracite/testing/timeouts';
import { verifyAll } from '@veracite/testing/verified';
import { createVerifier } from '@veracite/verification/pipeline/verifier';
import { outcomeOf, type CheckedEntry } from '../src/entries/checked-entry';
import type { Entry } from '../src/entries/read-entries';

const { id: _id, ...record } = KETTLES;

/** The work of the fake databases with a second author. */
export const KETTLES_OF_TWO = {
  ...record,
  author: [...record.author, { family: 'Pfeiffer', given: 'Jörg' }],
};

const known = { works: [aWork(KETTLES_OF_TWO)] };

/** Verifies entries with these sources. Default: two databases that have the kettles. */
export async function verifyEntries(
  entries: readonly Entry[],
  sources: Sources = fakeSources({ crossref: known, openalex: known }),
): Promise<CheckedEntry[]> {
  const verifier = createVerifier({ library: fakeLibrary(), sources, timeouts: SHORT_TIMEOUTS });
  const references = entries.map(({ reference }) => reference);
  return (await verifyAll(verifier, references)).map((verification, index) => {
    const entry = entries[index] as Entry;
    return { ...entry, ...outcomeOf(entry.reference, verification), findings: [] };
  });
}
