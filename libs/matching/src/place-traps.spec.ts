import { compareContainers } from './container';
import { compareNumber, comparePages, compareYears } from './numbers';
import { readRaw } from './raw-text';
import { isVenueOf } from './venue-pair';

const NOTHING = readRaw('');
const venue = (cited: string, found: string) =>
  compareContainers(cited, [found], NOTHING, { titleWords: new Set() })?.agreement;

test.each([
  ['ISO 4', 'J. Mach. Learn. Res.', 'Journal of Machine Learning Research'],
  ['ISO 4 without full stops', 'J Theor Biol', 'Journal of Theoretical Biology'],
  ['contraction', 'Proc. Natl. Acad. Sci.', 'Proceedings of the National Academy of Sciences'],
  ['German abbreviation', 'Dtsch Med Wochenschr', 'Deutsche Medizinische Wochenschrift'],
  ['elided articles', 'Orient Syr.', 'L’Orient syrien'],
  ['articles grown together', 'Riv. Studi Orient.', 'Rivista degli studi orientali'],
  ['one word shortened', 'Phys. Review B', 'Physical Review B'],
  ['article', 'The Lancet', 'Lancet'],
  ['ampersand', 'Science & Society', 'Science and Society'],
  ['acronym with no letters in common', 'NeurIPS', 'Advances in Neural Information Processing Systems'],
  ['former acronym', 'NIPS', 'NeurIPS'],
  ['with volume', 'Advances in Neural Information Processing Systems, 30', 'NeurIPS'],
  ['acronym in brackets', 'CVPR', '2022 IEEE/CVF Conference on Computer Vision and Pattern Recognition (CVPR)'],
  ['initials', 'TPAMI', 'IEEE Transactions on Pattern Analysis and Machine Intelligence'],
  ['ordinal of a meeting', 'ICML', 'Proceedings of the 39th International Conference on Machine Learning'],
  ['proceedings of the', 'Proceedings of the Royal Society B', 'Royal Society B'],
  ['subtitle of a journal', 'Chaos', 'Chaos: An Interdisciplinary Journal of Nonlinear Science'],
  ['place in brackets', 'Science', 'Science (New York, N.Y.)'],
  ['PNAS', 'PNAS', 'Proceedings of the National Academy of Sciences of the United States of America'],
  ['CoRR', 'CoRR', 'arXiv'],
  ['arXiv preprint', 'arXiv preprint arXiv:1706.03762', 'arXiv'],
  [
    'one of two joint meetings',
    'ACL/IJCNLP',
    'Proceedings of the 59th Annual Meeting of the Association for Computational Linguistics and the 11th International Joint Conference on Natural Language Processing (Volume 1: Long Papers)',
  ],
  [
    'the part that DBLP names',
    'EMNLP (Findings)',
    'Findings of the Association for Computational Linguistics: EMNLP 2020',
  ],
  [
    'a workshop of a meeting, as DBLP names it',
    'BlackboxNLP@EMNLP',
    'Proceedings of the 2018 EMNLP Workshop BlackboxNLP: Analyzing and Interpreting Neural Networks for NLP',
  ],
  ['a joint record', 'Proceedings of the AAAI Conference on Artificial Intelligence', 'AAAI/IAAI'],
  [
    "DBLP's name of a workshop, another form",
    'ClinicalNLP@ACL',
    'Proceedings of the 5th Clinical Natural Language Processing Workshop',
  ],
  [
    'one of two meetings together',
    'ACL',
    'Proceedings of the Joint Conference of the 47th Annual Meeting of the ACL and the 4th International Joint Conference on Natural Language Processing of the AFNLP',
  ],
  [
    'a workshop by its acronym',
    'WMT',
    'Proceedings of the Third Conference on Machine Translation: Shared Task Papers',
  ],
  [
    'a meeting without “international”',
    'Conference on Machine Learning',
    'International Conference on Machine Learning',
  ],
  ['an abbreviated journal', 'Int J Harp Stud', 'International Journal of Harp Studies'],
  ['a workshop by its name', 'SemEval-2019', 'Proceedings of the 13th International Workshop on Semantic Evaluation'],
])('the same venue: %s', (_trap, cited, found) => {
  expect(['same', 'near']).toContain(venue(cited, found));
});

test.each([
  ['another conference', 'ICML', 'AAAI'],
  ['another conference by name', 'ICLR', 'Advances in Neural Information Processing Systems'],
  ['a longer journal name', 'Nature', 'Nature Genetics'],
  ['another section', 'Physical Review A', 'Physical Review B'],
  ['another section of a small letter', 'Phys. Rev. E', 'Physical Review A'],
  ['invented symposium', 'Symposium on Neural Scaling Laws', 'Neural Computation'],
  ['invented conference', 'Conference on Reward Learning and Alignment', 'ICML'],
  ['journal for a preprint', 'Journal of Botany', 'bioRxiv'],
  ['alike in one word', 'Journal of Chemistry', 'Journal of Physics'],
  [
    'another workshop at the same meeting',
    'BlackboxNLP@EMNLP',
    'Proceedings of the 2nd Clinical Natural Language Processing Workshop',
  ],
  ['another meeting of the series', 'Seventh Workshop on Machine Translation', 'Sixth Workshop on Machine Translation'],
  ['another meeting in digits', 'Proc. 11th Asian Conf. on Bells', 'Ninth Asian Conference on Bells'],
  ['an international journal', 'Management Review', 'Management International Review'],
  ['an annual review', 'Review of Acoustics', 'Annual Review of Acoustics'],
  ['an acronym that is a word', 'Games', 'Proceedings of the Workshop on Games and Natural Language Processing'],
])('another venue: %s', (_trap, cited, found) => {
  expect(venue(cited, found)).toBe('different');
});

test.each([
  ['a workshop for its meeting', 'HBAI@IJCAI', 'IJCAI', 'venue-part'],
  ['findings for the meeting', 'EMNLP (Findings)', 'EMNLP', 'venue-part'],
])('part of a venue: %s', (_trap, cited, found, code) => {
  expect(compareContainers(cited, [found], NOTHING, { titleWords: new Set() })?.code).toBe(code);
});

const LEARNING = 'Wan. Learning to reason. In ICML, volume 35. ';

test.each([
  ['the publisher', 'ICML', 'Association for the Advancement of Artificial Intelligence (AAAI)', 'AAAI', 'different'],
  ['the series', 'IJCAI', 'PMLR', 'Proceedings of Machine Learning Research', 'different'],
  ['the venue itself, which its publisher repeats', 'AAAI', 'AAAI Press', 'AAAI', 'same'],
  ['a publisher, where no venue was parsed', undefined, 'NeurIPS', 'NeurIPS', 'same'],
])('a venue is not read from other fields: %s', (_trap, cited, other, found, agreement) => {
  const raw = readRaw(`${LEARNING.replace('ICML', cited ?? '')}${other}, 2021.`);
  const finding = compareContainers(cited, [found], raw, { titleWords: new Set(), others: [other] });
  expect(finding?.agreement).toBe(agreement);
});

test.each([
  ['abbreviated range', '1425-37', '1425-1437', 'same'],
  ['en dash', '101–119', '101-119', 'same'],
  ['first page alone', '101', '101-119', 'same'],
  ['pp. in front', 'pp. 101-119', '101-119', 'same'],
  ['e-locator', 'e1001', '1001', 'same'],
  ['leading zero of an article number', '45101', '045101', 'same'],
  ['supplement', 'S12-S20', 'S12-S20', 'same'],
  ['a passage inside', '105-107', '101-119', 'near'],
  ['another last page', '101-117', '101-119', 'different'],
  ['other pages', '201-219', '101-119', 'different'],
  ['supplement is another page', 'S12', '12', 'different'],
  ['a second range', '379–423, 623–56', '379-423, 623-656', 'same'],
  ['a second range that the record lacks', '379–423, 623–656', '379-423', 'same'],
  ['a second range that the text lacks', '379–423', '379-423, 623-656', 'same'],
  ['another second range', '379–423, 523–556', '379-423, 623-656', 'different'],
  ['a third range that the record lacks', '702–8, 728–33, 900–901', '702-708, 728-733', 'same'],
  ['a second range that only starts alike', '379–423, 623–656', '379-423, 623-6560, 7000-7010', 'different'],
  ['a second range with a shorter first page', '1379–423, 623–56', '1379-1423, 623-656', 'same'],
  ['a second range of pages with four digits', '1379–423, 1623–56', '1379-1423, 1623-1656', 'same'],
  ['a discussion behind them', '123–130; discussion 130–131', '123-30; discussion 130-1', 'same'],
  ['a quiz behind them', '123–130; quiz 131–132', '123-30; quiz 131-2', 'same'],
  ['an article number in front of each', '043701-1–043701-5', '043701-1-5', 'same'],
  ['a letter in front of each', 'A-1–A-20', 'A-1-20', 'same'],
  ['electronic pages', '123–130, e1–e3', '123-130, 130.e1-130.e3', 'same'],
  ['a plate', '101–110, 1 plate', '101-110, pl. 1', 'same'],
  ['single pages', '45–52, 54', '45-52, 54, 56', 'same'],
])('pages: %s', (_trap, cited, found, agreement) => {
  expect(comparePages(cited, found, NOTHING)?.agreement).toBe(agreement);
});

test('pages of any length are compared in linear time', () => {
  const [digits, ranges] = ['0'.repeat(100_000), '1-2, '.repeat(20_000)];
  const begun = performance.now();
  for (const pages of [digits, ranges, `${ranges}1-2`]) comparePages(pages, pages, NOTHING);
  expect(performance.now() - begun).toBeLessThan(500);
});

test('compound pages that were read as two ranges are those of the record', () => {
  const raw = readRaw('ACM Computing Surveys 52, 31-1–31-45');
  expect(comparePages('31-1, 31-45', '31-1-31-45', raw)).toMatchObject({ agreement: 'same', cited: '31-1-31-45' });
});

test.each([
  ['word in front', 'Vol. 12', '12', 'same'],
  ['Roman', 'XII', '12', 'same'],
  ['issue behind it', '12(3)', '12', 'near'],
  ['with the series of the record', '42', 's2-42', 'same'],
  ['of the same number in another series', 's1-12', 's2-12', 'different'],
  ['another', '12', '13', 'different'],
])('volume: %s', (_trap, cited, found, agreement) => {
  expect(compareNumber(cited, found, NOTHING)?.agreement).toBe(agreement);
});

test.each([
  ['a number of the text', 'Growth 23, 18, 2017.', 'same'],
  ['the last page', 'Growth 23:12-18, 2017.', 'different'],
])('the recorded volume is %s', (_trap, text, agreement) => {
  expect(compareNumber('23', '18', readRaw(text), text.includes('-') ? ['12-18'] : [])?.agreement).toBe(agreement);
});

test.each([
  ['online first', 2019, [2020, 2019], 'same', undefined],
  ['off by one', 2018, [2020, 2019], 'different', 'year-off-by-one'],
  ['far off', 2009, [2020], 'different', 'year-other'],
])('year: %s', (_trap, cited, found, agreement, code) => {
  expect(compareYears(cited, found, NOTHING)).toMatchObject({ agreement, ...(code ? { code } : {}) });
});

test.each([
  ['the journal itself', 'Physical Review B', 'Phys. Rev. B', true],
  ['its acronym written out', 'Machine Learning Research Journal', 'MLRJ', true],
  [
    'initials that hold an acronym by chance',
    'Active Learning with Trustworthy Constraints for Anomaly Detection',
    'LWT',
    false,
  ],
  ['initials that begin with one', 'Deep Learning for the Analysis of Birds', 'DLA', false],
])('a title that is a venue: %s', (_trap, text, name, isVenue) => {
  expect(isVenueOf(text, [name])).toBe(isVenue);
});
