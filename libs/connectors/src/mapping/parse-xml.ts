import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** Elements whose inside is markup to be read as text: kept as it stands, cleaned later. */
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
 * XML as objects: attributes begin with `@`, the text of an element with attributes is `#`, prefixes are dropped, nothing is made a number.
 * @throws SyntaxError-like Error when it is not well-formed
 */
export function readXml(text: string): unknown {
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Error(valid.err.msg);
  return parser.parse(text) as unknown;
}
