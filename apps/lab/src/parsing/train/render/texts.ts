import type { CslDate } from '@veracite/model/csl';
import words from '../../../../data/parsing/words.json';
import { pick } from '@veracite/testing/seeded';
import type { Work } from './work';
import type { Kind } from './styles';

const MONTHS: Record<string, string[]> = words.months;
const THESES: Record<string, string[]> = words.theses;

function monthName(month: number, language: string, random: () => number): string {
  const full = (MONTHS[language] ?? words.months.en)[month - 1] ?? '';
  const dice = random();
  return dice < 0.4 ? full : dice < 0.7 ? `${full.slice(0, 3)}.` : full.slice(0, 3);
}

/** Formats a date as in citation styles. Sometimes invents the month and the day, so that they occur. */
export function dateText(
  date: CslDate | undefined,
  form: string,
  language: string,
  random: () => number,
): string | undefined {
  const [year, ownMonth, ownDay] = date?.['date-parts']?.[0] ?? [];
  if (year === undefined)
    return random() < 0.5 && form !== 'monthday' ? pick(['n.d.', 'in press', 'forthcoming'], random) : undefined;
  const month = ownMonth ?? (random() < 0.4 || form === 'monthday' ? 1 + Math.floor(random() * 12) : undefined);
  if (!month) return String(year);
  const day = ownDay ?? (random() < 0.5 || form === 'monthday' ? 1 + Math.floor(random() * 28) : undefined);
  const name = monthName(month, language, random);
  if (form === 'monthday') return `${name} ${day}`;
  if (form === 'pubmed')
    return pick(
      [`${year}`, `${year} ${name.slice(0, 3)}`, day ? `${year} ${name.slice(0, 3)} ${day}` : `${year}`],
      random,
    );
  if (!day) return pick([`${name} ${year}`, `${year}, ${name}`, `${name}, ${year}`, String(year)], random);
  return pick(
    [
      `${day} ${name} ${year}`,
      `${year}, ${name} ${day}`,
      `${name} ${day}, ${year}`,
      `${day}. ${name} ${year}`,
      String(year),
      `${day}.${month}.${year}`,
    ],
    random,
  );
}

export function accessDate(language: string, random: () => number): string {
  const day = 1 + Math.floor(random() * 28);
  const month = 1 + Math.floor(random() * 12);
  const year = 2003 + Math.floor(random() * 22);
  const name = monthName(month, language, random);
  return pick(
    [
      `${day} ${name} ${year}`,
      `${name} ${day}, ${year}`,
      `${day}.${month}.${year}`,
      `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      `${year} ${name} ${day}`,
    ],
    random,
  );
}

export function genreText(work: Work, kind: Kind, language: string, random: () => number): string | undefined {
  if (kind === 'thesis')
    return work.genre && random() < 0.5
      ? work.genre
      : pick((random() < 0.6 ? THESES[language] : undefined) ?? words.theses.en, random);
  return work.genre ?? pick(words.reports, random);
}

function arxivNumber(random: () => number): string {
  const digits = (n: number): string => String(Math.floor(random() * 10 ** n)).padStart(n, '0');
  const month = String(1 + Math.floor(random() * 12)).padStart(2, '0');
  return `${String(10 + Math.floor(random() * 15))}${month}.${digits(5)}`;
}

export function preprintText(name: string, work: Work, random: () => number): string | undefined {
  const id = work.eprint ?? arxivNumber(random);
  if (name === 'preprintserver')
    return pick(['bioRxiv', 'medRxiv', 'PsyArXiv', 'arXiv', 'SSRN', 'Research Square', 'SocArXiv'], random);
  if (name === 'doiurl')
    return work.DOI
      ? `https://doi.org/${work.DOI}`
      : `https://doi.org/10.1101/2020.01.01.${Math.floor(random() * 1e6)}`;
  if (name === 'baredoi') return work.DOI ?? `10.1101/${Math.floor(random() * 1e6)}`;
  return pick(
    [
      `arXiv preprint arXiv:${id}`,
      `arXiv:${id}`,
      `arXiv:${id} [cs.CL]`,
      `arXiv preprint. arXiv:${id}`,
      `ArXiv, abs/${id}`,
      `CoRR, abs/${id}`,
      `https://arxiv.org/abs/${id}`,
      `arXiv`,
    ],
    random,
  );
}

/** Returns the text after the last field: nothing, a DOI, an address, a PubMed id. */
export function tailText(work: Work, random: () => number): string {
  const dice = random();
  if (work.DOI && dice < 0.45) {
    return pick(
      [
        ` https://doi.org/${work.DOI}`,
        ` https://doi.org/${work.DOI}.`,
        ` doi:${work.DOI}`,
        ` doi: ${work.DOI}.`,
        ` DOI: ${work.DOI}`,
        ` http://dx.doi.org/${work.DOI}`,
        ` DOI ${work.DOI}`,
        ` ${work.DOI}`,
      ],
      random,
    );
  }
  if (work.URL && dice < 0.6)
    return pick(
      [
        ` ${work.URL}`,
        ` Available at ${work.URL}`,
        ` Retrieved from ${work.URL}`,
        ` URL ${work.URL}`,
        ` ${work.URL} (accessed ${accessDate('en', random)})`,
      ],
      random,
    );
  if (dice > 0.96)
    return pick(
      [' PMID: 12345678', ' PMID: 23456789; PMCID: PMC1234567.', ' [PubMed]', ' [Google Scholar]', ' [CrossRef]'],
      random,
    );
  if (work.ISBN && dice > 0.9) return ` ISBN ${work.ISBN}.`;
  return '';
}
