import { linkedNotices } from './medline-notices';

const OWN = { source: 'pubmed', doi: '10.1/own', url: 'https://pubmed.test/1/' };
const linked = (type: string) => linkedNotices([{ type, pmid: '7' }], OWN, (pmid) => `https://pubmed.test/${pmid}/`);

test.each([
  ['RetractionIn', 'retracted'],
  ['Retraction in', 'retracted'],
  ['PartialRetractionIn', 'corrected'],
  ['ExpressionOfConcernIn', 'concern'],
  ['ErratumIn', 'corrected'],
  ['CorrectedandRepublishedIn', 'corrected'],
  ['RetractedandRepublishedIn', 'replaced'],
])('%s names a notice about the record: %s', (type, standing) => {
  const notice = { standing, source: 'pubmed', url: 'https://pubmed.test/7/' };
  expect(linked(type)).toEqual({ notices: [notice], noticeAbout: [] });
});

test.each([
  ['RetractionOf', 'retracted'],
  ['Retraction of', 'retracted'],
  ['PartialRetractionOf', 'corrected'],
  ['ExpressionOfConcernFor', 'concern'],
  ['ErratumFor', 'corrected'],
  ['CorrectedandRepublishedFrom', 'corrected'],
  ['RetractedandRepublishedFrom', 'replaced'],
])('%s names a work that the record is a notice about: %s', (type, standing) => {
  expect(linked(type)).toEqual({ notices: [], noticeAbout: [{ pmid: '7', notice: { ...OWN, standing } }] });
});

test.each(['CommentIn', 'CommentOn', 'UpdateIn', 'UpdateOf', 'Cites', ''])('%s is no notice', (type) => {
  expect(linked(type)).toEqual({ notices: [], noticeAbout: [] });
});
