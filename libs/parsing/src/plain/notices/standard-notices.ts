import type { NoticePattern } from './notice-pattern';

/** Organizations that name their standards by letters and a number. */
const BODIES =
  '(?:(?:BS|DIN|NF|UNE|UNI|NEN|SN|ÖNORM|SS|DS|NS|EN|ISO|IEC|CEN|CENELEC|IEEE|ANSI|INCITS|ABNT|NBR|AS|NZS|JIS|GB|CSA|ETSI|TS|TR|VDI|VDE|VDMA|PD|PAS|OHSAS)[ /]){0,4}(?:ISO(?:\\/IEC)?(?:\\/T[RS])?|IEC|EN|DIN|BS|ANSI|NBR|JIS|IEEE Std\\.?|GB\\/T|VDI|VDE|NEN|UNE|UNI|ÖNORM|ГОСТ(?: Р)?(?: ИСО)?|СНиП)';
const NUMBER = String.raw`[ -]?(?:[A-Z] ?)?\d{1,6}(?:[-–./]\d{1,4}){0,3}(?:[:–-]\d{4}(?:-\d{2})?)?`;
const DESIGNATION = `${BODIES}${NUMBER}|ASTM [A-G]\\d{1,4}(?:\\/[A-G]\\d{1,4}M)?(?:[-–]\\d{2}[a-z]?)?|RFC[ -]?\\d{1,5}|ITU-[TR] (?:Rec(?:ommendation|\\.) )?[A-Z]{1,2}\\.\\d{1,4}(?:\\.\\d{1,3})?|(?:FIPS|NIST SP|IETF STD|W3C REC) \\d[\\d-]{0,9}`;

/** Letters of an organization before a number. */
const HINT =
  /(?:ISO|IEC|TR|TS|EN|DIN|BS|ANSI|NBR|JIS|Std\.?|GB\/T|VDI|VDE|NEN|UNE|UNI|ÖNORM|ГОСТ(?: Р)?|ИСО|СНиП|ASTM [A-G]|RFC|ITU-[TR].{1,20}|FIPS|SP|STD|REC)(?: ?[A-Z] ?|[ -])?\d/;

/**
 * Designations of standards ("ISO 9001:2015", "IEEE Std 802.11-2016", "DIN EN 1992-1-1", "RFC 2616", "ГОСТ 7.0.5-2008") that marks
 * separate from other text: at the beginning, in brackets, between two marks. Inside a title they belong to it.
 */
export const STANDARD_NOTICES: readonly NoticePattern[] = [
  { needs: ['('], pattern: new RegExp(String.raw`\((?<number>${DESIGNATION})\)`, 'dgu') },
  {
    needs: [''],
    pattern: new RegExp(
      String.raw`(?<=^\s{0,3}|\(\d{4}[a-z]?\)[.:,]? |\p{L}[.:] )(?<number>${DESIGNATION})(?:[:.,]| [—–-])\s(?=[\p{Lu}“"«])`,
      'dgu',
    ),
  },
  {
    needs: [''],
    pattern: new RegExp(String.raw`(?<=[.,;”"»’])\s(?<number>${DESIGNATION})(?:,(?=\s)|(?=[.;]?\s|[.;]?$))`, 'dgu'),
  },
].map((item) => ({ ...item, type: 'standard' as const, hint: HINT }));
