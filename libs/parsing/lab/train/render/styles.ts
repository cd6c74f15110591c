import styles from '../../../data/reference-styles.json';

/**
 * Ways of writing references, as templates: `{field}` or `{field:form}` is a value, `<…>` is left out when a value inside is missing, `a|b`
 * inside `⟦…⟧` is a choice. Written from the habits of APA, MLA, Chicago, Vancouver, IEEE, Harvard, ACS, Nature, Springer, ABNT, ISO 690,
 * DIN 1505 and the footnotes of the humanities. `leaders` are editors at the head of an edited book: like the labelled sets, the labeller
 * calls them authors, and rules tell their office.
 */
export interface Style {
  /** Whose it is, where that is not plain. */
  about?: string;
  /** Forms of names that fit. */
  names: string[];
  languages?: string[];
  /** For works in these languages and no others, and these works are written in no other way. */
  isOnly?: boolean;
  templates: Partial<Record<Kind, string[]>>;
}

export type Kind =
  'article' | 'conference' | 'chapter' | 'book' | 'edited' | 'thesis' | 'report' | 'web' | 'preprint' | 'news';

export const STYLES: readonly Style[] = styles as readonly Style[];
