import type { NoticePattern } from './notice-pattern';

const NUMBER_SIGN = String.raw`(?:[Nn]os?\.|[Nn]r\.?|[Nn]umber|№|[Nn]°|[Nn]\.º|[Nn]úm\.)`;
const REPORTS =
  'Papers?|Reports?|Publications?|Memorand(?:um|a)|Briefs?|Rapport|Informe|Bericht|Relatório|Documents?|Documento|Bulletin|Circular|Rep\\.|Note';
const OFFICES =
  "U\\. ?S\\. |US |United States |European |German |British |Japanese |Chinese |Canadian |French |Europäisches |Deutsches |UK |Int(?:ernational|'l|\\.) |World ";
const KIND =
  '(?:Provisional )?[Pp]at(?:ent|\\.)(?: (?:[Aa]pplication|[Aa]ppl\\.))?(?: (?:[Pp]ublication|[Pp]ub\\.))?|Patentschrift|Brevet|Patente';
const PATENT_NUMBER = String.raw`(?:(?:US|EP|WO|DE|GB|JP|CN|FR|CA|AU|KR|RU)[- ]?)?(?:RE|D|PP)?\d[\d, /]{3,16}\d(?: ?[A-Z]\d?\b)?`;
const DAY = String.raw`(?:\p{L}{3,9}\.? \d{1,2}, \d{4}|\d{1,2} \p{L}{3,9}\.? \d{4})`;

/** Numbers of reports, dissertations, patents and standards, with the words that describe them. */
export const NUMBER_NOTICES: readonly NoticePattern[] = [
  {
    type: 'patent',
    needs: ['pat', 'brevet'],
    pattern: new RegExp(
      String.raw`[([]?(?<genre>(?:${OFFICES})?(?:${KIND}))(?: ${NUMBER_SIGN})? ?(?<number>${PATENT_NUMBER})[)\]]?(?:,? filed ${DAY},?(?: and)? (?:issued|granted),?(?= ${DAY})|,(?= \p{Lu}))?`,
      'dgu',
    ),
  },
  // "Doe J, inventor; Acme Inc., assignee.": the owner of a patent is not its author.
  { needs: ['inventor'], pattern: /,? \(?inventors?\)?[;.](?: [^;]{3,90}?, assignee[.;])?/dgu, replacement: '.' },
  {
    type: 'standard',
    needs: ['standard'],
    pattern: new RegExp(
      String.raw`\((?<genre>\p{L}[\p{L} .]{1,30} Standard) ${NUMBER_SIGN} ?(?<number>[\p{L}\d][\w.:/–-]{1,30})\)`,
      'dgu',
    ),
  },
  {
    needs: ['publication', 'umi', 'order', 'accession', 'document'],
    pattern: new RegExp(
      String.raw`\((?:UMI|ProQuest|Publication|Order|Accession|Document|ERIC Document(?: Reproduction Service)?)(?: ID)? ${NUMBER_SIGN} ?(?<number>[A-Z\d][\w-]{2,20})\)`,
      'dgu',
    ),
  },
  {
    type: 'report',
    needs: ['no', 'nr', '№', 'n°', 'n.º', 'núm', 'number'],
    pattern: new RegExp(
      String.raw`\((?<genre>[\p{L}\d][\p{L}\d.’'&/ -]{1,70}? (?:${REPORTS})|(?:${REPORTS})),? ${NUMBER_SIGN} ?(?<number>[\p{L}\d][\w.,/:–-]{0,30})\)`,
      'dgu',
    ),
  },
  // "(No. 443) [Audio podcast episode]"
  { needs: ['no.'], pattern: /(?<=\s)\([Nn]o\. ?(?<number>\d{1,5})\)(?=\s\[)/dgu },
  { needs: ['episode'], pattern: /(?<=\s)\((?:Season \d{1,3}, )?Episode \d{1,4}\)(?=\s\[|[.,])/dgu },
];
