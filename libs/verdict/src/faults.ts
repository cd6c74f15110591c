import { fieldName } from '@veracite/model/field-names';
import { JUDGED, type Field } from '@veracite/model/reference';
import type { Evidence, EvidenceCode } from '@veracite/model/evidence';
import type { Reason } from '@veracite/model/verdict';
import { listed } from '@veracite/text/listed';
import type { View } from './view';

/** A field of the reference that contradicts the record. Matches with less total `weight` are preferred. */
export interface Fault extends Reason {
  field: Field;
  weight: number;
}

type NameOf = (connector: string) => string;

/** Variants that are not faults. */
const HARMLESS = new Set<EvidenceCode | undefined>([
  'subtitle-missing',
  'venue-short',
  'venue-frame',
  'venue-abbreviated',
  'published-since',
  'publisher-differs',
  'place-differs',
  'record-cut',
  'other-version',
  'other-edition',
  'pages-within',
  'volume-with-issue',
]);

/** Fields whose values explain themselves in a sentence. All but years are quoted there. */
const QUOTED: Field[] = [
  'author',
  'title',
  'container-title',
  'issued',
  'publisher',
  'publisher-place',
  'collection-title',
];

const WEIGHTS: Partial<Record<Field, number>> = {
  title: 4,
  author: 4,
  'container-title': 2.5,
  issued: 2,
  DOI: 2,
  arXiv: 2,
};

/** Checks whether a field contradicts the record beyond a harmless variant. */
export function isFaulty({ field, agreement, code }: Evidence): boolean {
  return JUDGED.includes(field) && (agreement === 'different' || (agreement === 'near' && !HARMLESS.has(code)));
}

/** Returns the faults of a match, one per contradicting field. */
export function faultsOf(view: View, nameOf: NameOf = String): Fault[] {
  return view.match.evidence.flatMap((item) => {
    if (!isFaulty(item)) return [];
    const minor = item.agreement === 'near' || item.code === 'year-off-by-one';
    return [
      {
        code: item.code ?? (`${lower(item.field)}-differs` as const),
        field: item.field,
        sentence: sentence(item, nameOf),
        weight: (WEIGHTS[item.field] ?? 1) * (minor ? 0.5 : 1),
      },
    ];
  });
}

const lower = <T extends string>(text: T) => text.toLowerCase() as Lowercase<T>;

function sentence(item: Evidence, nameOf: NameOf): string {
  const sources = (item.sources ?? []).slice(0, 3).map(nameOf);
  const who = listed(sources) || 'the record';
  const says = `${upperFirst(who)} ${sources.length > 1 ? 'say' : 'says'}`;
  const note = item.note ? ` (${item.note})` : '';
  switch (item.code) {
    case 'authors-cut':
      return `The author list is cut without “et al.”${note}; the authors on record are ${item.found ?? ''}.`;
    case 'authors-added':
      return `You list authors that ${who} ${sources.length > 1 ? 'do' : 'does'} not list${note}.`;
    case 'authors-replaced':
      return `None of your authors wrote this work; the authors on record are ${item.found ?? ''} (${who}).`;
    case 'some-authors-replaced':
      return `Some authors differ from ${who}${note}.`;
    case 'authors-reordered':
      return `The author order differs: ${item.found ?? ''} (${who}).`;
    case 'author-misspelt':
    case 'author-initials':
      return `An author’s name differs from ${who}${note}.`;
    case 'preprint-as-published':
      return `${who} ${sources.length > 1 ? 'have' : 'has'} this work as a preprint; no record shows it in “${item.cited ?? ''}”.`;
    case 'volume-is-issue':
      return `You wrote volume ${item.cited ?? ''}, which is the issue; ${lowerFirst(says)} volume ${item.found ?? ''}.`;
    default: {
      const label = QUOTED.includes(item.field) ? '' : `${fieldName(item.field)} `;
      const [open, close] = label === '' && item.field !== 'issued' ? ['“', '”'] : ['', ''];
      return `You wrote ${label}${open}${item.cited ?? 'nothing'}${close}; ${lowerFirst(says)} ${open}${item.found ?? 'nothing'}${close}.`;
    }
  }
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string): string => text.replace(/^The /, 'the ');
