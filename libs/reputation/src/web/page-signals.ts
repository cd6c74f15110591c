import { normalizeDoi, normalizeIssn } from '@veracite/model/identifiers';
import { plainOfHtml } from '@veracite/text/markup';

/** Information in a page about its journal, publisher or work. */
export interface PageSignals {
  title?: string;
  /** Meta tags for scholarly search engines: Highwire Press (`citation_…`), Dublin Core, PRISM, EPrints, bepress. */
  scholarlyTags: string[];
  doi?: string;
  /** With a correct check digit, in page order. */
  issns: string[];
  /** The journal that the page names as its own. */
  journal?: string;
  publisher?: string;
  contact: boolean;
  /** Editorial and ethical policies that it links or mentions. */
  policies: Policy[];
}

const POLICIES = {
  'editorial board': /editorial (?:board|team)|editors?-in-chief/i,
  'peer review': /peer[- ]review/i,
  ethics: /publication ethics|ethical (?:guidelines|policy|standards)|malpractice/i,
  'author guidelines': /(?:instructions|guidelines|information) for authors|author guidelines/i,
  fees: /article processing (?:charge|fee)|publication (?:charge|fee)|\bAPCs?\b/,
  archiving: /archiving|digital preservation|\b(?:CLOCKSS|LOCKSS|Portico)\b/i,
} as const;
export type Policy = keyof typeof POLICIES;

const SCHOLARLY = /^(?:citation_|dc\.|dcterms\.|prism\.|eprints\.|bepress_citation_)/i;

/** Extracts the signals from a page's HTML. They are shown as the page's own claims and not trusted. */
export function pageSignalsOf(html: string): PageSignals {
  const tags = metaTags(html);
  const named = (...names: string[]) => tags.find(({ name }) => names.includes(name))?.content;
  const words = html.replace(/<(?:script|style)\b[^<>]{0,2000}>[^<]*/gi, ' ');
  const tagged = tags.filter(({ name }) => /issn$/.test(name)).map(({ content }) => content);
  const printed = [...words.matchAll(/\b\d{4}[-\u2010-\u2015]\d{3}[\dXx]\b/g)].map(([text]) => text);
  const title = /<title[^<>]{0,200}>([^<]{1,500})/i.exec(html)?.[1];
  return {
    title: named('og:title') ?? (title ? plainOfHtml(title).trim() : undefined),
    scholarlyTags: [...new Set(tags.map(({ name }) => name).filter((name) => SCHOLARLY.test(name)))],
    doi: normalizeDoi(named('citation_doi', 'dc.identifier', 'prism.doi', 'bepress_citation_doi') ?? ''),
    issns: [...new Set([...tagged, ...printed].flatMap((text) => normalizeIssn(text) ?? []))].slice(0, 6),
    journal: named('citation_journal_title', 'prism.publicationname', 'bepress_citation_journal_title'),
    publisher: named('citation_publisher', 'dc.publisher'),
    contact: /mailto:|href="[^"]{0,300}contact|contact us|>\s{0,9}contact/i.test(html),
    policies: (Object.keys(POLICIES) as Policy[]).filter((policy) => POLICIES[policy].test(words)),
  };
}

function metaTags(html: string): { name: string; content: string }[] {
  return [...html.matchAll(/<meta\s([^<>]{1,4000})>/gi)].slice(0, 300).flatMap(([, attributes = '']) => {
    const name = attribute(attributes, 'name') ?? attribute(attributes, 'property');
    const content = attribute(attributes, 'content');
    return name && content ? [{ name: name.toLowerCase(), content: plainOfHtml(content).trim() }] : [];
  });
}

function attribute(attributes: string, name: 'name' | 'property' | 'content'): string | undefined {
  const found = { name: NAME, property: PROPERTY, content: CONTENT }[name].exec(attributes);
  return found?.[1] ?? found?.[2];
}

const NAME = /\bname\s{0,3}=\s{0,3}(?:"([^"]*)"|'([^']*)')/i;
const PROPERTY = /\bproperty\s{0,3}=\s{0,3}(?:"([^"]*)"|'([^']*)')/i;
const CONTENT = /\bcontent\s{0,3}=\s{0,3}(?:"([^"]*)"|'([^']*)')/i;
