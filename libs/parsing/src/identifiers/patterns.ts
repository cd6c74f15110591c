import type { Mask } from '../plain/tokens/tokenize';

/** A form of an identifier in running text. Group 1 is the identifier; quantifiers are bounded so that matching is never slow. */
export interface Pattern {
  kind: Exclude<Mask['kind'], 'isbn'>;
  pattern: RegExp;
  /** The pattern is tried only if the text in lower case contains one of these. */
  needs: readonly string[];
  /** Removes punctuation from the end of the match. */
  trim?: boolean;
}

const DATE_WORDS = String.raw`(?:[^()[\]\p{L}]{0,3}(?:19|20)\d{2}[ -](?:\p{L}{3,9}\.?|\d{1,2})[ -]\d{1,2}|[^()[\]]{0,6}?(?:\d{1,2}|[\p{L}.]{3,10})[ .,/-]{1,3}(?:[\p{L}\d.]{1,10}[ .,/-]{1,3}){0,3}(?:19|20)\d{2})`;

/** Parts of the words for access in the pattern below. */
const ACCESS_WORDS =
  'access retriev view cited visited abgerufen zugriff aufgerufen stand eingesehen geprüft consult accedido recuperado acesso acessado disponível geraadpleegd'.split(
    ' ',
  );

/** Patterns in order of precedence: of two overlapping matches, that of the earlier pattern counts. */
export const PATTERNS: readonly Pattern[] = [
  // A malformed DOI, which becomes a doubt.
  { kind: 'doi', needs: ['doi'], pattern: /\bdoi\s{0,2}[:.]?\s{0,2}(\d[\w./()-]{2,100})/giu, trim: true },
  {
    kind: 'arxiv',
    needs: ['xiv.', 'arxiv-', 'ar5iv.'],
    pattern:
      /(?:https?:\/\/\s{0,12})?(?:(?:www\.|export\.|de\.|lanl\.)?arxiv\.org|(?:www\.)?alphaxiv\.org|ar5iv\.(?:labs\.arxiv\.)?org|(?:www\.)?arxiv-vanity\.com)\/\s{0,12}(?:abs|pdf|html|format|papers|ps|e-print)\/\s{0,12}(\d{4}\.\d{4,5}(?:v\d{1,2})?\b|[a-z-]{2,12}(?:\.[a-z]{2})?\/\d{7}(?:v\d{1,2})?\b|[\w-]{1,20}(?:\.\w[\w-]{0,19})?)(?:\.pdf)?/giu,
  },
  {
    kind: 'arxiv',
    needs: ['arxiv', 'corr'],
    pattern:
      /(?:arxiv(?:\.org)?|corr)(?:\s{0,2}[:.,]?\s{0,12}abs\/\s{0,12}|\s{0,2}(?:e-?prints?|preprints?|papers?|identifiers?|id)?\s{0,2}[:.#]?\s{0,12}\[?)(\d{4}\s?\.\s{0,12}\d{4,5}(?:v\d{1,2})?(?!\d)|[a-z-]{2,12}(?:\.[a-z]{2})?\/\d{7}(?:v\d{1,2})?)(?:\s?\[[\w. -]{2,20}\])?/giu,
  },
  {
    kind: 'arxiv',
    needs: ['/0', '/9'],
    pattern:
      /\b((?:hep-(?:th|ph|ex|lat)|astro-ph|gr-qc|cond-mat|quant-ph|nucl-(?:th|ex)|math(?:-ph)?|physics|cs|q-bio|nlin)(?:\.[a-z]{2})?\/\d{7}(?:v\d{1,2})?)/giu,
  },
  {
    kind: 'pmid',
    needs: ['ncbi'],
    pattern: /(?:https?:\/\/)?(?:www\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\/(\d{1,9})\/?/giu,
  },
  {
    kind: 'pmcid',
    needs: ['ncbi'],
    pattern:
      /(?:https?:\/\/)?(?:www\.)?(?:pmc\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pmc)\/articles\/(PMC\d{1,9})\/?/giu,
  },
  {
    kind: 'orcid',
    needs: ['orcid'],
    pattern:
      /(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/|\borcid(?:\s?id)?\s{0,2}[:.]?\s{0,2}(?:https?:\/\/orcid\.org\/)?)(\d{4}[-\u2010-\u2015]?\d{4}[-\u2010-\u2015]?\d{4}[-\u2010-\u2015]?\d{3}[\dx])\b/giu,
  },
  // In physics the number alone is at the end: "…, 040007 (2016), 1412.4637".
  {
    kind: 'arxiv',
    needs: ['.'],
    pattern: /[,;)\]]\s?\[?((?:0[7-9]|[12]\d)(?:0[1-9]|1[0-2])\.\d{4,5})\]?[.;]?\s{0,9}$/gu,
  },
  {
    kind: 'url',
    needs: ['http', 'ftp', 'www.'],
    pattern: /((?:(?:https?|ftp)\s?:\s?\/\/\s?|www\.)[^\s"“”<>]{2,1000})/giu,
    trim: true,
  },
  {
    kind: 'pmid',
    needs: ['pmid'],
    pattern: /\b(?:pubmed\s?(?:\[journal\]\s?)?)?pmid\s{0,2}[:.=#]?\s{0,12}(\d{1,9})\b/giu,
  },
  {
    kind: 'pmid',
    needs: ['pubmed'],
    pattern: /\bpubmed(?: (?:id|central id)| ?identifier)?\s{0,2}[:.]?\s{0,12}(\d{5,9})\b/giu,
  },
  {
    kind: 'pmcid',
    needs: ['pmc'],
    pattern: /\b(?:pmc(?:id)?\s{0,2}[:.=]?\s{0,12}|pubmed central\s{0,2}[:.]?\s{0,12})?(PMC\s?\d{4,9})\b/giu,
  },
  {
    kind: 'issn',
    needs: ['issn'],
    pattern:
      /\b[ep]?-?issn(?:-l)?(?:\s?\([^()]{1,20}\))?\s{0,2}[:.=]?\s{0,12}(\d{4}\s?[-\u2010-\u2015\u2212 ]?\s?\d{3}[\dx])(?![\d-])/giu,
  },
  {
    kind: 'accessed',
    needs: ACCESS_WORDS,
    pattern: new RegExp(
      String.raw`[([]?\b(?:date of access|last accessed|accessed|retrieved|viewed|cited|visited|abgerufen|zugriff|letzter zugriff|aufgerufen|stand|eingesehen|geprüft|consult[ée]e?|consultado|consulta|accedido|recuperado|acesso|acessado|disponível em|ultimo accesso|consultato|geraadpleegd)(?!\p{L})(${DATE_WORDS})(?:[)\]]|\b)`,
      'giu',
    ),
  },
];
