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
  const authors = descendants(meta ?? EMPTY, 'contrib').flatMap((contrib) =>
    (contrib.attributes['contrib-type'] ?? 'author') === 'author'
      ? nameOf(contrib, 'surname', 'given-names', 'collab')
      : [],
  );
  const ids = childrenOf(meta, 'article-id').map((id): [string, string] => [
    id.attributes['pub-id-type'] ?? '',
    textOf(id) ?? '',
  ]);
  return { ...(title && { title }), authors, identifiers: identifiersOf(ids) };
}

/** Returns what the header of a TEI document states about it. */
export function frontOfTei(tree: Element): FrontMatter {
  const file = find(find(tree, 'teiHeader'), 'fileDesc');
  const title = textOf(find(find(file, 'titleStmt'), 'title'));
  const source = find(file, 'biblStruct') ?? file ?? EMPTY;
  const people = descendants(find(source, 'analytic') ?? find(file, 'titleStmt') ?? EMPTY, 'author');
  const authors = people.flatMap((author) => nameOf(author, 'surname', 'forename', 'orgName'));
  const ids = descendants(source, 'idno').map((id): [string, string] => [
    id.attributes['type'] ?? '',
    textOf(id) ?? '',
  ]);
  return { ...(title && { title }), authors, identifiers: identifiersOf(ids) };
}

const EMPTY: Element = { name: '', attributes: {}, children: [], start: 0, end: 0, inner: { start: 0, end: 0 } };

function nameOf(element: Element, surname: string, forename: string, group: string): CslName[] {
  const family = textOf(find(element, surname));
  const given = descendants(element, forename)
    .flatMap((part) => textOf(part) ?? [])
    .join(' ');
  const literal = textOf(find(element, group));
  if (family) return [{ family, ...(given && { given }) }];
  return literal ? [{ literal }] : [];
}

const NORMALIZE: Partial<Record<string, [keyof Identifiers, (text: string) => string | undefined]>> = {
  doi: ['doi', normalizeDoi],
  arxiv: ['arxiv', normalizeArxiv],
  pmid: ['pmid', normalizePmid],
  pmc: ['pmcid', normalizePmcid],
  pmcid: ['pmcid', normalizePmcid],
};

function identifiersOf(ids: readonly [type: string, value: string][]): Identifiers {
  const found: Identifiers = {};
  for (const [type, value] of ids) {
    const [kind, normalize] = NORMALIZE[type.toLowerCase()] ?? [];
    const id = normalize?.(kind === 'pmcid' && /^\d/.test(value) ? `PMC${value}` : value);
    if (kind && id) found[kind] ??= id;
  }
  return found;
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

/** Removes notes, marks of affiliations and addresses from an argument. */
const bare = (text: string): string =>
  text
    .replace(/\$\^?\{?[^$]{0,40}\}?\$/g, ' ')
    .replace(
      /\\(?:thanks|footnote|inst|fnref|corref|textsuperscript|affil|affiliation|email|orcid|orcidlink|institute|IEEEauthorblockA)\s?(?:\[[^\]]{0,40}\])?\{(?:[^{}]|\{[^{}]*\}){0,2000}\}/g,
      ' ',
    )
    .replace(
      /\\(?:footnotemark|textbf|textsc|name|vspace|Large|large|bf|LARGE|normalsize|IEEEauthorblockN|IEEEauthorrefmark)\*?(?:\[[^\]]{0,20}\])?/g,
      ' ',
    );

/** Returns the arguments of a command with one argument in braces. */
function argumentsOf(source: string, command: string): string[] {
  return [...source.matchAll(new RegExp(String.raw`\\${command}\s*(?:\[[^\]]{0,300}\]\s*)?(?=\{)`, 'g'))].flatMap(
    ({ index, 0: { length } }) => {
      const end = closing(source, index + length, '{', '}', 20_000);
      return end === undefined ? [] : [source.slice(index + length + 1, end)];
    },
  );
}
