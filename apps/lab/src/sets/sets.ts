import { rowsOf } from '@veracite/text/data-file';
import file from '../../data/sets.json';

/** A file of a data set (apps/lab/data.md). */
export interface DataSet {
  /** Folder and name below `data/`. */
  name: string;
  records: number;
  /** Size of the unpacked content; `sha256` is its digest. */
  bytes: number;
  sha256: string;
  /** Where it comes from, and its license. */
  home: string;
  license: string;
  /** Where this very content is public; absent for what was put together from public sources, which a mirror may serve. */
  url?: string;
}

export const DATA_SETS: readonly DataSet[] = rowsOf(file, [
  'name',
  'records',
  'bytes',
  'sha256',
  'home',
  'license',
  'url',
]).map(({ records, bytes, url, ...row }) => ({
  ...row,
  records: Number(records),
  bytes: Number(bytes),
  ...(url ? { url } : {}),
}));
