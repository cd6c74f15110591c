import type { Match } from '@veracite/model/evidence';
import type { Verification } from '@veracite/model/verification';
import { printReasons } from '../print-reasons';

/** Prints the rows that missed what was hoped of them, and why. */
export interface Listing {
  /** @param heading where the row belongs and what became of it; it is printed when it has the word asked for */
  row(heading: string, text: string, verification: Verification, met?: Match): void;
}

/** @param word part of the headings to be listed, '' for all; undefined lists nothing */
export function listingOf(word: string | undefined): Listing {
  return {
    row(heading, text, { verdict }, met) {
      if (word === undefined || !heading.includes(word)) return;
      console.log(`--- ${heading}\n${text.slice(0, 500)}`);
      printReasons(verdict.reasons);
      const shown = met ?? verdict.match;
      if (shown) console.log(`    ${shown.candidate.connector}: ${evidenceOf(shown)}`);
    },
  };
}

function evidenceOf({ evidence, probability }: Match): string {
  const fields = evidence.map(({ field, agreement, code }) => `${field} ${agreement}${code ? ` (${code})` : ''}`);
  return `${fields.join(', ')}; p ${probability.toFixed(3)}`;
}
