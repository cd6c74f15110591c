import type { CslItem, CslType } from '@veracite/model/csl';

/** What the type is judged by besides the fields. */
export interface Clues {
  raw: string;
  hasArxiv: boolean;
  hasAccessDate: boolean;
  /** What words like "[Data set]" tell. */
  told?: CslType | undefined;
}

const THESIS =
  /\b(?:ph\.?\s?d\.?|d\.?\s?phil\.?|doctoral|master['’]?s?|m\.?sc\.?|m\.?a\.?|bachelor['’]?s?|diplom\w*|magister\w*|mestrado|doutorado|honou?rs)\s?\W{0,2}(?:thesis|dissertation|arbeit)|\b(?:dissertation|doktorarbeit|dissertação|tesis|tesi di|thèse|proefschrift|masterarbeit|diplomarbeit|habilitation\w*|ph\.?d\.?\s?diss\.?|inaugural-?diss\w*|tese\b(?! de que))/iu;
const THESIS_GENRE = /\b(?:thes[ie]s|diss|dissertation|tesi|tese|thèse|mémoire de)\b|arbeit\b/iu;
const CONFERENCE =
  /\b(?:proceedings|proc\.|conference|conf\.|symposium|symp\.|workshop|colloquium|congress|congreso|congrès|tagung|anais|atti del|meeting of|advances in neural information|neurips|nips|icml|iclr|cvpr|iccv|eccv|aaai|ijcai|emnlp|naacl|sigir|siggraph|sigmod|chi|uist|cscw|focs|stoc|soda|popl|pldi|osdi|sosp|infocom|acl|sigkdd|kdd|sigcomm|interspeech|icassp|aistats|usenix|vldb|conll|coling|lrec)\b/iu;
const REPORT =
  /\b(?:technical report|tech\. rep|working paper|discussion paper|research report|report no|rep\. no|white paper|policy (?:brief|paper)|arbeitspapier|diskussionspapier|rapport|informe|relatório|bericht|rfc \d|nber|occasional paper|background paper|issue brief|fact sheet|green paper|memorandum|final report|annual report|staff report|documento de trabaj?l?h?o|texto para discussão|document de travail|werkdocument)\b/iu;
const PREPRINT =
  /\b(?:arxiv|biorxiv|medrxiv|chemrxiv|psyarxiv|socarxiv|osf preprints?|ssrn|preprint|research square|e-?prints?|techrxiv|engrxiv)\b/iu;
const NEWSPAPER =
  /\b(?:new york times|guardian|washington post|wall street journal|le monde|frankfurter allgemeine|süddeutsche|die zeit|der spiegel|el país|folha|times|daily|herald|tribune|gazette|zeitung|telegraph|independent|la repubblica|corriere|nzz|taz|observer|newspaper|post|le figaro|libération|la stampa|il sole 24 ore|la vanguardia|o globo|estadão|estado de s\. ?paulo|nrc|volkskrant|handelsblatt|die welt|tagesspiegel|usa today|chronicle|los angeles times)\b|известия|коммерсант|日报|新聞|일보|신문/iu;
const MAGAZINE = /\b(?:magazine|new yorker|wired|economist|time magazine|newsweek|the atlantic)\b/iu;

const PATENT = /\bpatent\b|\bU\.?S\.? Pat|\bEP\s?\d{6,7}\b|\bWO\s?\d{4}\/?\d{5,6}\b/i;
const DATASET = /\[(?:data ?set|database)\]|\bdata ?set\b/i;
const SOFTWARE =
  /\[(?:computer software|software|computer program|mobile app)\]|\bversion \d+(?:\.\d+)+|\bR package\b/i;
const STANDARD = /\b(?:ISO|IEC|DIN|ANSI|ASTM|IEEE Std|BS EN|EN ISO)[\s/]{0,2}(?:IEC\s)?\d{3,6}/;
const PRESENTED = /\bpresented at\b|\[conference|conference paper/i;
/** Conferences that go by an acronym, and by nothing else in many lists; in capitals, because some are words. */
const ACRONYM =
  /\b(?:WACV|BMVC|ACCV|MICCAI|ISBI|ICPR|ICIP|ICRA|IROS|CoRL|EACL|AACL|ECIR|WSDM|CIKM|RecSys|ECAI|ECML|PKDD|ICDM|ICDE|EDBT|PODS|PODC|SPAA|CCS|NDSS|CRYPTO|EUROCRYPT|ASIACRYPT|ICSE|FSE|ASE|ISSTA|OOPSLA|ECOOP|ICFP|CAV|TACAS|LICS|CONCUR|ICALP|ESA|ISCA|MICRO|HPCA|ASPLOS|DAC|ICCAD|PPoPP|EuroSys|NSDI|MobiCom|MobiSys|SenSys|IMC|WWW|JCDL|GECCO|IJCNN|HRI|UbiComp|IUI|ISMAR|COLT|UAI|ISWC|ESWC|SemEval|TREC|CLEF)\b/;
/** "ECIR 2019", "SC'07", "CHI-18": an acronym and a year. */
const ACRONYM_AND_YEAR = /^\p{Lu}[\p{L}-]{0,11}\p{Lu}\p{L}{0,4}[\s-]?['’]?(?:19|20)?\d{2}$/u;
/** Journals whose name begins like that of a conference. */
const PROCEEDINGS_JOURNAL =
  /\bproc(?:eedings|\.)? (?:of the )?(?:natl|national|royal|r\.?|ieee$|biol|nutr|zool|edinburgh|london math|american (?:math|phil)|amer\. (?:math|phil)|\p{L}+ historical)/iu;
const WEBSITE = /\.com\b|\.org\b|\bblog\b|\bwikipedia\b|\bwebsite\b/i;
const ENCYCLOPEDIA = /\bencyclop[ae]+dia\b|\benzyklopädie\b/i;

/** A reference as the rules see it. */
interface Seen {
  item: Partial<CslItem>;
  container: string;
  genre: string;
  /** The text without the title, in which words mean nothing for the type. */
  around: string;
  clues: Clues;
  isConference: boolean;
  /** Volume or issue. */
  isNumbered: boolean;
}

/** In order of certainty: the first that holds decides. */
const RULES: readonly (readonly [CslType, (seen: Seen) => boolean])[] = [
  ['patent', ({ container, genre, around }) => !container && PATENT.test(genre || around)],
  ['thesis', ({ genre }) => THESIS.test(genre) || THESIS_GENRE.test(genre)],
  ['thesis', ({ item, container, around }) => !item.volume && !container && THESIS.test(around)],
  ['dataset', ({ item, around }) => !item.volume && DATASET.test(around)],
  ['software', ({ item, around }) => !item.volume && SOFTWARE.test(around)],
  ['standard', ({ item, container, clues }) => !item.volume && STANDARD.test(clues.raw.replace(container, ' '))],
  ['article', (seen) => isPreprint(seen)],
  [
    'paper-conference',
    ({ container, isConference }) => !!container && isConference && !PROCEEDINGS_JOURNAL.test(container),
  ],
  [
    'report',
    ({ item, container, genre }) =>
      !item.editor && REPORT.test(genre) && !item.page?.includes('-') && (!container || REPORT.test(container)),
  ],
  ['report', ({ item, container }) => !item.editor && REPORT.test(container) && !item.page?.includes('-')],
  ['chapter', ({ item, container }) => !!container && !!item.editor?.length],
  ['chapter', ({ item, container, isNumbered }) => !!container && !isNumbered && !!item.publisher],
  [
    'chapter',
    ({ item, container, isNumbered }) => !!container && !isNumbered && !!item['publisher-place'] && !!item.page,
  ],
  ['article-magazine', ({ item, container }) => MAGAZINE.test(container) && !item.DOI],
  ['article-newspaper', ({ item, container }) => isNewspaper(container) && !item.volume && !item.page?.includes('-')],
  ['article-journal', ({ container, isNumbered }) => !!container && isNumbered],
  ['article-newspaper', (seen) => !!seen.container && isOfADay(seen)],
  ['entry-encyclopedia', ({ container }) => ENCYCLOPEDIA.test(container)],
  ['chapter', ({ item, container, clues }) => !!container && !item.DOI && followsIn(clues.raw, container)],
  [
    'webpage',
    ({ item, container, clues }) => !!container && isOnline(item) && (clues.hasAccessDate || WEBSITE.test(container)),
  ],
  ['article-journal', ({ container }) => !!container],
  ['paper-conference', ({ item, isConference }) => isConference && !!item.title && !item.publisher],
  ['report', ({ item, genre, around }) => REPORT.test(genre) || REPORT.test(around) || !!item.number],
  ['webpage', ({ item }) => isOnline(item) && !item.publisher && !item['publisher-place'] && !item.ISBN],
  ['webpage', ({ item, clues }) => isOnline(item) && clues.hasAccessDate && !item['publisher-place'] && !item.ISBN],
  ['article-journal', ({ item }) => !!item.volume && !!item.page && !item.publisher && !item.title],
  [
    'book',
    ({ item }) => !!(item.publisher ?? item['publisher-place'] ?? item.ISBN ?? item.edition ?? item['number-of-pages']),
  ],
  ['article-journal', ({ item }) => !!item.DOI && !item.editor],
  ['book', ({ item }) => !!item.editor?.length],
];

/** The kind of work, from the fields that were found and the words around them. */
export function guessType(item: Partial<CslItem>, clues: Clues): CslType {
  if (clues.told) return clues.told;
  const container = item['container-title'] ?? '';
  const seen: Seen = {
    item,
    container,
    genre: item.genre ?? '',
    around: item.title ? clues.raw.replace(item.title, ' ') : clues.raw,
    clues,
    isConference: isConference(container, !!item.volume) || PRESENTED.test(clues.raw) || !!item['event-title'],
    isNumbered: !!(item.volume ?? item.issue),
  };
  return RULES.find(([, holds]) => holds(seen))?.[0] ?? 'document';
}

function isConference(container: string, hasVolume: boolean): boolean {
  return CONFERENCE.test(container) || (!hasVolume && (ACRONYM.test(container) || ACRONYM_AND_YEAR.test(container)));
}

/** A day and neither volume, DOI nor address: what appears daily. */
function isOfADay({ item, isNumbered }: Seen): boolean {
  const day = item.issued?.['date-parts']?.[0]?.[2];
  return day !== undefined && !isNumbered && !item.DOI && !item.URL && !item.publisher && !item.page?.includes('-');
}

function isPreprint({ item, container, genre, clues, around }: Seen): boolean {
  if (item.volume && item.page) return false;
  if (PREPRINT.test(container) || PREPRINT.test(genre)) return true;
  return !container && (clues.hasArxiv || (PREPRINT.test(around) && !item.publisher));
}

function isNewspaper(container: string): boolean {
  return NEWSPAPER.test(container) && !/\bjournal\b/i.test(container.replace(/wall street journal/i, ''));
}

function isOnline(item: Partial<CslItem>): boolean {
  return !!item.URL && !item.page && !item.DOI;
}

function followsIn(raw: string, container: string): boolean {
  return /^\W?in[\s:]/i.test(raw.slice(Math.max(0, raw.indexOf(container) - 4)));
}
