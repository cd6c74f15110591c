import type { Entry } from '../entry';
import { ARXIV, identifiersInNote } from '../note-identifiers';

/** Returns the first non-empty value of these fields, with its commands and braces. */
export type RawField = (...names: string[]) => string | undefined;

type Kind = Entry['written'][number]['kind'];

/** URLs in the archives that BibLaTeX names in `eprinttype` (BibLaTeX manual, electronic publishing information). */
const ARCHIVES: Record<string, (eprint: string) => string> = {
  jstor: (eprint) => `https://www.jstor.org/stable/${eprint}`,
  hdl: (eprint) => `https://hdl.handle.net/${eprint}`,
  googlebooks: (eprint) => `https://books.google.com/books?id=${eprint}`,
};

export function identifiersOf(raw: RawField, text: RawField): Entry['written'] {
  const archive = text('eprinttype')?.toLowerCase();
  const eprint = text('eprint');
  const isArxiv =
    archive === 'arxiv' ||
    (!archive && /^(?:arxiv:)?\d{4}\.\d{4,5}|^[a-z-]{2,12}(?:\.[a-z]{2})?\/\d{7}/i.test(eprint ?? ''));
  const noted = identifiersInNote(text('note', 'annotation') ?? '');
  const values: Partial<Record<Kind, string | undefined>> = {
    doi:
      withoutEscapes(raw('doi'))
        ?.split(/\s+/)
        .find((word) => /10\.\d|^10\//.test(word)) ??
      text('doi') ??
      noted.doi,
    arxiv: text('arxiv') ?? (isArxiv ? eprint : arxivIn(text('journaltitle'), text('note'), text('howpublished'))),
    pmid: text('pmid') ?? (archive === 'pubmed' || archive === 'pmid' ? eprint : undefined) ?? noted.pmid,
    pmcid: text('pmcid')?.replace(/^(?=\d)/, 'PMC') ?? noted.pmcid,
    isbn: text('isbn')?.split(/[,;]| and |\s\(/)[0],
    issn: text('issn')?.split(/[,;\s]/)[0],
  };
  return Object.entries(values).flatMap(([kind, value]) =>
    value?.trim() ? [{ kind: kind as Kind, value: value.trim() }] : [],
  );
}

/** Returns the URL of a work: from its own field, its archive or a note. */
export function urlOf(raw: RawField, text: RawField): string | undefined {
  const url = withoutEscapes(raw('url', 'bdskurl')?.replace(/^\s*\\url\s*\{([^{}]*)\}\s*$/, '$1'))?.split(/\s/)[0];
  const eprint = text('eprint');
  const archive = eprint ? ARCHIVES[text('eprinttype')?.toLowerCase() ?? '']?.(eprint) : undefined;
  return (
    url ||
    archive ||
    /https?:\/\/[^\s{}]+/.exec(withoutEscapes(raw('howpublished', 'note')?.replace(/\}\s*\{/g, ' ')) ?? '')?.[0]
  );
}

function withoutEscapes(value: string | undefined): string | undefined {
  return value
    ?.replace(/\\(?:url|path)\s*\{/g, ' ')
    .replace(/\{?\\(?:textasciitilde|sim|string~)\}?/g, '~')
    .replace(/\{?\\textless(?:\{\}|\s)?\}?|\$<\$/g, '<')
    .replace(/\{?\\textgreater(?:\{\}|\s)?\}?|\$>\$/g, '>')
    .replace(/\\([_%&#~{}$])/g, '$1')
    .replace(/%3C/gi, '<')
    .replace(/%3E/gi, '>')
    .replace(/[{}]/g, '')
    .trim();
}

function arxivIn(...texts: (string | undefined)[]): string | undefined {
  return texts.map((text) => ARXIV.exec(text ?? '')?.[1]).find(Boolean);
}
