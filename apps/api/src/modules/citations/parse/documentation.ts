import type { ApiResponseOptions } from '@nestjs/swagger';

/** Documentation of the response of parsing. */
export const PARSE_RESPONSE: ApiResponseOptions = {
  description:
    '`start` and `end` are offsets of the text in UTF-16 units: of the text sent, or of `text` where the answer has one (two columns that were copied line by line are separated; send that text with its entries). `leftOut.kind` is `heading`, `page` (a page number or running head), `prose` or `too-long`. `cost` is the number of credits for checking all entries.',
};
