import type { CslItem, CslType } from '@veracite/model/csl';

/** What the type is judged by besides the fields. */
export interface Clues {
  raw: string;
  hasArxiv: boolean;
  hasAccessDate: boolean;
}

const THESIS =
  /\b(?:ph\.?\s?d\.?|d\.?\s?phil\.?|doctoral|master['’]?s?|m\.?sc\.?|m\.?a\.?|bachelor['’]?s?|diplom\w*|magister\w*|mestrado|doutorado|honou?rs)\s?\W{0,2}(?:thesis|dissertation|arbeit)|\b(?:dissertation|doktorarbeit|dissertação|tesis|tesi di|thèse|proefschrift|masterarbeit|diplomarbeit|habilitation\w*|ph\.?d\.?\s?diss\.?|inaugural-?diss\w*|tese\b(?! de que))/iu;
const CONFERENCE =
  /\b(?:proceedings|proc\.|conference|conf\.|symposium|symp\.|workshop|colloquium|congress|congreso|congrès|tagung|anais|atti del|meeting of|advances in neural information|neurips|nips|icml|iclr|cvpr|iccv|eccv|aaai|ijcai|emnlp|naacl|sigir|sigmod|sigkdd|kdd|sigcomm|interspeech|icassp|aistats|usenix|vldb|conll|coling|lrec)\b/iu;
const REPORT =
  /\b(?:technical report|tech\. rep|working paper|discussion paper|research report|report no|rep\. no|white paper|policy (?:brief|paper)|arbeitspapier|diskussionspapier|rapport|informe|relatório|bericht|rfc \d|nber|occasional paper|memorandum|final report|annual report)\b/iu;
const PREPRINT =
  /\b(?:arxiv|biorxiv|medrxiv|chemrxiv|psyarxiv|socarxiv|osf preprints?|ssrn|preprint|research square|e-?prints?|techrxiv|engrxiv)\b/iu;
const NEWSPAPER =
  /\b(?:new york times|guardian|washington post|wall street journal|le monde|frankfurter allgemeine|süddeutsche|die zeit|der spiegel|el país|folha|times|daily|herald|tribune|gazette|zeitung|telegraph|independent|la repubblica|corriere|nzz|taz|observer|newspaper|post)\b/iu;
const MAGAZINE = /\b(?:magazine|new yorker|wired|economist|time magazine|newsweek|the atlantic)\b/iu;

/** The kind of work, from the fields that were found and the words around them; the surest signs first. */
export function guessType(item: Partial<CslItem>, clues: Clues): CslType {
  const { raw } = clues;
  const container = item['container-title'] ?? '';
  const genre = item.genre ?? '';
  if (/\bpatent\b|\bU\.?S\.? Pat|\bEP\s?\d{6,7}\b|\bWO\s?\d{4}\/?\d{5,6}\b/i.test(genre || raw) && !container)
    return 'patent';
  if (THESIS.test(genre) || (!item.volume && !container && THESIS.test(withoutTitle(raw, item.title)))) return 'thesis';
  if (/\[(?:data ?set|database)\]|\bdata ?set\b/i.test(withoutTitle(raw, item.title)) && !item.volume) return 'dataset';
  if (
    /\[(?:computer software|software|computer program|mobile app)\]|\bversion \d+(?:\.\d+)+|\bR package\b/i.test(raw) &&
    !item.volume
  )
    return 'software';
  if (
    /\b(?:ISO|IEC|DIN|ANSI|ASTM|IEEE Std|BS EN|EN ISO)[\s/]{0,2}(?:IEC\s)?\d{3,6}/.test(withoutTitle(raw, container)) &&
    !item.volume
  )
    return 'standard';
  if (
    /\b[\p{L}.' ]{2,60}\sv(?:s)?\.\s[\p{L}.' ]{2,60},?\s(?:\(\d{4}\)|\[\d{4}\]|\d{1,4}\s(?:U\.\s?S\.|F\.|S\.\s?Ct|A\.C\.|QB|WLR|All ER))/u.test(
      raw,
    )
  )
    return 'legal_case';
  const isPreprint =
    PREPRINT.test(container) ||
    PREPRINT.test(genre) ||
    (clues.hasArxiv && !container) ||
    (PREPRINT.test(raw) && !container && !item.publisher);
  if (isPreprint && !(item.volume && item.page)) return 'article';
  const conference =
    CONFERENCE.test(container) ||
    /\b(?:paper|poster|presentation)s? presented at|\bpresented at\b|\[conference|conference paper/i.test(raw) ||
    !!item['event-title'];
  if (container) {
    if (
      conference &&
      !/\bproc(?:eedings|\.)? (?:of the )?(?:natl|national|royal|r\.?|ieee$|biol|nutr|zool|edinburgh|london math|american (?:math|phil)|amer\. (?:math|phil))/iu.test(
        container,
      )
    )
      return 'paper-conference';
    if (item.editor?.length) return 'chapter';
    if (!item.volume && !item.issue && item.publisher) return 'chapter';
    if (!item.volume && !item.issue && item['publisher-place'] && item.page) return 'chapter';
    if (item.volume || item.issue) return 'article-journal';
    if (MAGAZINE.test(container)) return 'article-magazine';
    if (
      NEWSPAPER.test(container) &&
      !item.page?.includes('-') &&
      !/\bjournal\b/i.test(container.replace(/wall street journal/i, ''))
    )
      return 'article-newspaper';
    if (/\bencyclop[ae]+dia\b|\benzyklopädie\b/i.test(container)) return 'entry-encyclopedia';
    if (/^\s?in[\s:]/i.test(raw.slice(Math.max(0, raw.indexOf(container) - 4))) && !item.DOI) return 'chapter';
    if (clues.hasAccessDate && item.URL && !item.page && !item.DOI) return 'webpage';
    if (item.URL && !item.page && !item.DOI && /\b(?:\.com|\.org|blog|wikipedia|website)\b/i.test(container))
      return 'webpage';
    return 'article-journal';
  }
  if (conference && item.title && !item.publisher) return 'paper-conference';
  if (REPORT.test(genre) || REPORT.test(withoutTitle(raw, item.title)) || item.number) return 'report';
  if (item.URL && !item.publisher && !item['publisher-place'] && !item.ISBN && !item.DOI) return 'webpage';
  if (item.URL && clues.hasAccessDate && !item['publisher-place'] && !item.ISBN && !item.DOI) return 'webpage';
  if (item.volume && item.page && !item.publisher && !item.title) return 'article-journal';
  if (item.publisher || item['publisher-place'] || item.ISBN || item.edition || item['number-of-pages']) return 'book';
  if (item.DOI && !item.editor) return 'article-journal';
  return item.editor?.length ? 'book' : item.title ? 'document' : 'document';
}

function withoutTitle(raw: string, title: string | undefined): string {
  return title ? raw.replace(title, ' ') : raw;
}
