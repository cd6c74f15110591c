/**
 * Volume numbering of a journal with the same number of volumes every year: the last volume of a year is
 * `perYear * (year - zero)`. From the journals' volume tables, checked for 2010 and 2020.
 */
interface VolumeRun {
  /** The folded name. */
  venue: RegExp;
  zero: number;
  perYear: number;
  /** First year for which the rule holds. */
  since: number;
}

const run = (venue: RegExp, zero: number, perYear = 1, since = 1990): VolumeRun => ({ venue, zero, perYear, since });

const RUNS: VolumeRun[] = [
  run(/^(?:pnas|proceedings of the national academy of sciences.*|proc natl acad sci.*)$/, 1903),
  run(/^(?:journal of the american chemical society|j am chem soc)$/, 1878),
  run(/^(?:chemical reviews|chem rev)$/, 1900),
  run(/^(?:the )?new england journal of medicine$|^(?:n engl j med|nejm)$/, 1828.5, 2),
  run(/^(?:the )?lancet$/, 1822, 2),
  run(/^jama$/, 1858, 2),
  run(/^(?:physical review letters|phys rev lett)$/, 1957.5, 2),
  run(
    /^(?:ieee transactions on pattern analysis and machine intelligence|ieee trans pattern anal mach intell|tpami)$/,
    1978,
  ),
  run(/^ieee transactions on image processing$/, 1991),
  run(/^(?:ieee transactions on information theory|ieee trans inf theory)$/, 1954),
  run(/^(?:psychological review|psychol rev)$/, 1893),
  run(/^(?:the )?american economic review$/, 1910),
  run(/^(?:the )?american political science review$/, 1906),
  run(/^(?:the )?quarterly journal of economics$/, 1885),
  run(/^(?:the )?journal of finance$/, 1945),
  run(/^econometrica$/, 1932),
  run(/^american sociological review$/, 1935),
  run(/^brain$/, 1877),
  run(/^plos one$/, 2005, 1, 2007),
  run(/^plos biology$/, 2002, 1, 2004),
  run(/^(?:nucleic acids research|nucleic acids res)$/, 1972),
  run(/^bioinformatics$/, 1984, 1, 1998),
  run(/^(?:the )?annals of statistics$/, 1972),
  run(/^journal of the american statistical association$/, 1905),
  run(/^(?:advances in neural information processing systems|neurips)$/, 1987, 1, 1995),
  run(/^psychological science$/, 1989, 1, 1992),
  run(/^child development$/, 1929),
];

/** Early publication has next year's volume, and a late issue last year's. */
const SLACK_YEARS = 1;

/** Returns the range of volumes that a journal may have in a year, if its numbering is known. */
export function volumesIn(venue: string, year: number): { from: number; to: number } | undefined {
  const known = RUNS.find((one) => one.venue.test(venue));
  if (!known || year < known.since) return undefined;
  const last = (of: number) => known.perYear * (of - known.zero);
  return { from: last(year - 1 - SLACK_YEARS) + 1, to: last(year + SLACK_YEARS) };
}
