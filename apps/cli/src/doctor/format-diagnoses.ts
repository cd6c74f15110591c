import type { Diagnosis } from './diagnose';

const HEAD = ['database', 'state', 'time', 'key', 'known work', 'limit', ''];

/** Formats diagnoses as a table with a last line that counts them. */
export function formatDiagnoses(diagnoses: readonly Diagnosis[]): string {
  const rows = [HEAD, ...diagnoses.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', summaryOf(diagnoses)].join('\n');
}

function cellsOf({ id, state, fault, detail, ms, key, isFound, missing, limit }: Diagnosis): string[] {
  const known = isFound === undefined ? '-' : isFound ? (missing.length > 0 ? 'in part' : 'read') : 'not found';
  return [
    id,
    fault ? `${state}: ${fault}` : state,
    ms === undefined ? '-' : `${(ms / 1_000).toFixed(1)} s`,
    key,
    known,
    `${limit.requests} in ${limit.seconds} s`,
    detail ?? '',
  ];
}

export function summaryOf(diagnoses: readonly Diagnosis[]): string {
  const count = (state: Diagnosis['state']) => diagnoses.filter((diagnose) => diagnose.state === state).length;
  return `${count('works')} work, ${count('fails')} fail, ${count('not asked')} were not asked.`;
}
