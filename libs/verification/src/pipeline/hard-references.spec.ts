import { verifyOne } from '@veracite/testing/verified';
import { dateOf, type CslItem, type CslName } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { parseOne } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources, type FakeSource } from '@veracite/testing/fake-sources';
import { createVerifier } from './verifier';
import { writeReasons } from '../to-result';

/** Difficult references, from the pasted text to the sentence shown. */

const people = (...names: string[]): CslName[] =>
  names.map((name) => {
    const [family, given] = name.split(', ');
    return given === undefined ? { literal: name } : { family, given };
  });

const item = (title: string, author: CslName[], year: number, csl: Partial<CslItem>): CslItem => ({
  type: 'article-journal',
  title,
  author,
  issued: dateOf(year),
  ...csl,
});

const DEEP = item('Deep learning', people('LeCun, Yann', 'Bengio, Yoshua', 'Hinton, Geoffrey'), 2015, {
  'container-title': 'Nature',
  volume: '521',
  issue: '7553',
  page: '436-444',
  DOI: '10.1038/nature14539',
});
const DEEP_BOOK = item('Deep Learning', people('Goodfellow, Ian', 'Bengio, Yoshua', 'Courville, Aaron'), 2016, {
  type: 'book',
  publisher: 'MIT Press',
});
const RCNN_TITLE = 'Faster R-CNN: Towards Real-Time Object Detection with Region Proposal Networks';
const RCNN_PEOPLE = people('Ren, Shaoqing', 'He, Kaiming', 'Girshick, Ross', 'Sun, Jian');
const RCNN_PAPER = item(RCNN_TITLE, RCNN_PEOPLE, 2015, {
  type: 'paper-conference',
  'container-title': 'Advances in Neural Information Processing Systems',
  page: '91-99',
});
const RCNN_JOURNAL = item(RCNN_TITLE, RCNN_PEOPLE, 2017, {
  'container-title': 'IEEE Transactions on Pattern Analysis and Machine Intelligence',
  volume: '39',
  issue: '6',
  page: '1137-1149',
  DOI: '10.1109/tpami.2016.2577031',
});
const ILEAL =
  'Ileal-lymphoid-nodular hyperplasia, non-specific colitis, and pervasive developmental disorder in children';
const WAKEFIELD = item(ILEAL, people('Wakefield, A J', 'Murch, S H', 'Anthony, A'), 1998, {
  'container-title': 'The Lancet',
  volume: '351',
  issue: '9103',
  page: '637-641',
  DOI: '10.1016/s0140-6736(97)11096-0',
});
const NOTICE = item(`Retraction—${ILEAL}`, people('The Editors of The Lancet'), 2010, {
  'container-title': 'The Lancet',
  volume: '375',
  issue: '9713',
  page: '445',
  DOI: '10.1016/s0140-6736(10)60175-4',
});
const KAHNEMAN = item('Thinking, fast and slow', people('Kahneman, Daniel'), 2011, {
  type: 'book',
  publisher: 'Farrar, Straus and Giroux',
});
const SHLEIFER = item(
  'Psychologists at the Gate: A Review of Daniel Kahneman’s Thinking, Fast and Slow',
  people('Shleifer, Andrei'),
  2012,
  { 'container-title': 'Journal of Economic Literature', volume: '50', issue: '4', page: '1080-1091' },
);
const EINSTEIN = item('Zur Elektrodynamik bewegter Körper', people('Einstein, A.'), 1905, {
  'container-title': 'Annalen der Physik',
  volume: '322',
  issue: '10',
  page: '891-921',
  DOI: '10.1002/andp.19053221004',
});
const WANG = item('Corrosion of buried pipelines in saline soils', people('Wang, Li'), 2018, {
  'container-title': 'Corrosion Science',
  volume: '140',
  page: '12-20',
});
const OTHER_WANG = item('Fatigue of welded joints', people('Wang, Lei'), 2018, {
  'container-title': 'Corrosion Science',
  volume: '141',
  page: '33-41',
});
const INTRODUCTION = item('Introduction', people('Steedman, Carolyn'), 1995, {
  type: 'chapter',
  'container-title': 'Strange Dislocations: Childhood and the Idea of Human Interiority',
  page: '1-19',
  publisher: 'Harvard University Press',
});
const VASWANI = people('Vaswani, Ashish', 'Shazeer, Noam', 'Parmar, Niki');
const ATTENTION = item('Attention is all you need', VASWANI, 2017, {
  type: 'paper-conference',
  'container-title': 'Advances in Neural Information Processing Systems',
  page: '5998-6008',
});
const ATTENTION_PREPRINT = item('Attention is all you need', VASWANI, 2017, {
  type: 'article',
  publisher: 'arXiv',
  DOI: '10.48550/arxiv.1706.03762',
});
const MANUAL = item(
  'Diagnostic and statistical manual of mental disorders',
  people('American Psychiatric Association'),
  2013,
  { type: 'book', edition: '5', publisher: 'American Psychiatric Publishing' },
);

const PRUSINER = item('Prions', people('Prusiner, Stanley B.'), 1998, {
  'container-title': 'Proceedings of the National Academy of Sciences',
  volume: '95',
  issue: '23',
  page: '13363-13383',
  DOI: '10.1073/pnas.95.23.13363',
});
const WAVES = item(
  'Observation of Gravitational Waves from a Binary Black Hole Merger',
  people('Abbott, B. P.', 'Abbott, R.', 'Abbott, T. D.', 'Abernathy, M. R.', 'Acernese, F.'),
  2016,
  {
    'container-title': 'Physical Review Letters',
    volume: '116',
    issue: '6',
    number: '061102',
    DOI: '10.1103/physrevlett.116.061102',
  },
);
const VYGOTSKY = item('Interaction between learning and development', people('Vygotsky, Lev'), 1997, {
  type: 'chapter',
  'container-title': 'Readings on the Development of Children',
  editor: people('Gauvain, Mary', 'Cole, Michael'),
  page: '29-36',
  publisher: 'W. H. Freeman',
});
const SCHROEDINGER = item('Über die Lösung einer Gleichung', people('Müller, Jürgen', 'Şahin, Uğur'), 2014, {
  'container-title': 'Mathematische Annalen',
  volume: '358',
  page: '101-120',
});

const WORKS: Work[] = [
  ...[DEEP, DEEP_BOOK, RCNN_PAPER, RCNN_JOURNAL, WAKEFIELD, NOTICE, KAHNEMAN, SHLEIFER, EINSTEIN],
  ...[WANG, OTHER_WANG, INTRODUCTION, ATTENTION, MANUAL, PRUSINER, WAVES, VYGOTSKY, SCHROEDINGER],
].map((csl) => aWork(csl, { key: `test:${csl.DOI ?? `${csl.title ?? ''} ${csl.type}`}` }));
WORKS.push(aWork(ATTENTION_PREPRINT, { identifiers: { doi: ATTENTION_PREPRINT.DOI, arxiv: '1706.03762' } }));

const DATABASES = ['crossref', 'openalex', 'dblp', 'datacite', 'arxiv', 'open-library', 'europe-pmc', 'pubmed', 'doaj'];

async function verdictOn(raw: string) {
  const behavior: FakeSource = { works: WORKS, canLookUp: ['doi', 'arxiv', 'isbn'] };
  const sources = fakeSources(Object.fromEntries(DATABASES.map((id) => [id, behavior])));
  const verifier = createVerifier({ library: fakeLibrary(), sources, now: () => new Date('2026-11-21') });
  const { verdict } = await verifyOne(verifier, parseOne(raw, { now: new Date('2026-11-21') }));
  return verdict;
}

const DEEP_APA = 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444.';

test.each<[string, string, string, string]>([
  ['all is right, with a title of two words', DEEP_APA, 'valid', 'Confirmed'],
  ['the first page alone', DEEP_APA.replace('436–444', '436'), 'valid', 'Confirmed'],
  ['the year off by one', DEEP_APA.replace('2015', '2016'), 'incomplete', 'say 2015'],
  ['the year off by two', DEEP_APA.replace('2015', '2013'), 'incomplete', 'say 2015'],
  ['the year off by ten', DEEP_APA.replace('2015', '2005'), 'incomplete', 'say 2015'],
  ['one author replaced', DEEP_APA.replace('Bengio, Y.', 'Karpov, D.'), 'incomplete', 'Karpov'],
  [
    'all authors replaced, title and place right',
    DEEP_APA.replace('LeCun, Y., Bengio, Y., & Hinton, G.', 'Karpov, D., & Osei, K.'),
    'incomplete',
    'LeCun',
  ],
  [
    'the book of the same title',
    'Goodfellow, I., Bengio, Y., & Courville, A. (2016). Deep learning. MIT Press.',
    'valid',
    'Confirmed',
  ],
  [
    'the DOI of another work, title and authors of none',
    'Karpov, D., & Osei, K. (2015). Gradient folklore in alpine villages. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539',
    'fake',
    '10.1038/nature14539 belongs to “Deep learning” by LeCun (2015)',
  ],
  [
    'the page of another work, title and authors of none',
    'Karpov, D., & Osei, K. (2015). Gradient folklore in alpine villages. Nature, 521(7553), 436–444.',
    'fake',
    'No such work',
  ],
  [
    'the DOI of another work, though the described one exists',
    `${DEEP_APA} https://doi.org/10.1016/S0140-6736(97)11096-0`,
    'incomplete',
    '10.1038/nature14539',
  ],
  [
    'the paper of a conference whose extension has the same title',
    'Ren, S., He, K., Girshick, R., & Sun, J. (2015). Faster R-CNN: Towards real-time object detection with region proposal networks. In Advances in Neural Information Processing Systems (pp. 91–99).',
    'valid',
    'Confirmed',
  ],
  [
    'the extension in a journal',
    'Ren, S., He, K., Girshick, R., & Sun, J. (2017). Faster R-CNN: Towards real-time object detection with region proposal networks. IEEE Transactions on Pattern Analysis and Machine Intelligence, 39(6), 1137–1149.',
    'valid',
    'Confirmed',
  ],
  [
    'the article, not the notice of its retraction',
    'Wakefield, A. J., Murch, S. H., & Anthony, A. (1998). Ileal-lymphoid-nodular hyperplasia, non-specific colitis, and pervasive developmental disorder in children. The Lancet, 351(9103), 637–641.',
    'valid',
    'Confirmed',
  ],
  [
    'the notice, not the article',
    'The Editors of The Lancet. (2010). Retraction—Ileal-lymphoid-nodular hyperplasia, non-specific colitis, and pervasive developmental disorder in children. The Lancet, 375(9713), 445.',
    'valid',
    'Confirmed',
  ],
  [
    'the book, not the essay about it',
    'Kahneman, D. (2011). Thinking, fast and slow. Farrar, Straus and Giroux.',
    'valid',
    'Confirmed',
  ],
  [
    'the essay about the book',
    'Shleifer, A. (2012). Psychologists at the gate: A review of Daniel Kahneman’s Thinking, fast and slow. Journal of Economic Literature, 50(4), 1080–1091.',
    'valid',
    'Confirmed',
  ],
  [
    'a title translated by the author of the citation',
    'Einstein, A. (1905). On the electrodynamics of moving bodies. Annalen der Physik, 322(10), 891–921.',
    'incomplete',
    'Zur Elektrodynamik bewegter Körper',
  ],
  [
    'a common name, another work of its bearer’s journal and year',
    'Wang, L. (2018). Acoustic emission of marine coatings. Corrosion Science, 142, 77–85.',
    'fake',
    'No such work',
  ],
  [
    'a common name, the right work',
    'Wang, L. (2018). Corrosion of buried pipelines in saline soils. Corrosion Science, 140, 12–20.',
    'valid',
    'Confirmed',
  ],
  [
    'an introduction that many books have',
    'Steedman, C. (1995). Introduction. In Strange dislocations: Childhood and the idea of human interiority (pp. 1–19). Harvard University Press.',
    'valid',
    'Confirmed',
  ],
  [
    'an introduction in no database is not fake',
    'Marlowe, P. (1999). Introduction. In Essays for a friend (pp. 3–9). Hollow Press.',
    'unknown',
    'It can be looked up here: ',
  ],
  [
    'a preprint cited as one',
    'Vaswani, A., Shazeer, N., & Parmar, N. (2017). Attention is all you need. arXiv:1706.03762.',
    'valid',
    'Confirmed',
  ],
  [
    'the published paper',
    'Vaswani, A., Shazeer, N., & Parmar, N. (2017). Attention is all you need. In Advances in Neural Information Processing Systems (pp. 5998–6008).',
    'valid',
    'Confirmed',
  ],
  [
    'a corporate author',
    'American Psychiatric Association. (2013). Diagnostic and statistical manual of mental disorders (5th ed.). American Psychiatric Publishing.',
    'valid',
    'Confirmed',
  ],
  [
    'a list cut by the style',
    'Wakefield, A. J., et al. (1998). Ileal-lymphoid-nodular hyperplasia, non-specific colitis, and pervasive developmental disorder in children. The Lancet, 351, 637–641.',
    'valid',
    'Confirmed',
  ],
  [
    'a word of the title changed, all else right',
    'Wang, L. (2018). Corrosion of buried pipelines in acid soils. Corrosion Science, 140, 12–20.',
    'incomplete',
    'saline',
  ],
  [
    'an unknown title and unknown authors, in a covered journal',
    'Harwell, Q. T., & Zimbrano, L. (2019). Recursive gastronomy of imaginary molluscs. Nature, 571(7765), 112–119.',
    'fake',
    'No such work',
  ],
  [
    'a thesis, which no database covers completely',
    'Harwell, Q. T. (2019). Recursive gastronomy of imaginary molluscs [Doctoral dissertation, University of Ulm].',
    'unknown',
    'It can be looked up here: ',
  ],
  [
    'a DOI with one wrong character',
    `${DEEP_APA} https://doi.org/10.1038/nature14538`,
    'incomplete',
    'one typing error',
  ],
  ['a journal by its acronym', 'Prusiner, S. B. (1998). Prions. PNAS, 95(23), 13363–13383.', 'valid', 'Confirmed'],
  [
    'a journal abbreviated by ISO 4, pages shortened',
    '1. Prusiner SB. Prions. Proc Natl Acad Sci U S A. 1998;95(23):13363-83.',
    'valid',
    'Confirmed',
  ],
  [
    'an article number for pages',
    '[3] B. P. Abbott et al., “Observation of gravitational waves from a binary black hole merger,” Phys. Rev. Lett., vol. 116, no. 6, Art. no. 061102, 2016.',
    'valid',
    'Confirmed',
  ],
  [
    'five authors cut to two without saying so',
    'Abbott, B. P., & Abbott, R. (2016). Observation of gravitational waves from a binary black hole merger. Physical Review Letters, 116(6), 061102.',
    'incomplete',
    'cut without “et al.”',
  ],
  [
    'a chapter with its editors',
    'Vygotsky, L. (1997). Interaction between learning and development. In M. Gauvain & M. Cole (Eds.), Readings on the development of children (pp. 29–36). W. H. Freeman.',
    'valid',
    'Confirmed',
  ],
  [
    'a chapter without its book',
    'Vygotsky, L. (1997). Interaction between learning and development.',
    'incomplete',
    'Readings on the Development of Children',
  ],
  ['a year to come', DEEP_APA.replace('2015', '2031'), 'incomplete', '2015'],
  ['another journal of like name', DEEP_APA.replace('Nature,', 'Nature Medicine,'), 'incomplete', 'Nature Medicine'],
  [
    'volume and issue exchanged',
    'Prusiner, S. B. (1998). Prions. Proceedings of the National Academy of Sciences, 23(95), 13363–13383.',
    'incomplete',
    'is the issue',
  ],
  [
    'the title of one, the authors of another',
    'Wakefield, A. J., Murch, S. H., & Anthony, A. (2016). Observation of gravitational waves from a binary black hole merger. Physical Review Letters, 116(6), 061102.',
    'fake',
    'the authors are those of',
  ],
  [
    'a preprint of which only the publication is cited, in a journal that never had it',
    'Vaswani, A., Shazeer, N., & Parmar, N. (2017). Attention is all you need. Nature, 549, 101–108.',
    'incomplete',
    'Nature',
  ],
  [
    'placeholder names',
    'Author, A., & Author, B. (2015). Deep learning. Nature, 521(7553), 436–444.',
    'incomplete',
    'LeCun',
  ],
  ['no venue', 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning.', 'incomplete', 'Nature'],
  [
    'no container is given',
    'Harwell, Q. T., & Zimbrano, L. (2019). Recursive gastronomy of imaginary molluscs.',
    'unknown',
    'It can be looked up here: ',
  ],
  [
    'BibTeX in LaTeX letters',
    '@article{m14, title={{\\"U}ber die L{\\"o}sung einer Gleichung}, author={M{\\"u}ller, J{\\"u}rgen and {\\c S}ahin, U{\\u g}ur}, journal={Math. Ann.}, volume={358}, pages={101--120}, year={2014}}',
    'valid',
    'Confirmed',
  ],
  [
    'BibTeX that says “and others”',
    '@article{l15, title={Deep Learning}, author={LeCun, Yann and others}, journal={Nature}, volume={521}, pages={436--444}, year={2015}}',
    'valid',
    'Confirmed',
  ],
  [
    'names without their accents',
    'Muller, J., & Sahin, U. (2014). Über die Lösung einer Gleichung. Mathematische Annalen, 358, 101–120.',
    'valid',
    'Confirmed',
  ],
  [
    'an edition that the record does not name as cited',
    'American Psychiatric Association. (2013). Diagnostic and statistical manual of mental disorders (DSM-5). American Psychiatric Publishing.',
    'valid',
    'Confirmed',
  ],
  [
    'the book by another author',
    'Thaler, R. (2011). Thinking, fast and slow. Farrar, Straus and Giroux.',
    'incomplete',
    'Kahneman',
  ],
])('%s', async (_case, raw, status, sentence) => {
  const verdict = await verdictOn(raw);
  const sentences = writeReasons(verdict.reasons).join(' ');
  expect([verdict.status, sentences]).toEqual([status, expect.stringContaining(sentence)]);
});
