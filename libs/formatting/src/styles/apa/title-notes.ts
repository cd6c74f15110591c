import { sentenceCase } from '../../casing/sentence-case';
import { field, type Facts } from '../../facts';
import { italic } from '../../markup';
import { capitalize } from '../../pieces/capitals';
import { commas } from '../../pieces/join';
import { numberedLabel, thesisLabel, versionNumber } from '../../pieces/labels';
import { arxivIdOf } from '../../pieces/link';
import { editionText } from '../../pieces/editions-and-pages';
import { publisherName } from '../../pieces/publishers';
import { apaNamesInOrder, edLabel } from './people';

const translatorsOf = ({ translators }: Facts): string =>
  translators.length > 0 ? `${apaNamesInOrder(translators)}, Trans.` : '';

/** Returns the parentheses after the title of a part: its translators (APA 9.21). */
export const apaPartParentheses = (facts: Facts): string[] => [translatorsOf(facts)].filter(Boolean);

/** Returns the parentheses after the title of a whole work: people, edition and volume, numbers (APA 9.20). */
export function apaParentheses(facts: Facts): (string | undefined)[] {
  const editors = facts.authors.length > 0 && facts.kind === 'book' ? facts.editors : [];
  const volume = field(facts, 'volume');
  const edition = [editionText(facts.item.edition), facts.kind === 'book' && volume && `Vol. ${volume}`].filter(
    Boolean,
  );
  return [
    editors.length > 0 ? `${apaNamesInOrder(editors)}, ${edLabel(editors)}` : undefined,
    translatorsOf(facts) || undefined,
    edition.join(', '),
    numberOf(facts),
  ].filter((note) => note !== '');
}

function numberOf(facts: Facts): string {
  switch (facts.kind) {
    case 'report':
      return numberedLabel(facts.item, 'Report');
    case 'standard':
      return numberedLabel(facts.item, 'Standard');
    case 'patent':
      return patentNumber(field(facts, 'number'));
    case 'preprint': {
      const id = arxivIdOf(facts.item);
      return id ? `arXiv:${id}` : '';
    }
    case 'thesis': {
      const number = field(facts, 'number');
      return number && facts.item.archive ? `Publication No. ${number}` : '';
    }
    case 'dataset':
    case 'software': {
      const version = versionNumber(facts.item);
      return version && `Version ${version}`;
    }
    default:
      return '';
  }
}

function patentNumber(number: string): string {
  const us = /^US\s?([\d,]+)\s?[A-Z]?\d?$/i.exec(number)?.[1];
  return us ? `U.S. Patent No. ${us}` : number && `Patent No. ${number}`;
}

const THESIS = {
  doctoral: 'Doctoral dissertation',
  master: 'Master’s thesis',
  bachelor: 'Bachelor’s thesis',
  other: 'Thesis',
};

/** Returns the description in square brackets for unusual types of works (APA 9.22). */
export function apaBrackets(facts: Facts): string {
  const label = description(facts);
  return label && `[${label}]`;
}

function description(facts: Facts): string {
  const genre = field(facts, 'genre');
  if (facts.reviewed) return reviewOf(facts, facts.reviewed);
  switch (facts.kind) {
    case 'thesis':
      return [thesisLabel(genre, THESIS), publisherName(facts.item.publisher)].filter(Boolean).join(', ');
    case 'dataset':
      return 'Data set';
    case 'software':
      return 'Computer software';
    case 'film':
      return facts.item.type === 'song' ? 'Song' : facts.item.type === 'broadcast' ? genre || 'Broadcast' : 'Film';
    case 'episode':
      return /podcast/i.test(`${genre} ${facts.item.medium ?? ''}`) ? 'Audio podcast episode' : genre;
    case 'talk':
      return genre || (facts.item.type === 'paper-conference' ? 'Paper presentation' : 'Speech');
    case 'other':
      return facts.item.type === 'personal_communication' ? capitalize(genre) : (OTHER[facts.item.type] ?? '');
    default:
      return '';
  }
}

/** Formats "Review of the book *The social life of information*, by J. S. Brown & P. Duguid" (APA 10.7). */
function reviewOf({ item }: Facts, { title, authors, genre }: NonNullable<Facts['reviewed']>): string {
  const work = italic(sentenceCase(title, { language: item.language }));
  const by = authors.length > 0 ? `by ${apaNamesInOrder(authors)}` : '';
  return commas(`Review of ${genre ? `the ${genre} ` : ''}${work}`, by);
}

const OTHER: Record<string, string> = {
  map: 'Map',
  interview: 'Interview',
  manuscript: 'Manuscript',
  graphic: 'Image',
  figure: 'Figure',
};
