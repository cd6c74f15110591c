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

/**
 * Parses XML to objects: attributes begin with `@`, the text of an element with attributes is `#`, prefixes are removed, and
 * all values are strings.
 * @throws Error if the text is not well-formed
 */
export function readXml(text: string): unknown {
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Error(valid.err.msg);
  return parser.parse(text) as unknown;
}
