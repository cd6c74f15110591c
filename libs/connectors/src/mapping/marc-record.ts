import { z } from 'zod';
import { fields, listOf, text } from './lenient-schemas';

const element = z.object(fields(text, '@tag @ind1 @code #'));

/** A MARC record as XML: MARCXML, MarcXchange, and the form without a namespace of the PICA systems. */
export const marcShape = z.object({
  leader: text,
  controlfield: listOf(element),
  datafield: z.preprocess(
    (list) => (list === undefined || Array.isArray(list) ? list : [list]),
    z.array(element.extend({ subfield: listOf(element) })),
  ),
});
export type MarcRecord = z.infer<typeof marcShape>;
export type MarcField = MarcRecord['datafield'][number];

/** Marks around articles that are not sorted by: control characters, or pairs of angle brackets. */
const UNSORTED = /[\u0088\u0089\u0098\u009C]|<<|>>/g;
/** Punctuation of cataloging rules between the parts of a record. */
const ISBD_END = /[/:;,=]$/;

/** Returns the values of the subfields of a field with one of these codes, in their order. */
export const subfields = ({ subfield }: MarcField, codes: string): string[] =>
  subfield.flatMap(({ '@code': code, '#': value }) => {
    const clean = codes.includes(code ?? ' ') && value?.replace(UNSORTED, '').trim().replace(ISBD_END, '').trim();
    return clean ? [clean] : [];
  });

export const fieldsWithTag = ({ datafield }: MarcRecord, tags: readonly string[]): MarcField[] =>
  tags.flatMap((tag) => datafield.filter((field) => field['@tag'] === tag));

/** Returns the values at these places, each a tag with codes of subfields: "245a". */
export const valuesAt = (record: MarcRecord, places: readonly string[]): string[] =>
  places.flatMap((place) =>
    fieldsWithTag(record, [place.slice(0, 3)]).flatMap((field) => subfields(field, place.slice(3))),
  );

export const controlValue = ({ controlfield }: MarcRecord, tag: string): string | undefined =>
  controlfield.find((field) => field['@tag'] === tag)?.['#'];

/** Returns a character of the leader. Parsers of XML cut blanks at its start. */
export const leaderAt = ({ leader }: MarcRecord, offset: number): string => (leader ?? '').padStart(24).charAt(offset);
