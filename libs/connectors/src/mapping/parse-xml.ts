import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** Elements with markup in their text, which is kept unparsed and cleaned later. */
const MIXED = ['ArticleTitle', 'VernacularTitle', 'BookTitle', 'AbstractText', 'CollectiveName'].map(
  (tag) => `*.${tag}`,
);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  stopNodes: MIXED,
});

/** Parses XML to objects of strings: `@` attributes, `#` text, no prefixes. @throws Error if it is not well-formed */
export function readXml(text: string): unknown {
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Error(valid.err.msg);
  return parser.parse(text) as unknown;
}
