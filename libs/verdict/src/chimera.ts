import type { Reason, Verdict } from '@veracite/model/verdict';
import { authorStrength, titleStrength } from './identity';
import type { View } from './view';

interface Chimera {
  reason: Reason;
  parts: NonNullable<Verdict['chimera']>;
}

/**
 * Detects a reference made of two works: the title of one, and all authors (two or more) of another.
 * @param titled the work that has the cited title
 */
export function chimeraOf(titled: View, views: View[]): Chimera | undefined {
  if (titleStrength(titled) !== 'whole' || titled.get('author')?.code !== 'authors-replaced') return undefined;
  const authored = views.find((view) => {
    const authors = view.match.candidate.work.csl.author ?? [];
    return view !== titled && authors.length >= 2 && titleStrength(view) === 'none' && authorStrength(view) === 'whole';
  });
  if (!authored) return undefined;
  return {
    reason: {
      code: 'chimera',
      works: [titled, authored].map(({ match }) => match.candidate.work.csl),
    },
    parts: [
      { match: titled.match, part: 'title' },
      { match: authored.match, part: 'author' },
    ],
  };
}
