import { createHash } from 'node:crypto';
import path from 'node:path';
import { fold } from '@veracite/text/fold';
import type { CheckedEntry } from '../entries/checked-entry';
import { RULES, RULE_TEXTS } from '../policy/failures';
import type { Finding } from '../policy/findings';
import { entryName, slashed } from './plain-text';
import type { Writer } from './writer';
import { ignoredText } from '../policy/ignore-list';

/** Writes SARIF 2.1.0 (OASIS) for code scanning. */
export const sarif: Writer = {
  end: ({ version, checked }) => {
    const log = {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'Veracite',
              version,
              rules: RULES.map((id) => ({ id, shortDescription: { text: RULE_TEXTS[id] } })),
            },
          },
          columnKind: 'utf16CodeUnits',
          originalUriBaseIds: { SRCROOT: { description: { text: 'The folder that the command ran in.' } } },
          results: checked.flatMap((each) => each.findings.map((finding) => resultOf(each, finding))),
        },
      ],
    };
    return `${JSON.stringify(log, null, 2)}\n`;
  },
};

function resultOf(checked: CheckedEntry, { rule, level, message, ignored }: Finding) {
  const { file, place } = checked;
  const region = place && {
    startLine: place.line,
    startColumn: place.column,
    endLine: place.endLine,
    endColumn: place.endColumn,
  };
  return {
    ruleId: rule,
    ruleIndex: RULES.indexOf(rule),
    level,
    message: { text: `${entryName(checked)}\n${message}` },
    locations:
      file === '-' ? [] : [{ physicalLocation: { artifactLocation: addressOf(file), ...(region && { region }) } }],
    partialFingerprints: { 'entry/v1': fingerprint(checked, rule) },
    ...(ignored && { suppressions: [{ kind: 'external', status: 'accepted', justification: ignoredText(ignored) }] }),
  };
}

/** Returns the location of a file; relative paths start from the folder that the command ran in. */
function addressOf(file: string): { uri: string; uriBaseId?: string } {
  const uri = slashed(file).split('/').map(encodeURIComponent).join('/');
  return path.isAbsolute(file) ? { uri: `file://${uri}` } : { uri, uriBaseId: 'SRCROOT' };
}

/** Computes a fingerprint that stays the same when an entry moves within its file. */
function fingerprint({ file, key, result }: CheckedEntry, rule: string): string {
  const text = [slashed(file), key ?? fold(result.originalText), rule].join('\0');
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
