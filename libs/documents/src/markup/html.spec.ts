import { strToU8 } from 'fflate';
import { summaryOf } from '@veracite/testing/document-summary';
import { readDocument } from '../read-document';

test.each<[trap: string, body: string, summary: string[]]>([
  [
    'a heading, a paragraph and a caption',
    '<h2>Methods</h2><p>It <i>rains</i>.</p><figure><figcaption>Rain</figcaption></figure>',
    ['heading: Methods', 'paragraph: It rains.', 'caption: Rain'],
  ],
  [
    'a footnote with its link back',
    '<p>It rains.<sup>1</sup></p><ol><li id="fn1"><p>Li, On Rivers. <a class="footnote-back" href="#r">↩</a></p></li></ol>',
    ['paragraph: It rains.1', 'note 1: Li, On Rivers.', 'superscript "1"'],
  ],
  [
    'links to a list of references',
    '<p>It rains (<a href="#r1">Li, 2019</a>).</p><h2>References</h2><p id="r1">Li, A. (2019). On rivers.</p><p>Wu, B. (2020). On lakes.</p>',
    [
      'paragraph: It rains (Li, 2019).',
      'heading: References',
      'paragraph: Li, A. (2019). On rivers.',
      'paragraph: Wu, B. (2020). On lakes.',
      'citation "(Li, 2019)" r1',
      'entry r1: Li, A. (2019). On rivers.',
      'entry : Wu, B. (2020). On lakes.',
    ],
  ],
  [
    'CSL entries with separate numbers',
    '<div class="csl-entry" id="e"><div class="csl-left-margin">[1]</div><div class="csl-right-inline">Li, On rivers.</div></div>',
    ['paragraph: [1] Li, On rivers.', 'entry e 1: Li, On rivers.'],
  ],
  ['scripts and navigation', '<nav>Home</nav><script>no()</script><p>Yes</p>', ['paragraph: Yes']],
  [
    'unclosed and wrongly nested elements',
    '<div><p>It <b>rains<p>and</b> snows',
    ['paragraph: It rains', 'paragraph: and', 'paragraph: snows'],
  ],
])('%s', async (_trap, body, summary) => {
  const reading = await readDocument(strToU8(`<!doctype html><html><body>${body}`), { plainOfLatex: String });
  expect(summaryOf(reading)).toEqual(summary);
});
