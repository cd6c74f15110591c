/**
 * Words whose capitals a reader judged otherwise than the record has them: headline capitals in one part of a title,
 * "pareto", "black males" (APA 7, 5.7). By the hash of the folded title; a capital stands where the reader wants one.
 */
export const READ: Readonly<Record<number, string>> = {
  3490823344: 'disjunction effect',
  822326651: 'anthropological holism',
  3836910498: 'anthropological holism',
  3427599184: 'web',
  929262543: 'multi benefit doubt',
  3700583157: 'Smad3',
  3510255204: 'factor activating protease',
  2485463168: 'Pareto',
  2759931614: 'counterfactuals',
  2710817888: 'note',
  1769689160: 'progress',
  3703320389: 'decision processes',
  3852839291: 'South East',
  3424988240: 'Black',
  2675912854: 'documents',
  1707499294: 'polemics market',
  540457434: 'heart',
  647536835: 'corpus linguistics how',
};
