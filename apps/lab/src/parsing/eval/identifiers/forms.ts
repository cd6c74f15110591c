import tails from '../../../../data/identifiers/tails.json';
import { seeded } from '@veracite/testing/seeded';

/** A form of an identifier in a reference. */
export interface Form {
  name: string;
  write: (value: string) => string;
  /** The form marks the end of the identifier. */
  isClosed?: true;
}

/** Capitalizes some letters of half of the DOIs, as publishers do. */
function printed(doi: string): string {
  const random = seeded(doi.length * 7919 + doi.charCodeAt(doi.length - 1));
  return random() < 0.5 ? doi : doi.replace(/(?<=\/|\.)[a-z]/g, (letter) => letter.toUpperCase());
}

const latex = (text: string): string => text.replace(/[_%&#$]/g, '\\$&');
const html = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
/** Encodes unpaired brackets, which end a Markdown link. */
const encoded = (doi: string): string => doi.replace(/[^/\w.;()-]/g, encodeURIComponent);

export const DOI_FORMS: readonly Form[] = [
  { name: 'bare', write: printed },
  { name: 'doi:', write: (doi) => `doi:${printed(doi)}` },
  { name: 'DOI blank', write: (doi) => `DOI ${printed(doi)}` },
  { name: 'DOI: blank', write: (doi) => `DOI: ${printed(doi)}` },
  { name: 'https://doi.org/', write: (doi) => `https://doi.org/${printed(doi)}` },
  { name: 'dx.doi.org', write: (doi) => `http://dx.doi.org/${doi}` },
  { name: 'doi.org without scheme', write: (doi) => `doi.org/${doi}` },
  { name: 'word and address', write: (doi) => `doi: https://doi.org/${doi}` },
  { name: 'encoded', write: (doi) => `https://doi.org/${encodeURIComponent(doi).replace(/%2F/, '/')}` },
  { name: 'encoded whole', write: (doi) => `https://doi.org/${encodeURIComponent(doi)}` },
  { name: 'abstract', write: (doi) => `https://onlinelibrary.wiley.com/doi/abs/${encoded(doi)}` },
  { name: 'full text', write: (doi) => `https://www.tandfonline.com/doi/full/${encoded(doi)}` },
  { name: 'page behind', write: (doi) => `https://www.frontiersin.org/articles/${encoded(doi)}/full`, isClosed: true },
  { name: 'query', write: (doi) => `https://journals.org/article?doi=${encoded(doi)}` },
  { name: 'query behind', write: (doi) => `https://journals.org/doi/${encoded(doi)}?journalCode=x`, isClosed: true },
  { name: 'square brackets', write: (doi) => `[doi:${printed(doi)}]`, isClosed: true },
  { name: 'round brackets', write: (doi) => `(doi: ${printed(doi)})`, isClosed: true },
  { name: 'angle brackets', write: (doi) => `<https://doi.org/${encoded(doi)}>`, isClosed: true },
  { name: 'quotation marks', write: (doi) => `“${printed(doi)}”`, isClosed: true },
  { name: 'Markdown', write: (doi) => `[doi:${doi}](https://doi.org/${encoded(doi)})`, isClosed: true },
  { name: 'Markdown, bare', write: (doi) => `[${doi}](https://doi.org/${encoded(doi)})`, isClosed: true },
  { name: 'HTML', write: (doi) => `<a href="https://doi.org/${encoded(doi)}">${html(doi)}</a>`, isClosed: true },
  { name: 'HTML of a link', write: (doi) => `<a href="https://doi.org/${encoded(doi)}">CrossRef</a>`, isClosed: true },
  { name: '\\href', write: (doi) => `\\href{https://doi.org/${latex(doi)}}{doi:${latex(doi)}}`, isClosed: true },
  { name: '\\url', write: (doi) => `\\url{https://doi.org/${doi}}`, isClosed: true },
  { name: '\\doi', write: (doi) => `\\doi{${latex(doi)}}`, isClosed: true },
  { name: 'hyphens', write: (doi) => doi.replace(/-/g, '\u2010') },
  { name: 'soft hyphen', write: (doi) => `doi:${at(doi, (i) => `${doi.slice(0, i)}\u00ad${doi.slice(i)}`)}` },
  { name: 'zero width', write: (doi) => `doi:${at(doi, (i) => `${doi.slice(0, i)}\u200b${doi.slice(i)}`)}` },
];

/** Inserts something in the middle of the suffix. */
function at(doi: string, make: (place: number) => string): string {
  const slash = doi.indexOf('/') + 1;
  return make(slash + Math.floor((doi.length - slash) / 2));
}

/** Texts after an identifier. `{}` is the identifier again. */
export const TAILS: readonly { name: string; text: string }[] = tails;

export const ARXIV_FORMS: readonly Form[] = [
  { name: 'arXiv:', write: (id) => `arXiv:${id}` },
  { name: 'arXiv: blank', write: (id) => `arXiv: ${id}` },
  { name: 'with class', write: (id) => `arXiv:${id} [cs.LG]` },
  { name: 'version', write: (id) => `arXiv:${id}v3` },
  { name: 'version and class', write: (id) => `arXiv:${id}v2 [cs.LG]` },
  { name: 'preprint', write: (id) => `arXiv preprint arXiv:${id}` },
  { name: 'preprint, short', write: (id) => `arXiv preprint ${id}` },
  { name: 'abs/', write: (id) => `CoRR, abs/${id}` },
  { name: 'abs/ at arXiv', write: (id) => `ArXiv abs/${id}` },
  { name: 'abs', write: (id) => `https://arxiv.org/abs/${id}` },
  { name: 'pdf', write: (id) => `https://arxiv.org/pdf/${id}v1.pdf` },
  { name: 'html', write: (id) => `http://www.arxiv.org/html/${id}` },
  { name: 'DOI', write: (id) => `https://doi.org/10.48550/arXiv.${id}` },
  { name: 'DOI, doi:', write: (id) => `doi:10.48550/ARXIV.${id}` },
  { name: 'Markdown', write: (id) => `[arXiv:${id}](https://arxiv.org/abs/${id})`, isClosed: true },
  { name: '\\href', write: (id) => `\\href{http://arxiv.org/abs/${id}}{arXiv:${id}}`, isClosed: true },
  { name: 'square brackets', write: (id) => `[arXiv:${id}]`, isClosed: true },
];

export const PMID_FORMS: readonly Form[] = [
  { name: 'PMID:', write: (id) => `PMID: ${id}` },
  { name: 'PMID', write: (id) => `PMID ${id}` },
  { name: 'PMid:', write: (id) => `PMid:${id}` },
  { name: 'pubmed', write: (id) => `https://pubmed.ncbi.nlm.nih.gov/${id}/` },
  { name: 'old pubmed', write: (id) => `http://www.ncbi.nlm.nih.gov/pubmed/${id}` },
  { name: 'PubMed PMID', write: (id) => `PubMed PMID: ${id}` },
  { name: 'PubMed:', write: (id) => `PubMed: ${id}` },
];

export const PMCID_FORMS: readonly Form[] = [
  { name: 'PMCID:', write: (id) => `PMCID: ${id}` },
  { name: 'bare', write: (id) => id },
  { name: 'address', write: (id) => `https://www.ncbi.nlm.nih.gov/pmc/articles/${id}/` },
  { name: 'new address', write: (id) => `https://pmc.ncbi.nlm.nih.gov/articles/${id}/` },
  { name: 'square brackets', write: (id) => `[PMCID: ${id}]`, isClosed: true },
];

/** Separates the parts of an ISBN. Their exact lengths do not matter for parsing. */
const parted = (isbn: string, sign: string): string =>
  `${isbn.slice(0, 3)}${sign}${isbn.slice(3, 4)}${sign}${isbn.slice(4, 8)}${sign}${isbn.slice(8, 12)}${sign}${isbn.slice(12)}`;

export const ISBN_FORMS: readonly Form[] = [
  { name: 'ISBN', write: (isbn) => `ISBN ${isbn}` },
  { name: 'ISBN:', write: (isbn) => `ISBN: ${parted(isbn, '-')}` },
  { name: 'ISBN-13', write: (isbn) => `ISBN-13: ${isbn}` },
  { name: 'blanks', write: (isbn) => `ISBN ${parted(isbn, ' ')}` },
  { name: 'dashes', write: (isbn) => `ISBN ${parted(isbn, '–')}` },
  { name: 'hard hyphens', write: (isbn) => `ISBN ${parted(isbn, '\u2011')}` },
  { name: 'bare', write: (isbn) => parted(isbn, '-') },
  { name: 'binding', write: (isbn) => `ISBN ${parted(isbn, '-')} (hbk)` },
  { name: 'kind in brackets', write: (isbn) => `ISBN (print): ${parted(isbn, '-')}` },
  { name: 'broken', write: (isbn) => `ISBN\n${parted(isbn, '-')}` },
];

export const URL_FORMS: readonly Form[] = [
  { name: 'bare', write: (url) => url },
  { name: 'Available at', write: (url) => `Available at: ${url}` },
  { name: 'angle brackets', write: (url) => `<${url}>`, isClosed: true },
  { name: 'round brackets', write: (url) => `(${url})`, isClosed: true },
  { name: 'square brackets', write: (url) => `[${url}]`, isClosed: true },
  { name: 'Markdown', write: (url) => `[the page](${url})`, isClosed: true },
  { name: '\\url', write: (url) => `\\url{${url}}`, isClosed: true },
];
