import { displayName } from '@veracite/model/csl';
import { parseOne } from '../parse';

const now = new Date('2026-11-21');
const read = (raw: string) => parseOne(raw, { now }).csl;

test.each([
  ['a footnote’s "Vgl."', 'Vgl. Paul Luif, Die österreichische Präsidentschaft, Wien 2006, S. 36.', 'Paul Luif'],
  [
    'a footnote’s "Cfr."',
    'Cfr. Gaetano Cozzi, Repubblica di Venezia e Stati italiani, Torino 1982, p. 12.',
    'Gaetano Cozzi',
  ],
  ['a family name that looks like a signal word', 'See, A. (2001). On signals. Nature, 12(3), 4–9.', 'A. See'],
  ['the same before initials', 'See KC, Roe A. On signals. Nature. 2001;12(3):4-9.', 'KC See; A. Roe'],
  ['two signal words', 'See also Roe, Ada: On signals. 2nd ed. Wadsworth, 2013.', 'Ada Roe'],
])('%s', (_trap, raw, author) => {
  expect(read(raw).author?.map(displayName).join('; ')).toBe(author);
});

test.each([
  [
    'the topic of a special issue is not the name of the journal',
    'Girard, P. (2006). From onions to broccoli. Journal of Applied Logic, Special Issue: Belief Change, 17(3), 213–29.',
    'Journal of Applied Logic',
  ],
  [
    'a word for the volume is not the name of the journal',
    'Keller, B. (1983). Von den Salzen. Journal für praktische Chemie, Band 327, Heft 6, S. 871–877.',
    'Journal für praktische Chemie',
  ],
])('%s', (_trap, raw, container) => {
  expect(read(raw)['container-title']).toBe(container);
});

test.each<[trap: string, raw: string, expected: object]>([
  [
    'a team in brackets after "et al." is no title',
    'K. Ito et al. (Borex), Solar rates at low energy, Phys. Lett. B 98, 44 (2014).',
    { title: 'Solar rates at low energy', author: [{ family: 'Ito' }, { literal: 'Borex' }] },
  ],
  [
    'an author after a collaboration',
    'LHCb Collaboration, M. Hartmann et al., Observation of excited charm states, Phys. Lett. B. 98 (2008) 758.',
    {
      title: 'Observation of excited charm states',
      author: [{ literal: 'LHCb Collaboration' }, { family: 'Hartmann' }],
    },
  ],
  [
    'a year in the name of a team is no date',
    'GBD 2016 Causes of Death Collaborators. Mortality in coastal towns, 1990-2016. Lancet 2017;390:1151-210.',
    {
      title: 'Mortality in coastal towns, 1990-2016',
      author: [{ literal: 'GBD 2016 Causes of Death Collaborators' }],
      issued: { 'date-parts': [[2017]] },
    },
  ],
  [
    'a year in the name of a team behind an author',
    'Ito CJ, GBD 2019 Risk Factors Collaborators. Burden of 87 risk factors. Lancet 2020;396:1223-1249.',
    {
      author: [{ family: 'Ito' }, { literal: 'GBD 2019 Risk Factors Collaborators' }],
      issued: { 'date-parts': [[2020]] },
    },
  ],
  [
    'a team before the title is an author',
    'Sleep Disorders Collaborators. Prevalence of short sleep in 204 countries. Lancet. 2021;398:1700-12.',
    { title: 'Prevalence of short sleep in 204 countries', author: [{ literal: 'Sleep Disorders Collaborators' }] },
  ],
  [
    'the year behind a person is a date',
    'Tanaka MK 2015 Sleep Research Group. A study of sleep in towns. J Sleep 12:3-9.',
    { issued: { 'date-parts': [[2015]] } },
  ],
  [
    'a title that names a team',
    'Smith J. Report of the Expert Committee. London: HMSO; 1990.',
    { title: 'Report of the Expert Committee' },
  ],
  [
    'the year of the work that a title answers',
    'O’Neil, C. (2011). Who’s afraid?: A response to Brown et al. (2009). Modern Drama, 54(2), 101–110.',
    { title: 'Who’s afraid?: A response to Brown et al. (2009)', issued: { 'date-parts': [[2011]] } },
  ],
  [
    'a page of one digit',
    'G. Aad et al. [ATLAS Collaboration], "Observation of a new particle," Phys. Lett. B 716, 1 (2012).',
    { volume: '716', page: '1' },
  ],
  [
    'an issue after a named volume',
    'David B. Quinn, « The First Pilgrims », The William and Mary Quarterly, 3e série, vol. 23, 3 (1966)',
    { volume: '23', issue: '3' },
  ],
  [
    'a volume that is the year',
    'Rossi P. and Iso K. Prog. Theor. Exp. Phys. 2016, 010B01 (2016).',
    { volume: '2016', page: '010B01', issued: { 'date-parts': [[2016]] } },
  ],
  [
    'the year before a number of pages is no volume',
    'SILVA, J. P. O estudo das coisas. 2010. 120 f. Dissertação (Mestrado em Coisas) – Faculdade de Coisas, Universidade de São Paulo, São Paulo, 2010.',
    { type: 'thesis', issued: { 'date-parts': [[2010]] } },
  ],
  [
    'editors before the volume of a book',
    'Hartmann, T., & Ferguson, J. (Eds.). (2022). The SAGE handbook of water law (Vol. 2). Routledge.',
    { editor: [{ family: 'Hartmann' }, { family: 'Ferguson' }] },
  ],
  [
    'a newspaper by its mark',
    'HO P, ITO J. Sparse attention for long documents[N]. China Daily, 2002-05-13(4).',
    { type: 'article-newspaper' },
  ],
  [
    'software of a company',
    'IBM Corp. Released 2020. IBM SPSS Statistics for Windows, Version 27.0. Armonk, NY: IBM Corp.',
    { type: 'software', author: [{ literal: 'IBM Corp' }] },
  ],
  [
    'a conference by its acronym',
    'Moreau, T., et al. (2011). Coastal erosion and the loss of wetlands. KDD.',
    { type: 'paper-conference' },
  ],
  [
    'two people and a group',
    'Tanaka T, Haddad P; HOPE Collaborative Group. Learning to rank. Speech Communication. 2016;138(12):835-847.',
    { author: [{ family: 'Tanaka' }, { family: 'Haddad' }, { literal: 'HOPE Collaborative Group' }] },
  ],
  [
    'a reprint with both years in brackets',
    'Castellanos, O. [1744] (1994). The grammar of taste. London: Routledge.',
    { issued: { 'date-parts': [[1994]] }, 'original-date': { 'date-parts': [[1744]] } },
  ],
  [
    'a preprint server',
    'Keller, K. (2021). Language contact in valleys. bioRxiv. https://doi.org/10.1101/2021.03.12.429520',
    { type: 'article', 'container-title': 'bioRxiv' },
  ],
  [
    'the site of a body at its address',
    'Lind, A. (2009, May 7). Image segmentation with few labels. Pew Research Center. https://www.pewresearch.org/4',
    { type: 'webpage' },
  ],
])('%s', (_trap, raw, expected) => {
  expect(read(raw)).toMatchObject(expected);
});

test('an ORCID is no part of a name and not the address of the work', () => {
  const csl = read(
    'Smith, J. (https://orcid.org/0000-0002-1825-0097), & Jones, K. (2001). A first title. Nature, 1(2), 3–9.',
  );
  expect(csl.author).toEqual([
    { family: 'Smith', given: 'J.' },
    { family: 'Jones', given: 'K.' },
  ]);
  expect(csl.URL).toBeUndefined();
});

test('an ORCID with a wrong check digit is a doubt', () => {
  const { doubts } = parseOne('Smith, J. ORCID: 0000-0002-1825-0098. (2001). A title. Nature, 1(2), 3–9.', { now });
  expect(doubts.map(({ code }) => code)).toContain('malformed-orcid');
});
