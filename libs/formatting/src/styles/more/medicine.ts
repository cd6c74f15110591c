import { field, type Facts } from '../../facts';
import { italic } from '../../markup';
import { doiOf } from '../../pieces/link';
import { commas, sentences, words } from '../../pieces/join';
import { editionText } from '../../pieces/numbers';
import {
  byline,
  closeName,
  closePages,
  imprint,
  joined,
  lowTitle,
  pagesOnly,
  placeOf,
  publisherPlace,
  bareJournal,
  reviewOf,
  thesisName,
  yearOnly,
} from './parts';

/** "2020;12(3):123-9", without what the record lacks. */
function numbers(facts: Facts, pages: string): string {
  const [volume, issue] = [field(facts, 'volume'), field(facts, 'issue')];
  const place = volume + (issue && `(${issue})`);
  const dated = [yearOnly(facts), place].filter(Boolean).join(';');
  return [dated, pages].filter(Boolean).join(':');
}

/** Vancouver (Citing Medicine, NLM): six authors, then et al.; nothing in italics, pages cut. */
export function vancouver(facts: Facts): string {
  const head = joined(facts.authors.map(closeName), 6, 6, ', ', facts.authorsCut);
  const doi = doiOf(facts.item);
  const tail = doi ? `doi: ${doi}` : facts.link && `Available from: ${facts.link}`;
  if (placeOf(facts) === 'journal') {
    const pages = closePages(facts);
    return sentences(head, titleOrReview(facts), bareJournal(facts), numbers(facts, pages), tail, reviewNote(facts));
  }
  const issued = [imprint(facts), yearOnly(facts)].filter(Boolean).join('; ');
  if (placeOf(facts) === 'book') {
    const editors = facts.editors.map(closeName).join(', ');
    const named = editors && `${editors}, ${facts.editors.length > 1 ? 'editors' : 'editor'}`;
    const pages = closePages(facts);
    return sentences(
      head,
      lowTitle(facts),
      words('In:', named && `${named}.`, facts.container),
      issued,
      pages && `p. ${pages}`,
      tail,
    );
  }
  const kind = facts.kind === 'thesis' ? `[${thesisName(facts)}]` : '';
  return sentences(head, words(lowTitle(facts), kind), editionText(facts.item.edition), issued, tail);
}

/** What has no title gets one in square brackets (Citing Medicine, chapter 1, article title). */
const titleOrReview = (facts: Facts): string => {
  const { title = '', authors = [] } = facts.reviewed ?? {};
  return lowTitle(facts) || (title && `[${commas(`Review of ${title}`, byline(authors, closeName, ', '))}]`);
};

/** "Review of: Brown JS, Duguid P. The social life of information": a note at the end (Citing Medicine, chapter 1, notes). */
const reviewNote = ({ title, reviewed }: Facts): string =>
  title && reviewed ? `Review of: ${sentences(reviewed.authors.map(closeName).join(', '), reviewed.title)}` : '';

/** AMA, 11th edition: journal in italics, pages in full, of more than six authors three. */
export function ama(facts: Facts): string {
  const head = joined(facts.authors.map(closeName), 6, 3, ', ', facts.authorsCut);
  const doi = doiOf(facts.item);
  const tail = doi ? `doi:${doi}` : facts.link;
  const ended = (text: string): string => (tail ? words(text, tail) : text);
  if (placeOf(facts) === 'journal') {
    return ended(
      sentences(
        head,
        lowTitle(facts),
        reviewOf(facts, { name: closeName, last: ', ' }),
        italic(bareJournal(facts)),
        numbers(facts, pagesOnly(facts).replaceAll('–', '-')),
      ),
    );
  }
  const issued = [publisherPlace(facts).split(', ')[0], yearOnly(facts)].filter(Boolean).join('; ');
  if (placeOf(facts) === 'book') {
    const editors = facts.editors.map(closeName).join(', ');
    const named = editors && `${editors}, ${facts.editors.length > 1 ? 'eds.' : 'ed.'}`;
    const pages = pagesOnly(facts).replaceAll('–', '-');
    return ended(
      sentences(head, lowTitle(facts), words('In:', named, italic(facts.container)), issued + (pages && `:${pages}`)),
    );
  }
  const kind = facts.kind === 'thesis' ? thesisName(facts) : '';
  return ended(sentences(head, italic(lowTitle(facts)), kind, editionText(facts.item.edition), issued));
}
