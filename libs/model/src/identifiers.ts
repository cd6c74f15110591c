/** Identifiers of works in their one normal form, so that equal works have equal strings. */

export const IDENTIFIER_KINDS = ['doi', 'arxiv', 'pmid', 'pmcid', 'isbn', 'issn', 'bibcode'] as const;
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number];

/** ISSN names a journal and not a work: it is kept here for comparing, and never looked up as a work. */
export type Identifiers = Partial<Record<IdentifierKind, string>>;

/** Other values that a text may give as well: where it leaves open where an identifier ends, or holds two. Likeliest first. */
export type Alternatives = Partial<Record<IdentifierKind, string[]>>;

/** Kinds that name one work. An ISBN names an edition. */
export const WORK_IDENTIFIER_KINDS = ['doi', 'arxiv', 'pmid', 'pmcid', 'isbn', 'bibcode'] as const;

const DOI_SHAPE = /^10\.\d{4,9}\/\S+$/;

/**
 * Returns a DOI in lower case without resolver, scheme, or the punctuation that text leaves at its end. arXiv registers
 * one DOI for all versions of a work, so a version is removed.
 * Brackets inside are kept as long as they are balanced: SICI DOIs (`10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-2`) hold them.
 * @returns undefined when no DOI is left; the shape is that of the DOI handbook with a prefix of 4 to 9 digits
 */
export function normalizeDoi(text: string): string | undefined {
  let doi = decodePercent(text.trim())
    .replace(/^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\//i, '')
    .replace(/^(?:info:)?doi\s{0,3}[:/]?\s{0,3}/i, '');
  const start = doi.indexOf('10.');
  if (start > 0 && start < 40 && !/^10\./.test(doi)) doi = doi.slice(start);
  doi = trimTail(doi)
    .toLowerCase()
    .replace(/^(10\.48550\/arxiv\.\S+\d)v\d{1,3}$/, '$1');
  return doi.length <= 300 && DOI_SHAPE.test(doi) ? doi : undefined;
}

/** Returns the address of a short DOI ("10/ckzx"), the alias of a longer one that only doi.org knows. */
export function urlOfShortDoi(written: string): string | undefined {
  const name = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s?)?10\/([a-z\d]{2,12})$/i.exec(written.trim())?.[1];
  return name && `https://doi.org/${name.toLowerCase()}`;
}

function decodePercent(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone percent sign is part of some old DOIs: then the text is the DOI.
    return text;
  }
}

const CLOSERS: Record<string, string> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/** Drops the punctuation and unbalanced closing brackets that running text leaves at the end of an identifier or address. */
export function trimTail(text: string): string {
  let end = text.length;
  const counts = new Map<string, number>();
  for (const sign of text) if ('()[]{}<>'.includes(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  while (end > 0) {
    const last = text.charAt(end - 1);
    const opener = CLOSERS[last];
    const closing = counts.get(last) ?? 0;
    const unbalanced = opener !== undefined && (counts.get(opener) ?? 0) < closing;
    if (!unbalanced && !'.,;:\'"”’»'.includes(last)) break;
    counts.set(last, closing - 1);
    end -= 1;
  }
  return text.slice(0, end);
}

/** `1706.03762` or `hep-th/9901001`, without version; undefined when the month is none (01 to 12) or the shape is wrong. */
export function normalizeArxiv(text: string): string | undefined {
  const id = text
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.|export\.)?arxiv\.org\/(?:abs|pdf|html)\//, '')
    .replace(/^(?:https?:\/\/)?(?:dx\.)?doi\.org\//, '')
    .replace(/^10\.48550\//, '')
    .replace(/^arxiv\s?[:.]?\s?/, '')
    .replace(/\.pdf$/, '')
    .replace(/v\d{1,3}$/, '');
  const modern = /^\d{2}(\d{2})\.\d{4,5}$/.exec(id);
  if (modern) return isMonth(modern[1]) ? id : undefined;
  const old = /^([a-z-]{2,20})(?:\.[a-z]{2})?\/(\d{2})(\d{2})(\d{3})$/.exec(id);
  return old && isMonth(old[3]) ? `${old[1]}/${old[2]}${old[3]}${old[4]}` : undefined;
}

function isMonth(text: string | undefined): boolean {
  const month = Number(text);
  return month >= 1 && month <= 12;
}

/** Returns the digits of a PubMed id, 1 to 9 of them and not all zero. */
export function normalizePmid(text: string): string | undefined {
  const digits = /^(?:pmid\s?:?\s?)?0*([1-9]\d{0,8})$/i.exec(text.trim())?.[1];
  return digits;
}

/** Returns a PubMed Central id as `PMC` and its digits. */
export function normalizePmcid(text: string): string | undefined {
  const digits = /^(?:pmcid\s?:?\s?)?pmc\s?(\d{1,9})$/i.exec(text.trim())?.[1];
  return digits ? `PMC${digits}` : undefined;
}

/** Returns the 13 digits of an ISBN with a valid check digit. ISBNs of ten digits get the prefix 978. */
export function normalizeIsbn(text: string): string | undefined {
  const code = text
    .replace(/[\s\-\u00ad\u2010-\u2015\u2212]/g, '')
    .replace(/^isbn(?:-1[03])?:?/i, '')
    .toUpperCase();
  if (/^\d{9}[\dX]$/.test(code)) {
    if (!checksIsbn10(code)) return undefined;
    const body = `978${code.slice(0, 9)}`;
    return body + isbn13CheckDigit(body);
  }
  return /^97[89]\d{10}$/.test(code) && isbn13CheckDigit(code.slice(0, 12)) === code.charAt(12) ? code : undefined;
}

function checksIsbn10(code: string): boolean {
  let sum = 0;
  for (let i = 0; i < 10; i += 1) sum += (10 - i) * (code.charAt(i) === 'X' ? 10 : Number(code.charAt(i)));
  return sum % 11 === 0;
}

function isbn13CheckDigit(body: string): string {
  let sum = 0;
  for (let i = 0; i < 12; i += 1) sum += Number(body.charAt(i)) * (i % 2 === 0 ? 1 : 3);
  return String((10 - (sum % 10)) % 10);
}

/** Returns an ISSN as `1234-567X` when its check digit is valid (ISO 3297). */
export function normalizeIssn(text: string): string | undefined {
  const code = text
    .replace(/[\s\-\u00ad\u2010-\u2015\u2212]/g, '')
    .replace(/^e?issn:?/i, '')
    .toUpperCase();
  if (!/^\d{7}[\dX]$/.test(code)) return undefined;
  let sum = 0;
  for (let i = 0; i < 8; i += 1) sum += (8 - i) * (code.charAt(i) === 'X' ? 10 : Number(code.charAt(i)));
  return sum % 11 === 0 ? `${code.slice(0, 4)}-${code.slice(4)}` : undefined;
}

/** Returns an ORCID iD as `0000-0002-1825-0097` when its check digit is valid (ISO 7064 MOD 11-2). */
export function normalizeOrcid(text: string): string | undefined {
  const code = text
    .trim()
    .replace(/^(?:https?:\/\/)?orcid\.org\//i, '')
    .replace(/-/g, '')
    .toUpperCase();
  if (!/^\d{15}[\dX]$/.test(code)) return undefined;
  let total = 0;
  for (let i = 0; i < 15; i += 1) total = ((total + Number(code.charAt(i))) * 2) % 11;
  const check = (12 - total) % 11;
  if ((check === 10 ? 'X' : String(check)) !== code.charAt(15)) return undefined;
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8, 12)}-${code.slice(12)}`;
}

/** Returns an ADS bibcode: 19 characters, the year first, the author's initial last. */
export function normalizeBibcode(text: string): string | undefined {
  const code = text.trim();
  return /^[12]\d{3}[A-Za-z&.][\w&.]{13}[A-Z.:]$/.test(code) ? code : undefined;
}

/** Returns the arXiv id of a DataCite DOI of arXiv. */
export function arxivOfDoi(doi: string): string | undefined {
  return doi.startsWith('10.48550/arxiv.') ? normalizeArxiv(doi) : undefined;
}

/** Returns the web address of an identifier's page. */
export function identifierUrl(kind: IdentifierKind, value: string): string {
  switch (kind) {
    case 'doi':
      return `https://doi.org/${encodeDoi(value)}`;
    case 'arxiv':
      return `https://arxiv.org/abs/${value}`;
    case 'pmid':
      return `https://pubmed.ncbi.nlm.nih.gov/${value}/`;
    case 'pmcid':
      return `https://pmc.ncbi.nlm.nih.gov/articles/${value}/`;
    case 'isbn':
      return `https://openlibrary.org/isbn/${value}`;
    case 'issn':
      return `https://portal.issn.org/resource/ISSN/${value}`;
    case 'bibcode':
      return `https://ui.adsabs.harvard.edu/abs/${encodeURIComponent(value)}`;
  }
}

/** Encodes a DOI for the path of a URL. Slashes stay. */
export function encodeDoi(doi: string): string {
  return doi.split('/').map(encodeURIComponent).join('/');
}
