import type { EntryOperation } from '@veracite/contracts/checks';
import { useState } from 'react';
import type { ReadFile } from './read-file';

export type Choice = ReturnType<typeof useChoice>;

/** The references of a document that will be checked: those that can be read, unless the user chooses others. */
export function useChoice(read: ReadFile | undefined) {
  const [{ of, changed }, setChanged] = useState<{ of?: string; changed: ReadonlyMap<number, boolean> }>(NONE);
  const now = of === read?.id ? changed : NONE.changed;
  const references = read?.answer.references ?? [];
  const isChosen = (index: number) => now.get(index) ?? !references[index]?.isUnreadable;
  const choose = (positions: readonly number[], isWanted: boolean) =>
    setChanged({ of: read?.id, changed: new Map([...now, ...positions.map((index) => [index, isWanted] as const)]) });
  return {
    isChosen,
    choose,
    count: references.filter((_, index) => isChosen(index)).length,
    total: references.length,
    operations: [...now].map(([position, included]): EntryOperation => ({ op: 'include', position, included })),
  };
}

const NONE = { changed: new Map<number, boolean>() };
