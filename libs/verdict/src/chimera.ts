import type { Verdict } from '@veracite/model/verdict';
import type { Reason } from '@veracite/model/verdict';
import { authorStrength, titleStrength } from './identity';
import type { View } from './view';

interface Chimera {
  reason: Reason;
  parts: NonNullable<Verdict['chimera']>;
}

/**
 * A reference put together from two works: the title of one, and all the authors (two or more) of another.
 * @param titled the work whose title is cited
 */
export function chimeraOf(titled: View, views: View[]): Chimera | undefined {
  if (titleStrength(titled) !== 'whole' || titled.get('author')?.code !== 'authors-replaced') return undefined;
  const signed = views.find((view) => {
    const authors = view.match.candidate.work.csl.author ?? [];
    return view !== titled && authors.length >= 2 && titleStrength(view) === 'none' && authorStrength(view) === 'whole';
  });
  if (!signed) return undefined;
  const title = (view: View) => view.match.candidate.work.csl.title ?? '';
  return {
    reason: {
      code: 'chimera',
      sentence: `The title is that of “${title(titled)}”, the authors are those of “${title(signed)}”; no database has a work with both.`,
    },
    parts: [
      { match: titled.match, part: 'title' },
      { match: signed.match, part: 'author' },
    ],
  };
}
