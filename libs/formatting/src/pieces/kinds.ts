import type { CslItem } from '@veracite/model/csl';
import structures from '../../data/citation-structures.json';

/** The structure of an item's citation, which several CSL types may share. */
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

const KINDS: Partial<Record<string, Kind>> = structures as Record<string, Kind>;

/** Returns the structure of an item's citation, by its type and, if that is ambiguous, its fields. */
export function kindOf(item: CslItem): Kind {
  const kind = KINDS[item.type];
  if (kind === 'conference') return conferenceKind(item);
  // Databases also use the article type for preprints. Without a journal they are cited by their server.
  if (kind === 'article' && !item['container-title'] && item.publisher) return 'preprint';
  if (kind === 'episode') return item['container-title'] ? 'episode' : 'film';
  if (kind) return kind;
  if (item.type === 'article' || item.type === 'manuscript') {
    // A manuscript in an archive is not a preprint.
    const posted = /preprint|working|e-?print/i.test(`${item.genre ?? ''} ${item.status ?? ''}`);
    if (posted || (item.archive && item.type === 'article') || /arxiv/i.test(`${item.URL ?? ''}${item.DOI ?? ''}`))
      return 'preprint';
    return item['container-title'] ? periodicalKind(item) : item.type === 'article' ? 'preprint' : 'other';
  }
  if (item['container-title'] && (item.volume || item.issue || item.page || item.ISSN)) return periodicalKind(item);
  if (item['container-title']) return item.publisher ? 'chapter' : 'article';
  return item.ISBN ? 'book' : 'other';
}

/** Returns true for films, whose first name is the director. For broadcasts it may be a host or producer. */
export const isDirected = ({ item }: { item: CslItem }): boolean => item.type === 'motion_picture';

const periodicalKind = (item: CslItem): Kind => (item.volume || item.page || item.DOI ? 'article' : 'magazine');

/** Returns an article for proceedings in a journal (with volume and issue), a chapter in a book, else a talk. */
function conferenceKind(item: CslItem): Kind {
  if (!item['container-title']) return item['event-title'] || !item.publisher ? 'talk' : 'conference';
  return item.volume && item.issue && !item.editor?.length ? 'article' : 'conference';
}
