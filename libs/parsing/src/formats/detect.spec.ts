import { detectFormat } from './detect';

test.each([
  ['JATS with parts', '<element-citation publication-type="journal"><year>2010</year></element-citation>', 'jats'],
  ['JATS as printed', '<mixed-citation>Ortiz M. Coral growth. 2010.</mixed-citation>', 'jats'],
  ['NLM 2', '<nlm-citation citation-type="journal"><year>2010</year></nlm-citation>', 'jats'],
  [
    'NLM 2 and preprint servers',
    '<citation citation-type="journal" ref:id="c1"><article-title>Coral growth</article-title></citation>',
    'jats',
  ],
  ['TEI', '<biblStruct><monogr><title>Coasts</title></monogr></biblStruct>', 'tei'],
  ['HTML', '<p>Ortiz M. Coral growth. 2010.</p>', 'html'],
  ['an element of no known format', '<citations>Ortiz M. Coral growth. 2010.</citations>', 'text'],
])('%s is recognized', (_name, text, format) => {
  expect(detectFormat(text)).toBe(format);
});
