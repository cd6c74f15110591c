import type { Finding } from '../policy/findings';
import { entryName, slashed } from './plain-text';
import type { Writer } from './writer';
import { ignoredText } from '../policy/ignore-list';

const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** Writes annotations for GitHub Actions (workflow commands) at the lines of the entries. */
export const github: Writer = {
  entry: (checked) => {
    const { file, place, findings } = checked;
    const lines = place && { line: place.line, endLine: place.endLine };
    return findings
      .map((finding) => {
        const properties = {
          ...(file !== '-' && { file: slashed(file) }),
          ...lines,
          title: `Veracite: ${finding.rule}`,
        };
        const parameters = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
        return `::${COMMANDS[finding.level]} ${parameters.join(',')}::${data(messageOf(finding, entryName(checked, 200)))}\n`;
      })
      .join('');
  },
};

function messageOf({ message, ignored }: Finding, name: string): string {
  const passed = ignored ? ` ${ignoredText(ignored)}` : '';
  return `${name}\n${message}${passed}`;
}

const data = (text: string): string => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

const property = (text: string): string => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
