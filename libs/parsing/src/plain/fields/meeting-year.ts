import { lookUpName } from '@veracite/text/registered-names';

/** A year after an acronym: "Proceedings of CHI 2020", "ICML ’19". */
const YEAR =
  /(?<![\p{L}\d/.-])(?<acronym>\p{Lu}[\p{Ll}-]{0,20}\p{Lu}\p{L}{0,20})\s?(?:(?<year>(?:19|20)\d\d)|['’](?<short>\d\d))(?![\d\p{L}]|\s?[-–/]\s?\d)/u;
/** Two digits above are of the last century. */
const LATEST = 40;

/**
 * Reads the year after the acronym of a registered meeting, or two digits after any acronym; undefined for a number in another name:
 * "Periodontology 2000", "LNCS 1978".
 */
export function meetingYear(name: string | undefined): number | undefined {
  const { acronym = '', year, short } = YEAR.exec(name ?? '')?.groups ?? {};
  if (!short && lookUpName(acronym)?.kinds.has('conference') !== true) return undefined;
  if (year) return Number(year);
  return short ? Number(short) + (Number(short) > LATEST ? 1900 : 2000) : undefined;
}
