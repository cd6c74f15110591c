import type { CslItem, CslName } from '@veracite/model/csl';
import { toPlain } from '@veracite/formatting/markup';
import { reference } from '@veracite/formatting/reference';
import { parseOne } from '@veracite/parsing/parse';
import { measuringRows } from '../../harness/data';
import { Counts, percentOf } from '../../harness/figures';

const fullName = ({ family, given }: CslName = {}): string => `${given} ${family}`;
const isFit = ({ author = [], issued }: CslItem): boolean =>
  author.every((name) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\.)? \p{Lu}[\p{L}-]+$/u.test(fullName(name))) &&
  author.length < 7 &&
  author.length > 1 &&
  !!issued;

/** Prints how often the last author is read in styles with full names (Chicago, computing), by letters of the family name. */
export function* lastAuthors(now: Date): Generator<string> {
  const counts = new Counts();
  for (const list of ['starter/works', 'works/ml-conferences', 'works/acl-anthology'])
    for (const work of [...measuringRows<CslItem>(`${list}.jsonl.gz`)].filter(isFit).slice(0, 1667)) {
      const { author = [], issued, title, 'container-title': venue } = work;
      const people = new Intl.ListFormat('en').format(author.map(fullName));
      const computing = `${people}. ${issued?.['date-parts']?.[0]?.[0]}. ${title}. In ${venue}.`;
      for (const [style, text] of Object.entries({ Chicago: toPlain(reference(work, 'chicago')), computing })) {
        const isRight = fullName(parseOne(text, { now }).csl.author?.at(-1)) === fullName(author.at(-1));
        counts.add(`${style}, ${Math.min(5, author.at(-1)?.family?.length ?? 0)} letters`, String(isRight));
      }
    }
  for (const group of counts.groups())
    yield `last author, ${group}: ${percentOf(counts.of(group, 'true'), counts.total(group))}`;
}
