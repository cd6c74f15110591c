import path from 'node:path';
import type { CslItem } from '@veracite/model/csl';
import { CSL_TYPES, type CslType } from '@veracite/model/csl';
import { kindOfType, type Kind } from '@veracite/model/kind';
import { TYPES } from '@veracite/parsing/formats/bibtex/tables';
import { rowsOfFile, type MeasuringData } from '../../../harness/data';

/** A work whose kind its authors stated. */
export interface LabeledWork {
  kind: Kind;
  csl: CslItem;
  /** Works of a group are in the same part of the data. */
  group: string;
  /** The entry of the bibliography, in its format. Composed works have none. */
  entry?: string;
  /** Number of styles of the Citation Style Language in which the work is learned. */
  styles: number;
}

/** Styles for works of bibliographies, which are fewer than those of the starter library and nearer to what people cite. */
export const MANY_STYLES = 4;
export const FEW_STYLES = 1;

export const STARTER = 'starter/works.jsonl.gz';
export const BIBLIOGRAPHIES = 'kinds/bib-entries.jsonl.gz';

/** Types that authors choose when no other fits. */
const UNSPECIFIC = new Set<string>(['document', 'pamphlet', '']);
/** Entry types of BibTeX with a kind that CSL has no type for, or that hide several kinds. */
const OTHER_TYPES: { [type: string]: Kind | undefined } = {
  manual: 'report',
  misc: undefined,
  newspaper: 'newspaper',
  preprint: 'preprint',
  presentation: 'talk',
  standard: 'standard',
  unpublished: 'manuscript',
  inreference: 'entry',
};

interface BibEntry {
  repo: string;
  type: string;
  fields: Record<string, string>;
  csl: CslItem;
}

/** Works of the public sets. */
export function publicWorks(data: MeasuringData): LabeledWork[] {
  const starter = data.rows<CslItem & { source?: string }>(STARTER).flatMap((row): LabeledWork[] => {
    if (UNSPECIFIC.has(row.type) || !isType(row.type)) return [];
    const { source = '', ...csl } = row;
    return [
      {
        kind: kindOfType(row.type),
        csl,
        group: `${source} ${row.title ?? ''}`,
        entry: JSON.stringify([csl]),
        styles: FEW_STYLES,
      },
    ];
  });
  const bibliographies = data.rows<BibEntry>(BIBLIOGRAPHIES).flatMap((row): LabeledWork[] => {
    const type = row.type.toLowerCase();
    const cslType = TYPES.get(type);
    const kind = type in OTHER_TYPES ? OTHER_TYPES[type] : cslType && kindOfType(cslType);
    if (!kind) return [];
    const csl = { ...row.csl, type: isType(row.csl.type) ? row.csl.type : (cslType ?? 'document') };
    const fields = Object.entries(row.fields).map(([name, value]) => `  ${name} = {${value}},`);
    return [{ kind, csl, group: row.repo, entry: `@${row.type}{key,\n${fields.join('\n')}\n}`, styles: MANY_STYLES }];
  });
  return [...starter, ...bibliographies];
}

const isType = (type: string): type is CslType => (CSL_TYPES as readonly string[]).includes(type);

interface SetRow {
  repo: string;
  kind: string;
  csl: CslItem;
  entry: string;
}

/** Works of a folder of sets (apps/lab/data.md), of one part: `train` or `dev`. */
export function worksOfSet(folder: string, part: string): LabeledWork[] {
  return rowsOfFile<SetRow>(path.join(folder, `${part}.jsonl`)).flatMap(({ repo, kind, csl, entry }): LabeledWork[] => {
    const label = kind === 'manual' ? 'report' : isType(kind) && !UNSPECIFIC.has(kind) ? kindOfType(kind) : undefined;
    return label ? [{ kind: label, csl, group: repo, entry, styles: MANY_STYLES }] : [];
  });
}
