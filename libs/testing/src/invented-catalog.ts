import type { CslItem } from '@veracite/model/csl';

const TOPICS = [
  'sediment',
  'lattice',
  'enzyme',
  'dialect',
  'turbine',
  'glacier',
  'ledger',
  'retina',
  'harbour',
  'orchid',
  'neutrino',
  'treaty',
];
const DEEDS = [
  'transport',
  'decay',
  'folding',
  'contact',
  'fatigue',
  'retreat',
  'reform',
  'repair',
  'dredging',
  'grafting',
  'scattering',
  'drafting',
];
const PLACES = [
  'shallow basins',
  'cold markets',
  'dense networks',
  'young republics',
  'noisy channels',
  'island colonies',
  'steep valleys',
  'old archives',
];
const NAMES = [
  'Okafor',
  'Lindgren',
  'Moreau',
  'Tanaka',
  'Kovacs',
  'Silva',
  'Haddad',
  'Novak',
  'Iversen',
  'Castillo',
  'Mensah',
  'Petrov',
];
const GIVEN = ['Ada', 'Bruno', 'Chiara', 'David', 'Elif', 'Farid', 'Greta', 'Hiro'];

const pick = <T>(list: readonly T[], index: number): T =>
  list[((index % list.length) + list.length) % list.length] as T;

/** Returns an invented work: 60 % articles (half of them in medicine), 25 % conference papers, 15 % books. Deterministic by number. */
export function inventedWork(number: number): CslItem {
  const part = number % 20;
  const title = `${pick(TOPICS, number)} ${pick(DEEDS, number * 5 + 1)} and ${pick(TOPICS, number * 7 + 3)} ${pick(DEEDS, number * 11)} in ${pick(PLACES, number * 3)}: evidence from survey ${number}`;
  const common = {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    author: [0, 1].map((which) => ({
      family: pick(NAMES, number * 2 + which * 5),
      given: pick(GIVEN, number + which * 3),
    })),
    issued: { 'date-parts': [[1995 + (number % 28)]] },
  };
  const doi = `10.5555/invented.${number}`;
  const page = `${100 + number}-${109 + number}`;
  if (part >= 17) return { ...common, type: 'book', publisher: 'Invented University Press', ISBN: isbn(number) };
  if (part >= 12)
    return {
      ...common,
      type: 'paper-conference',
      'container-title': 'Proceedings of the Invented Conference on Computing',
      page,
      publisher: 'ACM',
      DOI: doi,
    };
  const place = part < 6 ? 'Journal of Clinical Inventions' : 'Invented Letters';
  const article: CslItem = {
    ...common,
    type: 'article-journal',
    'container-title': place,
    volume: String(1 + (number % 60)),
    issue: '2',
    page,
    DOI: doi,
  };
  return part < 6 ? { ...article, PMID: String(31_000_000 + number) } : article;
}

function isbn(number: number): string {
  const body = `97812345${String(number).padStart(4, '0')}`;
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return body + String((10 - (sum % 10)) % 10);
}
