import type { DocumentAnswer } from '@veracite/contracts/documents';
import type { Reference } from '@veracite/model/reference';
import type { ReadDocument } from '@veracite/verification/documents/read';

/** A document for the wire, with what checking its references would cost. */
export function answerOf({ document, report }: ReadDocument): DocumentAnswer {
  const { references, citations, problems } = report;
  return {
    kind: document.kind,
    text: document.text,
    ...(document.pages && { pages: document.pages }),
    references: references.map(({ raw, doubts }) => ({
      text: raw.replace(/\s+/g, ' ').trim(),
      doubts: doubts.map(({ code, message }) => ({ code, message })),
    })),
    citations,
    problems,
    unreadable: references.filter(isUnreadable).length,
    cost: references.length,
  };
}

const isUnreadable = ({ csl, identifiers }: Reference): boolean =>
  csl.title === undefined && Object.keys(identifiers).length === 0;
