import type { Evidence, EvidenceCode } from '@veracite/model/evidence';
import type { Field } from '@veracite/model/reference';
import type { Reason } from '@veracite/model/verdict';
import { listed } from './source-names';
import type { View } from './view';

/** Something in the reference that contradicts the record. `weight` orders matches: the least faulty one is meant. */
export interface Fault extends Reason {
  field: Field;
  weight: number;
}

type NameOf = (connector: string) => string;

/** Variants that every reader accepts. */
const HARMLESS = new Set<EvidenceCode | undefined>([
  'subtitle-missing',
  'venue-short',
  'venue-frame',
  'venue-abbreviated',
  'published-since',
  'publisher-differs',
  'record-cut',
  'other-version',
  'other-edition',
  'pages-within',
  'volume-with-issue',
]);

const LABELS: Partial<Record<Field, string>> = {
  author: 'Authors',
  title: 'Title',
  'container-title': 'Venue',
  issued: 'Year',
  volume: 'Volume',
  issue: 'Issue',
  page: 'Pages',
  edition: 'Edition',
  publisher: 'Publisher',
};

const WEIGHTS: Partial<Record<Field, number>> = {
  title: 4,
  author: 4,
  'container-title': 2.5,
  issued: 2,
  DOI: 2,
  arXiv: 2,
};

/** Fields whose difference from the record is a fault; others are shown as evidence only. */
const JUDGED: Field[] = [
  'author',
  'title',
  'container-title',
  'issued',
  'volume',
  'issue',
  'page',
  'DOI',
  'arXiv',
  'PMID',
  'PMCID',
  'ISBN',
];

/** Whether a field contradicts the record in a way that no reader accepts. */
export function isFaulty({ field, agreement, code }: Evidence): boolean {
  return JUDGED.includes(field) && (agreement === 'different' || (agreement === 'near' && !HARMLESS.has(code)));
}

export function faultsOf(view: View, nameOf: NameOf): Fault[] {
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
  const who = listed((item.sources ?? []).slice(0, 3).map(nameOf)) || 'the record';
  const note = item.note ? ` (${item.note})` : '';
  switch (item.code) {
    case 'authors-cut':
      return `The author list is cut without “et al.”${note}; in ${who} it is: ${item.found ?? ''}.`;
    case 'authors-added':
      return `Your citation names authors who are not in ${who}${note}.`;
    case 'authors-replaced':
      return `None of the authors in your citation is an author of this work in ${who}; there they are: ${item.found ?? ''}.`;
    case 'some-authors-replaced':
      return `Some authors differ from ${who}${note}.`;
    case 'authors-reordered':
      return `The authors stand in another order in ${who}: ${item.found ?? ''}.`;
    case 'author-misspelt':
    case 'author-initials':
      return `An author's name differs from ${who}${note}.`;
    case 'preprint-as-published':
      return `This work is a preprint in ${who}; no record shows it in “${item.cited ?? ''}”.`;
    case 'volume-is-issue':
      return `The volume in your citation, ${item.cited ?? ''}, is the issue in ${who}; the volume is ${item.found ?? ''}.`;
    default: {
      const label = LABELS[item.field] ?? item.field;
      const verb = label.endsWith('s') ? 'are' : 'is';
      const quote = item.field === 'title' || item.field === 'container-title' ? ['“', '”'] : ['', ''];
      return `${label} ${verb} ${quote[0]}${item.found ?? 'unknown'}${quote[1]} in ${who}, ${quote[0]}${item.cited ?? ''}${quote[1]} in your citation.`;
    }
  }
}
