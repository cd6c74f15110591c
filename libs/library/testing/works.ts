import { dateOf, type CslItem, type CslType } from '@veracite/model/csl';
import type { Identifiers } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';

/** `"Family, Given; Family, Given"` as names; "=" before a name makes it an organization. */
export const names = (text: string): CslItem['author'] =>
  text.split('; ').map((name) => {
    if (name.startsWith('=')) return { literal: name.slice(1) };
    const [family, given] = name.split(', ');
    return { family, given };
  });

export function work(
  title: string,
  people: string,
  year: number,
  more: Partial<CslItem> & { identifiers?: Identifiers; type?: CslType } = {},
): Work {
  const { identifiers, ...csl } = more;
  return {
    key: `fixture:${title}`,
    csl: { type: 'article-journal', title, author: names(people), issued: dateOf(year), ...csl },
    identifiers: { ...(csl.DOI ? { doi: csl.DOI.toLowerCase() } : {}), ...identifiers },
    standing: 'current',
  };
}

export const VASWANI = work('Attention is all you need', 'Vaswani, Ashish; Shazeer, Noam; Parmar, Niki', 2017, {
  type: 'paper-conference',
  'container-title': 'Advances in Neural Information Processing Systems',
  volume: '30',
  page: '5998-6008',
  identifiers: { arxiv: '1706.03762' },
});
export const WATSON = work(
  'Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid',
  'Watson, J. D.; Crick, F. H. C.',
  1953,
  { 'container-title': 'Nature', volume: '171', issue: '4356', page: '737-738', DOI: '10.1038/171737a0' },
);
export const EINSTEIN = work(
  'Can quantum-mechanical description of physical reality be considered complete?',
  'Einstein, A.; Podolsky, B.; Rosen, N.',
  1935,
  { 'container-title': 'Physical Review', volume: '47', issue: '10', page: '777-780', DOI: '10.1103/PhysRev.47.777' },
);
export const NUDGE = work(
  'Nudge: Improving decisions about health, wealth, and happiness',
  'Thaler, Richard H.; Sunstein, Cass R.',
  2008,
  { type: 'book', publisher: 'Yale University Press', identifiers: { isbn: '9780300122237' } },
);
export const DEEP = work('Deep learning', 'LeCun, Yann; Bengio, Yoshua; Hinton, Geoffrey', 2015, {
  'container-title': 'Nature',
  volume: '521',
  issue: '7553',
  page: '436-444',
  DOI: '10.1038/nature14539',
});
export const BERRY = work('Über die Bewegung von kleinen Teilchen', 'Müller-Lüdenscheid, Jörg', 1905, {
  'container-title': 'Annalen der Physik',
  volume: '322',
  page: '549',
});
/** Works that share words, people and numbers with those above. */
const DISTRACTORS = [
  work('Deep learning in neural networks: An overview', 'Schmidhuber, Jürgen', 2015, {
    'container-title': 'Neural Networks',
    volume: '61',
    page: '85-117',
    DOI: '10.1016/j.neunet.2014.09.003',
  }),
  work('Is attention all you need to solve the correlated electron problem?', 'Geier, Max', 2025),
  work('Physical reality', 'Rosen, N.', 1979),
  work('Genetical implications of the structure of deoxyribonucleic acid', 'Watson, J. D.; Crick, F. H. C.', 1953, {
    'container-title': 'Nature',
    volume: '171',
    issue: '4361',
    page: '964-967',
    DOI: '10.1038/171964b0',
  }),
];
export const WORKS = [VASWANI, WATSON, EINSTEIN, NUDGE, DEEP, BERRY, ...DISTRACTORS];
