import { strToU8 } from 'fflate';
import { summaryOf } from '@veracite/testing/document-summary';
import { LAUGHS } from '@veracite/testing/hostile-documents/files';
import { readDocument } from '../read-document';

const read = async (xml: string): Promise<string[]> =>
  summaryOf(await readDocument(strToU8(xml), { plainOfLatex: String }));

test.each<[trap: string, body: string, back: string, summary: string[]]>([
  [
    'a heading and a paragraph',
    '<sec><title>Methods</title><p>It <italic>rains</italic>.</p></sec>',
    '',
    ['heading: Methods', 'paragraph: It rains.'],
  ],
  [
    'a footnote and superscripts',
    '<p>It rains<sup>4</sup>.</p><fn symbol="a"><p>On rivers.</p></fn>',
    '',
    ['paragraph: It rains4.', 'note a: On rivers.', 'superscript "4"'],
  ],
  [
    'a list of references and a range of citations',
    '<p>It rains [<xref ref-type="bibr" rid="b1">1</xref>–<xref ref-type="bibr" rid="b3">3</xref>].</p>',
    '<ref-list><ref id="b1"><label>1.</label><citation>Li</citation></ref><ref id="b2"><citation>Wu</citation></ref><ref id="b3"><citation>Xu</citation></ref></ref-list>',
    [
      'paragraph: It rains [1–3].',
      'citation "[1–3]" b1, b2, b3',
      'entry b1 1: <citation>Li</citation>',
      'entry b2: <citation>Wu</citation>',
      'entry b3: <citation>Xu</citation>',
    ],
  ],
  [
    'a link to an entry with an unknown type',
    '<p>It rains (<xref ref-type="foo" rid="b1">Li, 2004</xref>; <xref ref-type="fig" rid="f1">Figure 11</xref>).</p>',
    '<ref-list><ref id="b1"><citation>Li</citation></ref></ref-list>',
    [
      'paragraph: It rains (Li, 2004; Figure 11).',
      'citation "(Li, 2004; Figure 11)" b1',
      'entry b1: <citation>Li</citation>',
    ],
  ],
  [
    'the number of a figure after a citation is not a page',
    '<p>It rains (<xref ref-type="bibr" rid="b1">Li, 2004</xref>; Figure 11).</p>',
    '<ref-list><ref id="b1"><citation>Li</citation></ref></ref-list>',
    [
      'paragraph: It rains (Li, 2004; Figure 11).',
      'citation "(Li, 2004; Figure 11)" b1',
      'entry b1: <citation>Li</citation>',
    ],
  ],
  [
    'a range that is one link to its first entry',
    '<p>It rains [<xref ref-type="bibr" rid="b1">1–3</xref>].</p>',
    '<ref-list><ref id="b1"><citation>Li</citation></ref><ref id="b2"><citation>Wu</citation></ref><ref id="b3"><citation>Xu</citation></ref></ref-list>',
    [
      'paragraph: It rains [1–3].',
      'citation "[1–3]" b1, b2, b3',
      'entry b1: <citation>Li</citation>',
      'entry b2: <citation>Wu</citation>',
      'entry b3: <citation>Xu</citation>',
    ],
  ],
  [
    'a year outside the link, which is no page',
    '<p>It rains (<xref ref-type="bibr" rid="b1">Li et al.</xref>, 2015). It pours (<xref ref-type="bibr" rid="b1">Li et al.</xref>, p. 5).</p>',
    '<ref-list><ref id="b1"><citation>Li</citation></ref></ref-list>',
    [
      'paragraph: It rains (Li et al., 2015). It pours (Li et al., p. 5).',
      'citation "(Li et al., 2015)" b1',
      'citation "(Li et al., p. 5)" b1 5',
      'entry b1: <citation>Li</citation>',
    ],
  ],
  [
    'nested paragraphs and unclosed elements',
    '<p>It <disp-quote><p>rains</p></disp-quote> here',
    '',
    ['paragraph: It rains'],
  ],
])('JATS: %s', async (_trap, body, back, summary) => {
  expect(await read(`<article article-type="x"><front/><body>${body}</body><back>${back}</back></article>`)).toEqual(
    summary,
  );
});

test.each<[trap: string, body: string, list: string, summary: string[]]>([
  [
    'a heading, a paragraph and a note',
    '<head>Methods</head><p>It rains.</p><note n="2">On rivers.</note>',
    '',
    ['heading: Methods', 'paragraph: It rains.', 'note 2: On rivers.'],
  ],
  [
    'a list of references',
    '<p>It rains <ref target="#b0">(Li, 2019)</ref>.</p>',
    '<listBibl><bibl xml:id="b0">Li, <title>On rivers</title></bibl></listBibl>',
    ['paragraph: It rains (Li, 2019).', 'citation "(Li, 2019)" b0', 'entry b0 1: Li, On rivers'],
  ],
  [
    'citations that are encoded like references',
    '',
    '<listBibl><bibl>Li and Wu, 2019</bibl><bibl/><bibl>Wu, 2012: On lakes</bibl></listBibl>',
    ['entry 3: Wu, 2012: On lakes'],
  ],
  [
    'superscripts and figures',
    '<p>It<hi rend="sup">4</hi> rains.</p><figure><p>No</p></figure>',
    '',
    ['paragraph: It4 rains.', 'superscript "4"'],
  ],
])('TEI: %s', async (_trap, body, list, summary) => {
  expect(await read(`<TEI><teiHeader><p>No</p></teiHeader><text><body>${body}</body>${list}</text></TEI>`)).toEqual(
    summary,
  );
});

test.each([
  ['JATS', `<?xml version="1.0"?>${LAUGHS}<article article-type="x"><front/></article>`],
  ['TEI', `<?xml version="1.0"?>${LAUGHS}<TEI/>`],
])('%s with nested entities is a bomb', async (_kind, xml) => {
  expect(await read(xml)).toEqual(['fault bomb']);
});
