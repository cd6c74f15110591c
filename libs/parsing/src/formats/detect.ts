import type { InputFormat } from '@veracite/model/reference';
import { isIdentifierList } from './identifier-list';
import { hasCitationTemplate } from './wiki/citation-templates';

/** Characters at the beginning of a file that show its format. */
const HEAD = 20_000;

const LATEX_LIST = /^[^%\n]{0,200}\\begin\s{0,4}\{thebibliography\}|^\s{0,8}\\bibitem\b/m;
const BIBLATEX_ENTRY = /^\s{0,8}\\entry\s?\{[^{}\n]{1,300}\}\s?\{[a-z]{2,30}\}/m;

/** Detects the format of a text by its content; plain text if it matches no other. */
export function detectFormat(text: string): InputFormat {
  const head = text
    .slice(0, HEAD)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^[[{]/.test(head) && isCslJson(text)) return 'csl-json';
  if (head.startsWith('<')) {
    const markup = markupFormat(text);
    if (markup) return markup;
  }
  if (/\\bibitem|\{thebibliography\}/.test(text) && LATEX_LIST.test(text)) return 'latex';
  if (text.includes('\\endentry') && BIBLATEX_ENTRY.test(text)) return 'biblatex-bbl';
  if (/^\s{0,8}@\s{0,4}[a-z][\w-]{1,29}\s{0,4}[{(]/im.test(head)) return 'bibtex';
  if (/^\s{0,4}TY[ \t]{0,3}- ?\S/m.test(head) || hasOnlyEnds(head)) return 'ris';
  if (/^PMID ?- ?\d/m.test(head)) return 'nbib';
  if (/^(?:FN |VR 1)/.test(head) || (/^PT [JBSPC]\s*$/m.test(head) && /^(?:AU|TI|SO) \S/m.test(head))) return 'isi';
  if (/^%0 \S/m.test(head) || (/^%A \S/m.test(head) && /^%T \S/m.test(head))) return 'endnote-tagged';
  if (/^cff-version\s?:/m.test(head)) return 'citation-file';
  if (isCslYaml(head)) return 'csl-yaml';
  if (text.includes('{{') && hasCitationTemplate(text)) return 'wikitext';
  return isIdentifierList(text) ? 'identifier-list' : 'text';
}

/** Returns whether a text is RIS from a program that omits the type of a record but writes its end. */
function hasOnlyEnds(head: string): boolean {
  return /^[A-Z][A-Z0-9] {2}- \S/.test(head) && /^ER {2}-/m.test(head);
}

/** Detects XML by its elements, with any prefix, and HTML by elements that contain text. */
function markupFormat(text: string): InputFormat | undefined {
  if (/<record\b/i.test(text) && /<(?:ref-type|titles|contributors)\b/.test(text)) return 'endnote-xml';
  if (/<(?:[a-z]\w{0,9}:)?SourceType>/.test(text)) return 'word-xml';
  if (/<(?:listBibl|biblStruct)\b/.test(text)) return 'tei';
  if (/<(?:ref-list|(?:(?:element|mixed|nlm)-)?citation)[\s>]/.test(text)) return 'jats';
  return /<(?:li|p|dd|td|div|blockquote)\b/i.test(text) ? 'html' : undefined;
}

function isCslJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'object' && first !== null;
  } catch {
    // "[1] Smith …" begins with a bracket and is not JSON.
    return false;
  }
}

/** Returns whether a text begins with a list of maps with CSL keys, at the top level or under `references`. */
function isCslYaml(head: string): boolean {
  const hasList = /^references:[ \t]*$/m.test(head) || /^(?:---[^\n]*\n)?\s*-[ \t]+[a-z]/i.test(head);
  return (
    hasList &&
    /^[ \t]*(?:-[ \t]+)?(?:id|type|title|author|issued|citation-key)[ \t]*:/m.test(head) &&
    /^[ \t]*(?:-[ \t]+)?(?:title|author|issued|type):/m.test(head)
  );
}
