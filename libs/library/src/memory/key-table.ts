import { WORK_IDENTIFIER_KINDS, type Identifiers } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { describe } from '../index/describe';
import { identifierKey, workKeys } from '../index/keys';

/** Entries in order: 40 bits of a key, 24 of the work's number. Read from a file as it is; a map takes a second. */
export type KeyTable = BigUint64Array;

const NUMBER_BITS = 24n;

export function keyTableOf(works: readonly Work[]): KeyTable {
  const pairs = works.flatMap((work, index) =>
    [...workKeys(describe(work)), ...identifierKeys(work.identifiers)].map((key) => paired(key, index)),
  );
  return BigUint64Array.from(pairs).sort();
}

export const identifierKeys = (identifiers: Identifiers): number[] =>
  WORK_IDENTIFIER_KINDS.flatMap((kind) => {
    const value = identifiers[kind];
    return value === undefined ? [] : [identifierKey(kind, value)];
  });

/** Numbers of the works that have a key, by binary search. */
export function worksWith(table: KeyTable, key: number): number[] {
  const found: number[] = [];
  const end = paired(key + 1, 0);
  for (let index = firstAtLeast(table, paired(key, 0)); index < table.length; index += 1) {
    const pair = table[index] as bigint;
    if (pair >= end) break;
    found.push(Number(BigInt.asUintN(Number(NUMBER_BITS), pair)));
  }
  return found;
}

const paired = (key: number, index: number): bigint => (BigInt(key) << NUMBER_BITS) | BigInt(index);

function firstAtLeast(table: KeyTable, pair: bigint): number {
  let low = 0;
  let high = table.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((table[middle] as bigint) < pair) low = middle + 1;
    else high = middle;
  }
  return low;
}
