import styles from '../../../../data/parsing/reference-styles.json';

/**
 * A citation style as a template: `{field}` or `{field:form}` is a value, `<…>` is left out if a value inside is missing, `a|b`
 * inside `⟦…⟧` is a choice. The styles follow APA, MLA, Chicago, Vancouver, IEEE, Harvard, ACS, Nature, Springer, ABNT, ISO 690,
 * DIN 1505 and footnotes of the humanities. `leaders` are editors at the start of an edited book: the model labels them as authors,
 * like the labeled sets, and rules correct their role.
 */
export interface Style {
  /** Its origin, if that is not obvious. */
  about?: string;
  /** Forms of names that fit. */
  names: string[];
  languages?: string[];
  /** Works in these languages use only this style, and no other works use it. */
  isOnly?: boolean;
  templates: Partial<Record<Kind, string[]>>;
}

export type Kind =
  'article' | 'conference' | 'chapter' | 'book' | 'edited' | 'thesis' | 'report' | 'web' | 'preprint' | 'news';

export const STYLES: readonly Style[] = styles as readonly Style[];
