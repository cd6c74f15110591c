import { yearOf, type CslItem } from '@veracite/model/csl';
import { fieldName } from '@veracite/model/field-names';
import type { Kind } from '@veracite/model/kind';
import type { Field } from '@veracite/model/reference';
import type { Reason, ReasonStatement } from '@veracite/model/verdict';
import { placesFor, WHERE_TO_LOOK } from '@veracite/model/where-to-look';
import { noticeText, type Notice } from '@veracite/model/work';
import { listed } from '@veracite/text/listed';
import { writeSentence } from '@veracite/text/sentence';
import texts from '../data/reasons.json';

const SENTENCES: Record<string, string> = texts.sentences;

/** Returns the display name of a database. */
type NameOf = (database: string) => string;

/** Returns the sentences of reasons, with all missing elements in one: "Missing: authors (…), year (2016)." */
export function reasonSentences(reasons: readonly Reason[], nameOf: NameOf): string[] {
  const missing = reasons.filter(({ text }) => text === 'missing');
  const fields = missing.flatMap((reason) => reason.fields ?? []);
  return reasons
    .filter((reason) => reason === missing[0] || !missing.includes(reason))
    .map((reason) => reasonSentence(reason === missing[0] ? { ...reason, fields } : reason, nameOf));
}

/** Returns the sentence of a reason, and those that follow it. */
export function reasonSentence({ code, text = code, field, further = [], ...reason }: Reason, nameOf: NameOf): string {
  const specific = { ...reason, code: text in SENTENCES ? text : differenceIn(field) };
  const values = field && { field: fieldName(field) };
  return [specific, ...further].map((each) => sentence(each, nameOf, values)).join(' ');
}

/** Returns the code of the sentence about a different value, if the finding has none of its own. */
function differenceIn(field: Field | undefined): string {
  if (field === 'issued') return 'year-differs';
  return field && texts.quoted.includes(field) ? 'differs' : 'number-differs';
}

/** Databases that are named for a value of a record. */
const SHOWN = 3;

function sentence(
  { code, values = {}, sources = [], registers = [], works = [], fields = [] }: ReasonStatement,
  nameOf: NameOf,
  more: ReasonStatement['values'],
): string {
  const { standing, kind, venue } = values;
  const names = sources.map((id) => (id === 'library' ? 'the local library' : nameOf(id)));
  const given = {
    ...more,
    sources: listed(names),
    who: listed(names.slice(0, SHOWN)),
    holders: Math.max(1, names.length),
    registers: listed(registers),
    fields: listed(fields.map(elementText)),
    elements: fields.map(elementText).join(', '),
    ...workTexts(works),
    ...(standing && { notice: noticeText(standing as Notice['standing']) }),
    ...(kind && kindTexts(kind as Kind, venue !== 'unknown')),
    ...values,
  };
  const written = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return writeSentence(SENTENCES[code] ?? '', { ...texts.defaults, ...Object.fromEntries(written) }).replace(
    /^the /,
    'The ',
  );
}

/** Describes an element of a citation: "year (2016)", "volume 7", "publisher “X” (recorded: “Y”)", "“unread words”". */
function elementText({ field, cited, found }: NonNullable<ReasonStatement['fields']>[number]): string {
  if (field === undefined) return `“${cited ?? ''}”`;
  const name = fieldName(field);
  if (cited === undefined) return found === undefined ? name : `${name} (${found})`;
  return found === undefined ? `${name} ${cited}` : `${name} “${cited}” (recorded: “${found}”)`;
}

/** Works that are named of several. */
const NAMED = 3;

function workTexts(works: readonly CslItem[]): ReasonStatement['values'] {
  const [first, second] = works;
  if (!first) return {};
  return {
    title: first.title,
    authored: second?.title,
    by: firstAuthor(first),
    year: yearOf(first),
    place: placeOf(first),
    works: listed(works.slice(0, NAMED).map(workText)),
    many: works.length > NAMED ? works.length : undefined,
  };
}

const firstAuthor = ({ author: [first] = [] }: CslItem) => first?.family ?? first?.literal;

function workText(csl: CslItem): string {
  const by = [firstAuthor(csl), yearOf(csl)].filter((part) => part !== undefined).join(', ');
  return `“${csl.title ?? ''}”${by && ` (${by})`}`;
}

function placeOf(csl: CslItem): string {
  const { volume, page } = csl;
  const venue = csl['container-title'] ?? csl.publisher;
  return [yearOf(csl), venue, volume && `vol. ${volume}`, page && `pp. ${page}`].filter(Boolean).join(', ');
}

function kindTexts(kind: Kind, isVenueKnown: boolean): ReasonStatement['values'] {
  const { single, many } = WHERE_TO_LOOK[kind];
  return {
    single,
    several: many,
    places: placesFor(kind, isVenueKnown)
      .map(({ name, url }) => (url ? `${name} (${url})` : name))
      .join(', '),
  };
}
