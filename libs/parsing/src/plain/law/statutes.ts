import type { LawPattern } from './law-pattern';

const NAME = /^(?:\p{Lu}[^“"§]{3,200})?$/u;
const DAY = String.raw`\d{1,2}[.°º]?\.? (?:de )?\p{L}{3,10} (?:de )?\d{4}|\d{1,2}\.\d{1,2}\.\d{4}`;

/**
 * The section or article at the end of a citation: "s. 2(1)", "§ 12", "Article 5". The patterns for "U.S.C." and "C.F.R." read
 * their sections themselves.
 */
export const SECTION =
  /(?<!C\.|R\.|A\.|USC|CFR),? (?:(?<article>[Aa]rt(?:icle|icolo|ículo|igo|ikel)?s?\.?)|s{1,2}\.?|[Ss]ec(?:tions?|\.)|§{1,2}) ?(?<number>\d{1,5}[a-zA-Z]{0,2}(?:\(\w{1,4}\)){0,4}(?:[-–]\d{1,5}[a-zA-Z]{0,2})?)[.;]?$/u;

/** Citations of laws, directives and treaties in all supported languages. */
export const STATUTES: readonly LawPattern[] = [
  {
    type: 'legislation',
    head: NAME,
    cite: /(?:^|, )(?<volume>\d{1,3}) (?<reporter>U\. ?S\. ?C\.(?: ?A\.)?|C\. ?F\. ?R\.|USC|CFR) (?:§{1,2} ?|sec\. ?)?(?<section>(?:pt\. ?)?\d[\w.:–-]{0,20}(?<![.:–-])(?:\(\w{1,4}\)){0,4}(?: et seq\.)?)[^()]{0,60}(?:\((?:[^()\d]{0,20})(?<date>\d{4})\))?/du,
  },
  {
    type: 'legislation',
    head: NAME,
    cite: /(?:^|, )(?:Pub\. ?L\.|Public Law|P\.L\.) (?:No\. )?(?<number>\d{1,3}[-–]\d{1,4})(?:, (?<volume>\d{1,3}) (?<reporter>Stat\.) (?<page>\d{1,5}))?(?:[^()]{0,60}\((?<date>\d{4})\))?/du,
  },
  {
    type: 'legislation',
    cite: /^(?<title>(?:The )?\p{Lu}[\p{L} (),'’&-]{3,140}? (?:Act|Order|Regulations|Ordinance|Measure) (?:of )?(?<date>1[2-9]\d{2}|20\d{2}))(?:,? \(?(?<number>c(?:h|ap)?\.? ?\d{1,3})\)?)?(?:,? \(?(?:ss?\.? ?\d[^.]{0,20}|SI \d{4}\/\d{1,5}|\(?(?:UK|Cth|Eng|NZ|NSW|Vic|Qld|Can)\)?)\)?){0,3}\.?(?: https?:\/\/\S{4,200})?$/du,
  },
  {
    type: 'legislation',
    cite: /^(?<title>(?:(?:European|Commission|Council|Delegated|Implementing|Framework|Parliament|and) ){0,5}(?:Regulation|Directive|Decision|Richtlinie|Verordnung|Règlement|Reglamento|Regolamento|Diret(?:tiva|iva)|Directiva|Verordening|Richtlijn) (?:\((?:EU|EC|EEC|EG|EWG|CE|CEE|UE|Euratom)\) )?(?:(?:No|Nr)\.? |n[°º.] ?)?(?<number>\d{1,4}\/\d{1,4}(?:\/\p{Lu}{2,7})?)(?: (?:of|on|vom|zur|über|des|du|de|del|della|sur|relative|relativa|van) .{3,400}?)?)(?=[,.]? ?[[(]?(?:\d{4}[\])]? ?)?(?:OJ|O\.J\.|Official Journal|ABl|JO|DO|GU|PB)\b|[,.]?$|(?<!\d)\. )(?:[,.]? ?[[(]?(?:(?<date>\d{4})[\])]? ?)?(?<reporter>OJ|O\.J\.|Official Journal of the European (?:Union|Communities)|ABl\.?|JO|DO|GU|PB),? (?:(?<volume>[LC] ?\d{1,3})(?:, \d{1,2}\.\d{1,2}\.\d{4})?(?:\/|, pp?\. ?|, | S\. ?)(?<page>\d{1,5}(?:[-–]\d{1,5})?))?)?/du,
  },
  {
    type: 'legislation',
    cite: /^(?<title>\p{Lu}[^()“"]{0,40}(?:[Gg]esetz|ordnung|Gesetzbuch)[^“"]{0,200}?) ?\((?<reporter>[BR]?GBl\.?(?: ?I{1,3}\b)?)[^()]{0,12}?,? S\. (?<page>\d{1,5})[^()]{0,120}\)/du,
  },
  {
    type: 'legislation',
    cite: /^(?<title>\p{Lu}[^“"]{0,200}?(?:[Gg]esetz|ordnung|Gesetzbuch)[^“"]{0,200}? vom \d{1,2}\. ?(?:\p{Lu}\p{L}{2,9}|\d{1,2}\.) ?\d{4})[.,;]? \(?(?<reporter>Bundesgesetzblatt|[BR]?GBl\.?)(?: Jahrgang \d{4})?(?: \d{4})?,?(?: Teil)?(?: I{1,3}\b)?(?:,? Nr\. ?(?<volume>\d{1,3}))?(?:,? S\. ?(?<page>\d{1,5}(?:\s?[-–]\s?\d{1,5})?))?/du,
  },
  {
    type: 'legislation',
    cite: new RegExp(
      String.raw`^(?:(?<author>\p{Lu}\P{Ll}{2,30})\. )?(?<title>(?:Loi|Décret|Ordonnance|Arrêté|Lei|Decreto|Portaria|Resolução|Medida Provisória)(?:[- ](?:organique|constitutionnelle|Complementar|Lei|Legislativo|Federal)){0,2} (?:n[.°ºo]{1,2} ?)?(?<number>\d[\d./-]{1,14}),? (?:du|de) (?<date>${DAY}))`,
      'du',
    ),
  },
  {
    type: 'legislation',
    cite: /^(?<title>(?:Ley|Real Decreto(?:[- ]ley)?)(?: Orgánica)? (?<number>\d{1,4}\/(?<date>\d{4})), de (?:(?<day>\d{1,2} de \p{L}{4,10})[, ]|\D).{2,300}?)(?:\. (?<reporter>Boletín Oficial del Estado|BOE)(?:, (?:n[úu]m\. ?)?(?<volume>\d{1,4}))?(?:, (?:pp?\. ?)?(?<page>\d{1,6}[-–]\d{1,6}))?|\. |[.,]?$|[,.]? BOE)/du,
  },
  {
    type: 'legislation',
    cite: new RegExp(
      String.raw`^(?<title>(?:Legge|Decreto[- ]legge|Decreto legislativo|D\. ?[Ll]gs\.|D\. ?P\. ?R\.|D\. ?L\.|L\.) (?<date>${DAY}), n\. ?(?<number>\d{1,4})(?:, [^.]{3,200})?)`,
      'du',
    ),
  },
  {
    type: 'legislation',
    cite: /^(?<title>(?:[^:]{3,200}: )?(?:Федеральный (?:конституционный )?закон|Указ|Постановление)[^«»]{0,60}? от (?<date>\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2} \p{L}{3,9} \d{4})(?: г(?:\.|ода))? (?:№|N) ?(?<number>\d{1,5}(?:-\p{Lu}{2,4})?)(?: «[^»]{3,200}»)?)/du,
  },
  {
    type: 'treaty',
    head: /^(?=\p{Lu})[^“"]{0,120}\b(?:Convention|Treaty|Covenant|Protocol|Agreement|Charter|Accords?|Statute)\b[^“"]{0,140}$/u,
    cite: /, (?:(?:opened for signature|adopted|signed|entered into force|concluded) )?(?<date>(?:\d{1,2} \p{L}{3,9}\.?|\p{L}{3,9}\.? \d{1,2},) \d{4}|\d{4}), (?<volume>\d{1,4}) (?<reporter>U\.?N\.?T\.?S\.?|L\.?N\.?T\.?S\.?|I\.?L\.?M\.?|U\.?S\.?T\.?|C?ETS) (?:[Nn]o\.? )?(?<page>\d{1,5})/du,
  },
];
