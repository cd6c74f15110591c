import { sentenceCase } from '../../casing/sentence-case';
import { isAllCaps } from '../../casing/shape';
import { titleCase } from '../../casing/title-case';
import { cutWords } from '../../casing/cut-words';
import { field, type Facts } from '../../facts';
import { italic } from '../../markup';
import { bracketed, commas, sentences, words } from '../../pieces/join';
import { serverOf } from '../../pieces/labels';
import { editionText, isArticleNumber, pageText } from '../../pieces/editions-and-pages';
import { publisherName, sameBody } from '../../pieces/publishers';
import { apaNamesInOrder, edLabel } from './people';

/** Formats the source element (APA 9.23–9.33). `head` is the author element before it. */
export function apaSource(facts: Facts, head: string): string {
  switch (facts.kind) {
    case 'article':
    case 'magazine':
    case 'newspaper':
      return periodical(facts);
    case 'chapter':
    case 'conference':
      return sentences(inBook(facts), publisher(facts, head));
    case 'episode':
      return sentences(`In ${italic(facts.container)}`, publisher(facts, head));
    case 'thesis':
      return field(facts, 'genre') || facts.item.publisher ? (facts.item.archive ?? '') : '';
    case 'preprint':
      return serverOf(facts.item);
    case 'talk':
      return commas(
        field(facts, 'event-title') || publisherName(facts.item.publisher),
        field(facts, 'publisher-place'),
      );
    case 'post':
      return italic(facts.container) || publisher(facts, head);
    case 'webpage': {
      const site = facts.container || publisherName(facts.item.publisher);
      return sameBody(site, bare(head)) ? '' : site;
    }
    case 'patent':
      return publisherName(facts.item.publisher);
    default:
      return publisher(facts, head);
  }
}

const bare = (head: string): string => head.replace(/\.$/, '');

function publisher(facts: Facts, head: string): string {
  const name = publisherName(facts.item.publisher) || (facts.kind === 'other' ? field(facts, 'archive') : '');
  return sameBody(name, bare(head)) ? '' : name;
}

/** Formats "*Journal*, *12*(3), 45–67", or the article number instead of pages (APA 9.25–9.27). */
function periodical(facts: Facts): string {
  const volume = field(facts, 'volume');
  const issue = field(facts, 'issue');
  const numbers = volume ? italic(volume) + (issue && `(${issue})`) : issue && `(${issue})`;
  return [commas(italic(journalName(facts)), numbers, locator(facts)), advance(facts)].filter(Boolean).join('. ');
}

/** Keeps the capitals that the journal uses, except names in all capitals, which come from databases. */
const journalName = ({ container, item }: Facts): string =>
  isAllCaps(cutWords(container).words)
    ? titleCase(container, 'chicago', { language: item.language, isName: true })
    : container;

function locator(facts: Facts): string {
  const number = field(facts, 'number');
  if (!facts.pages) return number && facts.kind === 'article' ? `Article ${number}` : '';
  return isArticleNumber(facts.pages) && facts.kind === 'article'
    ? `Article ${facts.pages.from}`
    : pageText(facts.pages);
}

function advance(facts: Facts): string {
  const status = facts.item.status ?? '';
  return /advance|ahead\sof\sprint|online\sfirst|epub/i.test(status) ? 'Advance online publication' : '';
}

/** Formats "In A. Editor & B. Editor (Eds.), *Book* (2nd ed., Vol. 3, pp. 1–9)" (APA 10.3). */
function inBook(facts: Facts): string {
  const title = italic(bookTitle(facts));
  const editors = facts.editors.length > 0 ? `${apaNamesInOrder(facts.editors)} (${edLabel(facts.editors)}),` : '';
  const volume = field(facts, 'volume');
  const pages = facts.pages && `${/[–,]/.test(pageText(facts.pages)) ? 'pp.' : 'p.'} ${pageText(facts.pages)}`;
  const notes = bracketed(', ', editionText(facts.item.edition), volume && `Vol. ${volume}`, pages);
  return title ? words('In', editors, title, notes) : '';
}

/** Words that begin the names of series, which databases also have in lower case. */
const SERIES =
  /^(?:IFIP )?(?:Advances|Progress|Studies|Methods|Lecture Notes|Communications|Current Topics) in\b|^Annual Review/i;
/** Words of the names of proceedings, and the acronym of a meeting, alone or with its year. */
const PROCEEDINGS =
  /\b(?:Proceedings|Conference|Symposium|Workshop|Congress|Meeting)\b|\b\p{Lu}{3,10} (?:19|20)\d\d\b|^\p{Lu}{3,10}$/u;

/** Returns the title in sentence case, except the names of proceedings and series, which are proper nouns. */
function bookTitle({ container, collection, item }: Facts): string {
  const title = container || collection;
  if (title === collection || SERIES.test(title))
    return titleCase(title, 'chicago', { language: item.language, isName: true });
  return PROCEEDINGS.test(title) ? title : sentenceCase(title, { language: item.language });
}
