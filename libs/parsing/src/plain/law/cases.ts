import type { LawPattern } from './law-pattern';

/**
 * Parties ("Roe v. Wade", "R v Oakes") or one of them ("In re Gault"). A comma before the "v." is only in the name of a
 * company. Lookaheads limit the lengths, because counted quantifiers there make the linter take three minutes.
 */
const PARTIES =
  /^(?:[^,“"]{1,100}(?:, (?:Inc|Ltd|Co|Corp|LLC|LP|PLC|plc)\.?){0,2},? vs?\.? (?:the )?\p{Lu}(?=.{1,150}$).+|(?:In re|Ex parte|Re|Matter of|In the Matter of) \p{Lu}(?=.{1,120}$).+)$/u;

/** A law reporter: capitals with periods ("U.S.", "F. Supp. 2d", "Cal. 3d"), but not a law review or journal. */
const REPORTER = String.raw`(?!.{0,30}(?:Rev\.|L\.\s?J\.|J\.\s(?!C)|Law|Stud))(?:[A-Z][\w'’]{0,8}\.\s?|(?:2d|3d|4th|5th)(?=\s)){1,5}(?:2d|3d|4th|5th)?`;

const US = new RegExp(
  String.raw`, (?<volume>\d{1,4}) (?<reporter>${REPORTER}) ?(?:\(\d{1,2} \p{Lu}\p{L}{1,9}\.?\) )?(?<page>\d{1,5})(?=[ ,(])[^()]{0,90}\([^()\d]{0,30}(?:\dd Cir\. |\d{1,2}th Cir\. )?(?:[^()\d]{0,12}\d{1,2}, )?(?<date>\d{4})\)`,
  'du',
);

/** Courts that number their decisions by year, without a reporter. */
const NUMBERING =
  'UK(?:SC|HL|PC|UT|FTT|EAT|CLR)|EW(?:CA|HC|FC|COP)(?: (?:Civ|Crim|Admin|Ch|QB|Comm|Fam|Pat))?|CS(?:IH|OH)|HCJAC|NI(?:CA|QB|Ch)|NZ(?:SC|CA|HC)|HCA|FCA(?:FC)?|NSW(?:SC|CA)|V(?:SC|SCA)|QCA|IE(?:SC|HC|CA)|HKCFA|SG(?:CA|HC)|ZA(?:CC|SCA)|SCC|FC|(?:AB|BC|MB|NB|NL|NS|ON|PE|QC|SK)(?:CA|SC|CS|QB|KB)';

/** An article as lawyers cite it: "58 Stan. L. Rev. 703 (2005)". It is tried first, because its title may be that of a case. */
const REVIEW =
  /^(?<author>[^,“"]{3,100}(?:, (?:Jr|Sr|I{2,3})\.?)?), (?<title>.{5,250}?), (?<volume>\d{1,3}) (?<reporter>\p{Lu}[\p{L}.&' -]{0,40}(?:Rev\.|L\. ?J\.|J\. ?L\.|L\.Q\.)[\p{L}.&' -]{0,30}) (?<page>\d{1,5})(?=[ ,(])[^()]{0,40}\((?:[^()\d]{0,20})(?<date>\d{4})\)/du;

/** Citations of court decisions: Bluebook, OSCOLA, McGill, AGLC, European courts and German practice. */
export const CASES: readonly LawPattern[] = [
  { type: 'article-journal', cite: REVIEW },
  { type: 'legal_case', head: PARTIES, cite: US },
  {
    type: 'legal_case',
    head: PARTIES,
    cite: new RegExp(String.raw`,? \[?(?<date>\d{4})\]? (?<reporter>${NUMBERING}) (?<number>\d{1,5})\b`, 'du'),
  },
  {
    type: 'legal_case',
    head: PARTIES,
    cite: /,? \[(?<date>\d{4})\] (?:(?<volume>\d{1,2}) )?(?<reporter>\p{Lu}[\p{L}.]{0,9}(?: [\p{L}.]{1,9})?) (?<page>\d{1,5})\b/du,
  },
  {
    type: 'legal_case',
    head: PARTIES,
    cite: /,? \((?<date>\d{4})\) (?<volume>\d{1,3}) (?<reporter>\p{Lu}[\p{L}.]{1,9}(?: [\p{L}.()\d]{1,9})?) (?<page>\d{1,5})\b/du,
  },
  {
    type: 'legal_case',
    head: PARTIES,
    cite: /,? \(?(?:App(?:lication|l)?\.? )?[Nn]os?\.? (?<number>\d{3,6}\/\d{2})\b\D{1,60}(?<date>(?:\d{1,2} \p{L}{3,9} )?\d{4})\b/du,
  },
  {
    type: 'legal_case',
    cite: /^(?:Joined )?(?:Cases?|Rechtssachen?|Affaires?|Asuntos?) (?<number>[CTF][-‑–]\d{1,4}\/\d{2}(?: (?:and|to) [CTF][-‑–]\d{1,4}\/\d{2})?)(?: P)?[,:]? (?<title>\p{Lu}[^[\]]{3,200}?)[ ,]{1,2}(?:\[|\(|EU:C:|ECLI:EU:[CTF]:)(?<date>\d{4})/du,
  },
  {
    type: 'legal_case',
    cite: /^(?<title>(?:B(?:Verf|Verw|A|S)G|B[FG]H|EuGH|EuG|EGMR|RG|(?:OLG|LG|VG|OVG|VGH|KG|AG|LAG|FG) \p{Lu}\p{L}{2,20}),? (?:Urteil|Beschluss|Beschluß|Urt\.|Beschl\.) (?:vom|v\.) (?<date>[\d.]{2,6} ?(?:\p{L}{3,9} )?\d{4}))(?:[ ,–-]{1,4}(?:Az\.:? )?(?<number>[^,;()–]{4,30}?)(?= ?[–,;(.]|$))?(?:[ ,=–-]{1,4}(?<reporter>\p{Lu}\p{L}{2,8}) (?<volume>\d{1,4}), (?<page>\d{1,5}))?/du,
  },
];
