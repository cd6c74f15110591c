import { descendants, readTree } from './tree';

test.each<[string, string]>([
  ['a processing instruction', '<?xml version="1.0"?><a><?b c?><d e="f"><?g?></d><?h?><i/><?j?></a>'],
  ['a comment', '<!-- > --><a><!-- > --><d e="f"><!-- > --></d><i/></a>'],
  ['a document type', '<!DOCTYPE a><a><d e="f">></d><i/></a>'],
  ['character data', '<a><![CDATA[>]]><d e="f"><![CDATA[>]]></d><i/></a>'],
  ['text that ends with a bracket', '<a>>&gt;<d e="f">&gt;></d>><i/></a>'],
])('an element after %s has its own place', (_name, text) => {
  const tree = readTree(text);
  const [d, i] = descendants(tree, 'd', 'i');
  expect([d, i].map((item) => text.slice(item?.start, item?.end))).toEqual([/<d.*<\/d>/.exec(text)?.[0], '<i/>']);
  expect(text.slice(d?.inner.end, d?.end)).toBe('</d>');
});
