import type { Entry } from '../entry';
import { NO_WORKS } from './tables';
import type { ScannedEntry } from './scan-bibtex';
import { toEntry } from './to-entry';
import { Scanner } from './scanner';

const NO_MACROS = new Map<string, string>();

/** Reads the entries of a `.bbl` file that biber wrote for BibLaTeX (`\entry{key}{article}{}` … `\endentry`). */
export function readBiblatexBbl(text: string): Entry[] {
  const entries: Entry[] = [];
  const opening = /\\entry\s*\{([^{}]{0,300})\}\s*\{([^{}]{0,60})\}/g;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const close = text.indexOf('\\endentry', opening.lastIndex);
    const next = text.indexOf('\\entry{', opening.lastIndex);
    const end =
      close < 0 || (next >= 0 && next < close) ? (next < 0 ? text.length : next) : close + '\\endentry'.length;
    const type = (found[2] ?? '').toLowerCase();
    const fields = fieldsOf(text.slice(opening.lastIndex, end));
    opening.lastIndex = end;
    const raw = text.slice(found.index, end).trimEnd();
    const scanned: ScannedEntry = {
      type,
      key: found[1] ?? '',
      fields,
      values: new Map(),
      span: { start: found.index, end: found.index + raw.length },
    };
    if (!NO_WORKS.has(type) && fields.size > 0) entries.push(toEntry(scanned));
  }
  return entries;
}

const COMMAND = /\\(field|strng|list|name|verb)\s*\{([a-z]+)\}/g;

function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  const scanner = new Scanner(text, NO_MACROS);
  for (let found = COMMAND.exec(text); found; found = COMMAND.exec(text)) {
    const [, command, name = ''] = found;
    scanner.at = COMMAND.lastIndex;
    let value: string;
    if (command === 'verb') {
      const end = text.indexOf('\\endverb', scanner.at);
      value = text
        .slice(scanner.at, end < 0 ? text.length : end)
        .replace(/^\s*\\verb\s/, '')
        .trim();
      scanner.at = end < 0 ? text.length : end;
    } else {
      const groups: string[] = [];
      while (/^\s*\{/.test(text.slice(scanner.at, scanner.at + 200))) groups.push(scanner.group());
      value = command === 'name' ? namesOf(groups.at(-1) ?? '') : (groups.at(-1) ?? '');
      if (command === 'list') value = groupsIn(value).join(', ');
    }
    COMMAND.lastIndex = Math.max(scanner.at, COMMAND.lastIndex);
    if (value && !fields.has(CANONICAL[name] ?? name)) fields.set(CANONICAL[name] ?? name, value);
  }
  return fields;
}

const CANONICAL: Record<string, string> = { address: 'location', school: 'institution', journal: 'journaltitle' };

/** Returns people in BibLaTeX's extended name format; version 2 of the file writes `{hash=…}{Family}{F.}{Given}{G.}…` instead. */
function namesOf(list: string): string {
  return groupsIn(list)
    .map((person) => {
      const parts = groupsIn(person);
      const last = parts.at(-1) ?? '';
      if (/\bfamily\s*=/.test(last))
        return splitParts(last)
          .filter((part) => /^\s*(?:family|given|prefix|suffix)\s*=/.test(part))
          .join(', ');
      const [, family, , given, , prefix, , suffix] = parts;
      return Object.entries({ family, given, prefix, suffix })
        .flatMap(([name, value]) => (value ? [`${name}={${value}}`] : []))
        .join(', ');
    })
    .filter(Boolean)
    .join(' and ');
}

const splitParts = (text: string): string[] => text.replace(/%\s/g, ' ').split(/,\s*\n|,\s*(?=[a-z]+\s*=)/);

/** Returns the contents of the outermost pairs of braces in a text. */
function groupsIn(text: string): string[] {
  const scanner = new Scanner(text, NO_MACROS);
  const groups: string[] = [];
  while (scanner.toBrace()) groups.push(scanner.group());
  return groups;
}
