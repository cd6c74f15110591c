import type { Reference, Span } from '@veracite/model/reference';
import type { DocumentProblem } from '@veracite/model/document';
import { numberedCitations } from './numbered-citations';
import { shiftedNumbers } from './shifted-numbers';

const SHOWN = 6;

/** Returns the problem of a document with numbers that are shifted against its list; empty without one. */
export function shiftProblem(
  text: string,
  references: readonly Reference[],
  citations: readonly { text: string; sentence: string; place: Span; refs: number[] }[],
): DocumentProblem[] {
  const numbered = numberedCitations(text, citations, references.length);
  const shift = shiftedNumbers(
    references.map(({ csl }) => csl),
    numbered,
  );
  if (!shift) return [];
  const {
    from,
    between: [first, last],
    by,
    examples,
  } = shift;
  // The clearest sentence for each entry.
  const clearest = examples
    .filter(({ ref }, index) => examples.findIndex((example) => example.ref === ref) === index)
    .slice(0, SHOWN);
  const shown = clearest.flatMap(({ citation, ref }) => {
    const index = numbered[citation]?.index;
    return index === undefined ? [] : [{ citation: index, cited: ref, fits: ref + by }];
  });
  const distance = `${Math.abs(by) === 1 ? 'one entry' : `${Math.abs(by)} entries`} ${by > 0 ? 'further down' : 'further up'}`;
  const place = first === last ? `number ${first + 1}` : `a number between ${first + 1} and ${last + 1}`;
  return [
    {
      kind: 'numbers-shifted',
      refs: [Math.min(from, references.length - 1)],
      citations: shown.map(({ citation }) => citation),
      detail: `From ${place} on, the sentences fit the list ${distance}. An entry may have been ${by > 0 ? 'added' : 'removed'} without renumbering.`,
      // A number behind the list cites no entry.
      pairs: shown.filter(({ cited }) => cited < references.length),
    },
  ];
}
