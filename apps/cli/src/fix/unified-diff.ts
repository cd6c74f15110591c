/** Unchanged lines around a change. */
const CONTEXT = 3;
/** Lines after a change among which the texts are compared to find where they agree again. */
const REACH = 200;

type Line = { kind: ' ' | '-' | '+'; text: string };

/** Returns a unified diff of two versions of a file; empty when they are equal. It is not always the shortest. */
export function unifiedDiff(name: string, before: string, after: string): string {
  const lines = compared(linesOf(before), linesOf(after));
  const isNear = lines.map((_line, at) =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ kind }) => kind !== ' '),
  );
  const hunks: string[] = [];
  let [oldLine, newLine, hunk]: [number, number, Line[]] = [1, 1, []];
  lines.forEach((line, at) => {
    if (isNear[at]) hunk.push(line);
    if (line.kind !== '+') oldLine += 1;
    if (line.kind !== '-') newLine += 1;
    if (isNear[at] && !isNear[at + 1]) {
      hunks.push(written(hunk, oldLine, newLine));
      hunk = [];
    }
  });
  return hunks.length === 0 ? '' : `--- ${name}\n+++ ${name}\n${hunks.join('')}`;
}

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

/** Writes a hunk. @param oldEnd number of the line after it, before the change; `newEnd` after the change */
function written(hunk: Line[], oldEnd: number, newEnd: number): string {
  const range = (left: '-' | '+', end: number) => {
    const count = hunk.filter(({ kind }) => kind === ' ' || kind === left).length;
    return `${left}${count === 0 ? end - 1 : end - count},${count}`;
  };
  const body = hunk.map(({ kind, text }) =>
    text.endsWith('\n') ? kind + text : `${kind}${text}\n\\ No newline at end of file\n`,
  );
  return `@@ ${range('-', oldEnd)} ${range('+', newEnd)} @@\n${body.join('')}`;
}

function compared(before: string[], after: string[]): Line[] {
  const lines: Line[] = [];
  let [x, y] = [0, 0];
  while (x < before.length || y < after.length) {
    const text = before[x];
    if (text !== undefined && text === after[y]) {
      lines.push({ kind: ' ', text });
      [x, y] = [x + 1, y + 1];
      continue;
    }
    const [removed, added] = nextEqual(before, after, x, y);
    for (const each of before.slice(x, x + removed)) lines.push({ kind: '-', text: each });
    for (const each of after.slice(y, y + added)) lines.push({ kind: '+', text: each });
    [x, y] = [x + removed, y + added];
  }
  return lines;
}

/** Returns how many lines of both texts are left before the nearest line that they share; all where none is near. */
function nextEqual(before: string[], after: string[], x: number, y: number): [number, number] {
  for (let distance = 1; distance <= REACH; distance += 1)
    for (let removed = 0; removed <= distance; removed += 1) {
      const text = before[x + removed];
      if (text !== undefined && text === after[y + distance - removed]) return [removed, distance - removed];
    }
  return [before.length - x, after.length - y];
}
