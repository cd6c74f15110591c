import { titleCase } from '../../casing/title-case';
import { field, type Facts } from '../../facts';
import { italic } from '../../markup';
import { dateStanding, dateText, MLA_DATE, type Detail } from '../../pieces/dates';
import { commas } from '../../pieces/join';
import { isDirected, type Kind } from '../../pieces/kinds';
import { numberedLabel, serverOf, versionNumber } from '../../pieces/labels';
import { arxivIdOf } from '../../pieces/link';
import { editionText, issueText, mlaRange, pageText, type Pages } from '../../pieces/editions-and-pages';
import { mlaPublisher, sameBody } from '../../pieces/publishers';
import { capitalize } from '../../pieces/capitals';
import { isSpoken } from '../../pieces/interviews';
import { mlaContributors } from './people';

/** Returns the date precision: month or season for journals, day for newspapers, magazines and pages, year for books (MLA 5.68–5.74). */
function detailOf(facts: Facts): Detail {
  if (facts.kind === 'article') return 'month';
  const dated = [
    'magazine',
    'newspaper',
    'webpage',
    'post',
    'preprint',
    'talk',
    'episode',
    'patent',
    'case',
    'statute',
  ];
  return dated.includes(facts.kind) || isSpoken(facts) ? 'day' : 'year';
}

/** Formats the container: title, contributors, version, number, publisher, date, location, in the order of the handbook. */
export function mlaContainer(facts: Facts): string {
  const container = containerTitle(facts);
  const parts = [
    container && italic(container),
    ...contributors(facts),
    version(facts),
    ...numbers(facts),
    publisher(facts, container),
    dateOf(facts),
    facts.kind === 'talk' ? field(facts, 'publisher-place') : '',
    pages(facts),
    facts.link,
  ].filter((part): part is string => Boolean(part));
  // Without a container the element begins with a capital after a period: "Translated by …".
  if (!container && parts[0] && !parts[0].startsWith('http')) parts[0] = capitalize(parts[0]);
  const accessed = facts.link && dateStanding(facts.item) === 'none' && dateText(facts.item.accessed, 'day', MLA_DATE);
  return accessed ? `${commas(...parts)}. Accessed ${accessed}` : commas(...parts);
}

function containerTitle(facts: Facts): string {
  if (facts.kind === 'preprint') return serverOf(facts.item);
  const isPart = facts.kind === 'chapter' || facts.kind === 'conference';
  const title =
    facts.container || (isPart ? facts.collection : facts.kind === 'talk' ? field(facts, 'event-title') : '');
  return titleCase(title, 'mla', { language: facts.item.language, isName: true });
}

/** Works whose translator follows their own title, not the container (MLA 5.41). */
export const TRANSLATED_PARTS: Kind[] = ['article', 'magazine', 'newspaper'];

function contributors(facts: Facts): string[] {
  const { authors, editors, translators, kind } = facts;
  const inEntry = authors.length > 0 || kind === 'chapter' || kind === 'conference';
  return [
    isDirected(facts) && authors.length > 0 ? `directed by ${mlaContributors(authors)}` : '',
    translators.length > 0 && !TRANSLATED_PARTS.includes(kind) ? `translated by ${mlaContributors(translators)}` : '',
    editors.length > 0 && inEntry ? `edited by ${mlaContributors(editors)}` : '',
  ];
}

function version(facts: Facts): string {
  const edition = editionText(facts.item.edition).replace(/^Rev\./, 'rev.');
  const number = versionNumber(facts.item);
  return edition || (number && `version ${number}`);
}

function numbers(facts: Facts): string[] {
  const { kind } = facts;
  const volume = field(facts, 'volume');
  const issue = field(facts, 'issue');
  const all = [volume && `vol. ${volume}`, issueText(issue)];
  if (kind === 'report' || kind === 'standard' || kind === 'patent')
    all.push(numberedLabel(facts.item, capitalize(kind)));
  const arxiv = kind === 'preprint' ? arxivIdOf(facts.item) : undefined;
  if (arxiv) all.push(`arXiv:${arxiv}`);
  return all.filter((part): part is string => Boolean(part));
}

/** Returns the publisher, except for journals, newspapers, preprint servers and sites with the same name (MLA 5.58). */
function publisher(facts: Facts, container: string): string {
  if (['article', 'magazine', 'newspaper', 'preprint'].includes(facts.kind)) return '';
  const name = mlaPublisher(facts.item.publisher) || (facts.kind === 'other' ? field(facts, 'archive') : '');
  return sameBody(name, container) ? '' : name;
}

function dateOf(facts: Facts): string {
  const standing = dateStanding(facts.item);
  if (standing === 'in-press') return 'forthcoming';
  if (standing === 'literal') return facts.item.issued?.literal ?? '';
  return dateText(facts.item.issued, detailOf(facts), MLA_DATE);
}

function pages(facts: Facts): string {
  const section = field(facts, 'section');
  const place = facts.pages ? pageRange(facts.pages) : facts.kind === 'article' ? field(facts, 'number') : '';
  return commas(place, /^\d/.test(section) ? `sec. ${section}` : section);
}

function pageRange(pages: Pages): string {
  const text = pageText(pages, mlaRange);
  if (/^e\d{2,}$/i.test(text)) return text;
  return `${/[–,]/.test(text) ? 'pp.' : 'p.'} ${text}`;
}
