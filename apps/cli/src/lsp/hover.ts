import { MarkupKind, type MarkupContent } from 'vscode-languageserver/node';
import { displayName, yearOf } from '@veracite/model/csl';
import { escapeMarkdown, markdownOf } from '@veracite/text/italics';
import { formatResult } from '../mcp/format-result';
import { entryName } from '../output/plain-text';
import { checkedEntry, type Judged } from './judged';
import { ignoredText } from '../policy/ignore-list';

/** Describes an entry: its verdict with reason, differences and correction, and the record with links. */
export function hoverText(judged: Judged): MarkupContent {
  const checked = checkedEntry(judged);
  if (!checked) return { kind: MarkupKind.Markdown, value: 'Veracite has not finished checking this reference.' };
  const { result } = checked;
  const citation = result.correctedCitation?.apa ?? '';
  const ignored = judged.findings.find((finding) => finding.ignored)?.ignored;
  const lines = [
    `**${escaped(entryName(checked, 200))}**`,
    ...(ignored ? [escaped(ignoredText(ignored))] : []),
    ...formatResult(result)
      .split('\n')
      .map((line) => escaped(line).replace(escaped(citation), () => markdownOf(citation, escaped))),
    ...recordOf(result),
    ...(result.confirmedBy ?? []).map(({ source, url }) => `- ${linked(source, url)}`),
  ];
  // Each line is a paragraph, except in a list.
  return {
    kind: MarkupKind.Markdown,
    value: lines.reduce((text, line) => text + (line.startsWith('- ') ? '\n' : '\n\n') + line),
  };
}

function recordOf({ match }: NonNullable<Judged['outcome']>['result']): string[] {
  if (!match) return [];
  const { csl, doi, url } = match;
  const people = (csl.author ?? csl.editor ?? []).map(displayName).join('; ');
  const parts = [people, yearOf(csl)?.toString(), csl.title, csl['container-title'] ?? csl.publisher];
  return [linked(parts.filter(Boolean).join('. '), doi ? `https://doi.org/${doi}` : url)];
}

const linked = (text: string, url: string | undefined): string =>
  url ? `[${escaped(text)}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)` : escaped(text);

/** Escapes Markdown outside of addresses, which become links. */
const escaped = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? `<${part}>` : escapeMarkdown(part)))
    .join('');
