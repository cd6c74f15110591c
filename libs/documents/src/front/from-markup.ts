import type { FrontMatter } from '@veracite/model/document';
import type { CslName } from '@veracite/model/csl';
import {
  normalizeArxiv,
  normalizeDoi,
  normalizePmcid,
  normalizePmid,
  type Identifiers,
} from '@veracite/model/identifiers';
import { childrenOf, descendants, find, textOf, type Element } from '@veracite/text/tree';
import { closing } from '../latex/cite-commands';
import { namesIn } from './from-text';

/** Returns what the header of a JATS article states about it. */
export function frontOfJats(tree: Element): FrontMatter {
  const meta = find(tree, 'article-meta');
  const title = textOf(find(find(meta, 'title-group'), 'article-title'), 'xref', 'fn');
  const people = within(meta, 'contrib').filter(
    ({ attributes }) => (attributes['contrib-type'] ?? 'author') === 'author',
  );
  const ids = childrenOf(meta, 'article-id').map((id) => [id.attributes['pub-id-type'], textOf(id)]);
  return frontOf(title, people, ['surname', 'given-names', 'collab'], ids);
}

/** Returns what the header of a TEI document states about it. */
export function frontOfTei(tree: Element): FrontMatter {
  const file = find(find(tree, 'teiHeader'), 'fileDesc');
  const titles = find(file, 'titleStmt');
  const source = find(file, 'biblStruct') ?? file;
  const people = within(find(source, 'analytic') ?? titles, 'author');
  const ids = within(source, 'idno').map((id) => [id.attributes['type'], textOf(id)]);
  return frontOf(textOf(find(titles, 'title')), people, ['surname', 'forename', 'orgName'], ids);
}

const within = (element: Element | undefined, name: string): Element[] => (element ? descendants(element, name) : []);

const NORMALIZE: Partial<Record<string, [keyof Identifiers, (text: string) => string | undefined]>> = {
  doi: ['doi', normalizeDoi],
  arxiv: ['arxiv', normalizeArxiv],
  pmid: ['pmid', normalizePmid],
  pmc: ['pmcid', (value) => normalizePmcid(value.replace(/^(?=\d)/, 'PMC'))],
  pmcid: ['pmcid', (value) => normalizePmcid(value.replace(/^(?=\d)/, 'PMC'))],
};

/** @param names of the elements with a person's surname and given names, and with the name of a group */
function frontOf(
  title: string | undefined,
  people: readonly Element[],
  [surname = '', forename = '', group = '']: string[],
  ids: (string | undefined)[][],
): FrontMatter {
  const authors = people.flatMap((person): CslName[] => {
    const given = within(person, forename)
      .flatMap((part) => textOf(part) ?? [])
      .join(' ');
    const [family, literal] = [surname, group].map((name) => textOf(find(person, name)));
    if (family) return [{ family, ...(given && { given }) }];
    return literal ? [{ literal }] : [];
  });
  const identifiers: Identifiers = {};
  for (const [type = '', value = ''] of ids) {
    const [kind, normalize] = NORMALIZE[type.toLowerCase()] ?? [];
    const id = normalize?.(value);
    if (kind && id) identifiers[kind] ??= id;
  }
  return { ...(title && { title }), authors, identifiers };
}

/** Returns the title and authors of a LaTeX document's commands. */
export function frontOfLatex(source: string, plain: (latex: string) => string): FrontMatter | undefined {
  const [title] = argumentsOf(source, 'title').map((text) => plain(bare(text)).replace(/\s+/g, ' ').trim());
  if (!title) return undefined;
  const authors = argumentsOf(source, 'author').flatMap((text) =>
    bare(text)
      .split(/\\(?:and|And|AND|quad|qquad|newline)(?![A-Za-z])|\\\\(?:\[[^\]]{0,20}\])?|\n\s*\n/)
      .flatMap((part) => namesIn(plain(part).replace(/\s+/g, ' '))),
  );
  return { title, authors, identifiers: {} };
}

const NOTES =
  'thanks|footnote|inst|fnref|corref|textsuperscript|affil|affiliation|email|orcid|orcidlink|institute|IEEEauthorblockA';
const NOTE = new RegExp(String.raw`\\(?:${NOTES})\s?(?:\[[^\]]{0,40}\])?\{(?:[^{}]|\{[^{}]*\}){0,2000}\}`, 'g');
const FONT =
  /\\(?:footnotemark|textbf|textsc|name|vspace|Large|large|bf|LARGE|normalsize|IEEEauthorblockN|IEEEauthorrefmark)\*?(?:\[[^\]]{0,20}\])?/g;

/** Removes notes, marks of affiliations and addresses from an argument. */
const bare = (text: string): string =>
  [/\$\^?\{?[^$]{0,40}\}?\$/g, NOTE, FONT].reduce((rest, pattern) => rest.replace(pattern, ' '), text);

/** Returns the arguments of a command with one argument in braces. */
function argumentsOf(source: string, command: string): string[] {
  return [...source.matchAll(new RegExp(String.raw`\\${command}\s*(?:\[[^\]]{0,300}\]\s*)?(?=\{)`, 'g'))].flatMap(
    ({ index, 0: { length } }) => {
      const end = closing(source, index + length, '{', '}', 20_000);
      return end === undefined ? [] : [source.slice(index + length + 1, end)];
    },
  );
}
