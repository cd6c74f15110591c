import { pick } from '@veracite/testing/seeded';

/** Text after an entry: an identifier in some form, links of a publisher, a date of access. */
export type Tail = (random: () => number) => string;

const FORMS: readonly ((doi: string, random: () => number) => string)[] = [
  (doi) => `https://doi.org/${doi}`,
  (doi) => `https://doi.org/${doi}`,
  (doi) => `http://dx.doi.org/${doi}`,
  (doi) => `doi:${doi}`,
  (doi) => `doi: ${doi}.`,
  (doi) => `DOI: ${doi}`,
  (doi) => doi,
  (doi) => `(${doi})`,
  (doi) => `[doi:${doi}](https://doi.org/${doi})`,
  (doi) => `\\href{https://doi.org/${doi}}{doi:${doi}}`,
  (doi) => `<https://doi.org/${doi}>`,
  (doi) => `https://doi.org/${doi}.`,
  (doi, random) => `doi:${doi}. PMID: ${whole(1e6, 3e7, random)}`,
  (doi, random) =>
    `doi: ${doi}. Epub ${whole(2000, 2024, random)} Jun ${whole(1, 28, random)}. PubMed PMID: ${whole(1e6, 3e7, random)}.`,
  (doi) => `${doi} [Crossref] [Google Scholar]`,
  (doi) => `${doi} | CrossRef Full Text | Google Scholar`,
  (_, random) => `PMID: ${whole(1e6, 3e7, random)}`,
  (_, random) =>
    `Available at: https://www.example.org/${whole(1, 9000, random)}/${slug(random)}.html (accessed ${whole(1, 28, random)} May ${whole(2009, 2025, random)}).`,
  (_, random) =>
    `Retrieved ${pick(['June', 'March', 'October'], random)} ${whole(1, 28, random)}, ${whole(2005, 2025, random)}, from https://example.org/${slug(random)}/${slug(random)}`,
  (_, random) =>
    `URL https://proceedings.example.org/paper/${whole(2010, 2024, random)}/hash/${slug(random)}-Abstract.html.`,
  (_, random) => `arXiv:${whole(1000, 2412, random)}.${whole(10000, 29999, random)} [cs.LG]`,
];

/** Links of a publisher on the line of the entry. On their own line they belong to the page. */
const LINKS = [' [CrossRef] [PubMed]', ' Google Scholar', ' [Google Scholar]', ' View Article', ' | Google Scholar |'];

/** Draws a form for a whole list, with its separator. */
export function tailOf(random: () => number): Tail {
  const form = pick(FORMS, random);
  const links = random() < 0.12 ? pick(LINKS, random) : undefined;
  const parting = random() < 0.25 ? '\n' : ' ';
  return (next) => links ?? parting + form(doiOf(next), next);
}

/** Invents a DOI in the form of a publisher. */
export function doiOf(random: () => number): string {
  const suffix = pick(
    [
      () =>
        `s${whole(10000, 49999, random)}-0${whole(10, 25, random)}-${whole(10000, 99999, random)}-${whole(0, 9, random)}`,
      () =>
        `j.${slug(random).slice(0, 8)}.${whole(1999, 2025, random)}.${whole(1, 12, random)}.0${whole(10, 99, random)}`,
      () => `${whole(1000000, 9999999, random)}.${whole(2000000, 9999999, random)}`,
      () => `${slug(random)}.${whole(100, 999, random)}.${whole(1000, 9999, random)}`,
      () =>
        `S0${whole(100, 999, random)}-${whole(1000, 9999, random)}(${whole(80, 99, random)})${whole(10000, 99999, random)}-${whole(0, 9, random)}`,
      () => `journal.p${slug(random).slice(0, 3)}.0${whole(100000, 299999, random)}`,
    ],
    random,
  );
  return `10.${whole(1001, 9999, random)}/${suffix()}`;
}

const slug = (random: () => number): string =>
  Array.from({ length: 4 + whole(0, 9, random) }, () => pick([...'abcdefghijklmnoprstuvw'], random)).join('');

function whole(from: number, to: number, random: () => number): number {
  return from + Math.floor(random() * (to - from));
}
