import { verifyOne } from '@veracite/testing/verified';
import type { Kind } from '@veracite/model/kind';
import { parseOne } from '@veracite/parsing/parse';
import { emptyDatabases } from '@veracite/testing/empty-databases';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { createVerifier } from './verifier';
import { writeReasons } from '../to-result';

/** Every database answers, and holds nothing. */
const verdictOn = async (text: string, problems?: Parameters<typeof emptyDatabases>[0]) =>
  (await verifyOne(createVerifier({ library: fakeLibrary(), sources: emptyDatabases(problems) }), parseOne(text)))
    .verdict;

// Real works that no connected database holds.
test.each<[Kind, string]>([
  [
    'newspaper',
    'Lewis, P. (2017, October 6). "Our minds can be hijacked": The tech insiders who fear a smartphone dystopia. The Guardian.',
  ],
  ['newspaper', 'Rosa, B. (2019). Estudantes voltam às ruas. Folha de S.Paulo, 31 maio 2019.'],
  ['magazine', 'Kolbert, E. (2014). Big score. The New Yorker, March 3.'],
  [
    'magazine',
    'Grossman, L. (2006, December 25). You — yes, you — are Time’s person of the year. Time, 168(26), 38–41.',
  ],
  ['magazine', 'Free exchange: The hidden costs of haggling. (2006). The Economist, 380(8497), 74–75.'],
  ['magazine', 'Free exchange: The hidden costs of haggling. (2006). Economist, 380(8497), 74–75.'],
  ['magazine', 'Makarian, C. (2009). Les silences d’une frontière oubliée. L’Express, 3018, 54–57.'],
  ['webpage', 'Graham, P. (2009). Maker’s schedule, manager’s schedule. http://www.paulgraham.com/makersschedule.html'],
  [
    'thesis',
    'Shannon, C. E. (1937). A symbolic analysis of relay and switching circuits (Master’s thesis). Massachusetts Institute of Technology.',
  ],
  [
    'thesis',
    'Schmidhuber, J. Evolutionary principles in self-referential learning. Diplomarbeit, Technische Universität München, 1987.',
  ],
  [
    'report',
    'Hansen, J., Sato, M. (2011). Paleoclimate implications. Technical report, NASA Goddard Institute for Space Studies.',
  ],
  [
    'report',
    'Bundesministerium für Gesundheit. (2020). Daten des Gesundheitswesens. Berlin: Bundesministerium für Gesundheit.',
  ],
  ['report', 'Raspberry Pi Ltd. RP2040 datasheet: A microcontroller by Raspberry Pi. Raspberry Pi Ltd, 2022.'],
  ['standard', 'IEEE. IEEE standard for floating-point arithmetic. IEEE Std 754-2008, 2008.'],
  ['standard', 'Bradner, S. Key words for use in RFCs to indicate requirement levels. RFC 2119, 1997.'],
  [
    'patent',
    'Engelbart, D. C. (1970). X-Y position indicator for a display system (U.S. Patent No. 3,541,541). U.S. Patent and Trademark Office.',
  ],
  ['case', 'Marbury v. Madison, 5 U.S. 137 (1803).'],
  [
    'software',
    'R Core Team (2021). R: A language and environment for statistical computing. R Foundation for Statistical Computing, Vienna, Austria.',
  ],
  ['law', 'Data Protection Act 2018, c. 12.'],
  [
    'manuscript',
    'Thurston, W. P. (1980). The geometry and topology of three-manifolds. Unpublished lecture notes, Princeton University.',
  ],
  ...(
    [
      'Maas, Andrew L., Awni Y. Hannun, and Andrew Y. Ng. "Rectifier nonlinearities improve neural network acoustic models." Proc. ICML. Vol. 30. No. 1. 2013.',
      'Maas, A. L., Hannun, A. Y., Ng, A. Y., et al. Rectifier nonlinearities improve neural network acoustic models. In Proc. icml, volume 30, pp. 3, 2013.',
      'Chawla, N. V. C4.5 and imbalanced data sets: Investigating the effect of sampling method. In Proceedings of the ICML, vol. 3, p. 66, 2003.',
      'Rish, I. An empirical study of the naive Bayes classifier. In IJCAI, volume 3, pages 41–46, 2001.',
      'Lee, D.-H. Pseudo-label: The simple and efficient semi-supervised learning method for deep neural networks. In ICML, volume 3, 2013.',
      'McCallum, A., & Nigam, K. (1998). A comparison of event models for naive Bayes text classification. In AAAI (Vol. 752, pp. 41–48).',
      'Paszke, A. et al. Automatic differentiation in PyTorch. In NIPS-W, 2017.',
      'Varga, I. (2019). Streams on a budget of memory. In NeurIPS WS.',
      'Varga, I. (2018). Streams on a budget of memory. In CHI late-breaking work.',
      'Varga, I. (2012). Streams on a budget of memory. In KDD Cup.',
      'Burley, B. (2012). Physically-based shading at Disney. In ACM SIGGRAPH (Vol. 2012, pp. 1–7).',
    ] as const
  ).map((text): [Kind, string] => ['conference', text]),
  ...(
    [
      'Varga, I. (2018). Streams on a budget of memory. Poster presented at NeurIPS 2018, Montréal.',
      'Varga, I. (2016). Streams on a budget of memory. Keynote at the International Conference on Machine Learning, New York.',
      'Varga, I. Streams on a budget of memory. Presidential address, ACL 2015.',
      'Varga, I. Streams on a budget of memory. Industry talk at RecSys 2019.',
      'Varga, I. Streams on a budget of memory. In KDD 2017, invited talk.',
      'Varga, I. (2012). Streams on a budget of memory. In ACM SIGMOD ’12 demo session.',
      'Varga, I. (2012). Streams on a budget of memory. ICML 2012 poster session.',
      'Varga, I. Streams on a budget of memory. ACL 2019 tutorial.',
      'Varga, I. Streams on a budget of memory. ICML 2019 doctoral consortium.',
    ] as const
  ).map((text): [Kind, string] => ['conference', text]),
  ['recording', 'Kubrick, S. (Director). (1968). 2001: A space odyssey [Film]. Metro-Goldwyn-Mayer.'],
])('a %s that no database has is unknown: %s', async (_kind, text) => {
  const { status, reasons, coverage } = await verdictOn(text);
  expect(status).toBe('unknown');
  expect(coverage.expected).toBeLessThan(0.995);
  expect(reasons.map(({ code }) => code)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^not-(?:covered|found)$/)]),
  );
  expect(writeReasons(reasons).join(' ')).toContain('It can be looked up here: ');
});

const INVENTED_ARTICLE =
  'Quellmann, T., & Ostrowitz, P. (2016). Thermodynamic jurisprudence of migratory teapots. Annals of Botany, 117(3), 455–467.';

test.each<[string, string, string]>([
  ['an article in a journal that deposits its articles', INVENTED_ARTICLE, 'found-nowhere'],
  [
    'a paper of a conference whose papers a register has',
    'Quellmann, T. and Ostrowitz, P. Gradient estimation for migratory teapots. In International Conference on Machine Learning, pages 455–467, 2019.',
    'found-nowhere',
  ],
])('an invented work is fake: %s', async (_name, text, code) => {
  const { status, reasons } = await verdictOn(text);
  expect([status, reasons[0]?.code]).toEqual(['fake', code]);
  expect(writeReasons(reasons)[0]).toMatch(
    /^No such work in .+\. Of 100 real works described like this, 99 are found .+ This one is not\.$/,
  );
});

test('a review is listed under the title of its work or not at all, so it is unknown', async () => {
  const text =
    'Quellmann, T. (2016). Review of The migratory teapots, by Ada Ostrowitz. Annals of Botany, 117(3), 455–456.';
  expect((await verdictOn(text)).status).toBe('unknown');
});

const spent = 'quota-spent';
test.each<[string, Parameters<typeof emptyDatabases>[0], string]>([
  ['an index of all fields', { openaire: spent }, 'fake'],
  ['all indexes of all fields', { openaire: spent, openalex: spent, 'semantic-scholar': spent }, 'fake'],
  ['a list of open journals', { doaj: spent }, 'fake'],
  ['a database of another field', { dblp: spent }, 'fake'],
  ['Crossref, which has all articles of the journal', { crossref: spent }, 'unknown'],
])('an invented article while the quota is spent of %s', async (_name, problems, expected) => {
  expect((await verdictOn(INVENTED_ARTICLE, problems)).status).toBe(expected);
});

test('an invented journal is named as unknown to the registers', async () => {
  const text =
    'Quellmann, T., & Ostrowitz, P. (2016). Thermodynamic jurisprudence of migratory teapots. Journal of Migratory Teapot Studies, 17(3), 455–467.';
  const { status, reasons } = await verdictOn(text);
  expect(status).toBe('unknown');
  expect(reasons[0]).toMatchObject({
    code: 'venue-unknown',
    field: 'container-title',
    values: { venue: 'Journal of Migratory Teapot Studies' },
  });
});
