import type { ApiResponseOptions } from '@nestjs/swagger';

/** How what was found in a text stands in the documentation. */
export const PARSE_RESPONSE: ApiResponseOptions = {
  description:
    '`start` and `end` are offsets of the text in UTF-16 units: of the text sent, or of `text` where the answer has one (two columns that were copied across are put below each other; send that text on with its entries). `leftOut.kind` is `heading`, `page` (what a page has: its number, a running head), `prose` or `too-long`. `cost` is the credits that checking all entries costs.',
};
