/** Formats ascending years as ranges: "1979-2022,2024". */
export function rangesOf(years: number[]): string {
  const ranges: [number, number][] = [];
  for (const year of years) {
    const last = ranges.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else ranges.push([year, year]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
