import type { ApiResponseOptions } from '@nestjs/swagger';
import type { ParseAnswer } from '@veracite/contracts/parse';

const EXAMPLE: ParseAnswer = {
  format: 'text',
  layout: 'numbered',
  said: 'Read as a numbered list: 1 reference; 1 line was left out as a heading.',
  entries: [
    {
      text: 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521, 436–444.',
      start: 15,
      end: 95,
      doubts: [],
    },
  ],
  leftOut: [{ text: 'References', start: 0, end: 10, kind: 'heading' }],
  cost: 1,
};

/** How what was found in a text stands in the documentation. */
export const PARSE_RESPONSE: ApiResponseOptions = {
  description:
    '`start` and `end` are offsets of the text in UTF-16 units: of the text sent, or of `text` where the answer has one (two columns that were copied across are put below each other; send that text on with its entries). `leftOut.kind` is `heading`, `page` (what a page has: its number, a running head), `prose` or `too-long`. `cost` is the credits that checking all entries costs.',
  schema: { type: 'object', example: EXAMPLE },
};
