import type { CslItem, CslType } from '@veracite/model/csl';

/** What a citation of an item is built like; several CSL types share one build. */
export type Kind =
  | 'article'
  | 'magazine'
  | 'newspaper'
  | 'book'
  | 'chapter'
  | 'conference'
  | 'talk'
  | 'thesis'
  | 'report'
  | 'preprint'
  | 'dataset'
  | 'software'
  | 'webpage'
  | 'post'
  | 'standard'
  | 'patent'
  | 'case'
  | 'statute'
  | 'film'
  | 'episode'
  | 'other';

const KINDS: Partial<Record<CslType, Kind>> = {
  'article-journal': 'article',
  review: 'article',
  'review-book': 'article',
  'article-magazine': 'magazine',
  'article-newspaper': 'newspaper',
  book: 'book',
  pamphlet: 'book',
  periodical: 'book',
  musical_score: 'book',
  chapter: 'chapter',
  entry: 'chapter',
  'entry-dictionary': 'chapter',
  'entry-encyclopedia': 'chapter',
  'paper-conference': 'conference',
  speech: 'talk',
  thesis: 'thesis',
  report: 'report',
  dataset: 'dataset',
  software: 'software',
  webpage: 'webpage',
  'post-weblog': 'post',
  post: 'post',
  standard: 'standard',
  patent: 'patent',
  legal_case: 'case',
  legislation: 'statute',
  bill: 'statute',
  regulation: 'statute',
  treaty: 'statute',
  hearing: 'statute',
  motion_picture: 'film',
  broadcast: 'episode',
  song: 'episode',
};

/** The build an item's citation has, by its type and where that says little by the fields it holds. */
export function kindOf(item: CslItem): Kind {
  const kind = KINDS[item.type];
  if (kind === 'conference') return conferenceKind(item);
  // Databases call a posted paper an article too; without a journal it is cited by the server that holds it.
  if (kind === 'article' && !item['container-title'] && item.publisher) return 'preprint';
  if (kind === 'episode') return item['container-title'] ? 'episode' : 'film';
  if (kind) return kind;
  if (item.type === 'article' || item.type === 'manuscript') {
    // A manuscript in an archive was never posted.
    const posted = /preprint|working|e-?print/i.test(`${item.genre ?? ''} ${item.status ?? ''}`);
    if (posted || (item.archive && item.type === 'article') || /arxiv/i.test(`${item.URL ?? ''}${item.DOI ?? ''}`))
      return 'preprint';
    return item['container-title'] ? periodicalKind(item) : item.type === 'article' ? 'preprint' : 'other';
  }
  if (item['container-title'] && (item.volume || item.issue || item.page || item.ISSN)) return periodicalKind(item);
  if (item['container-title']) return item.publisher ? 'chapter' : 'article';
  return item.ISBN ? 'book' : 'other';
}

/** Of a film the first name is the director's; whoever leads a broadcast may be host or producer. */
export const isDirected = ({ item }: { item: CslItem }): boolean => item.type === 'motion_picture';

const periodicalKind = (item: CslItem): Kind => (item.volume || item.page || item.DOI ? 'article' : 'magazine');

/** Proceedings in a journal (volume and issue) are cited as an article, in a book as a chapter, in neither as a talk. */
function conferenceKind(item: CslItem): Kind {
  if (!item['container-title']) return item['event-title'] || !item.publisher ? 'talk' : 'conference';
  return item.volume && item.issue && !item.editor?.length ? 'article' : 'conference';
}
