import { escapeXml } from '@veracite/text/escape-html';
import type { CheckedEntry } from '../entries/checked-entry';
import type { Level } from '../policy/findings';
import { entryName, slashed } from './plain-text';
import type { Run, Writer } from './writer';
import { ignoredText } from '../policy/ignore-list';

/** Writes a JUnit report for CI systems: a suite for each file, a case for each entry. */
export const junit: Writer = {
  end: ({ files, checked }: Run) => {
    const suites = files.map((file) => {
      const ofFile = checked.filter((each) => each.file === file);
      return `  <testsuite name=${quoted(nameOf(file))} ${totals(ofFile)}>\n${ofFile.map(caseOf).join('')}  </testsuite>\n`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="veracite" ${totals(checked)}>\n${suites.join('')}</testsuites>\n`;
  },
};

const nameOf = (file: string): string => (file === '-' ? 'standard input' : slashed(file));

const has = ({ findings }: CheckedEntry, level: Level): boolean => findings.some((finding) => finding.level === level);

const isSkipped = (each: CheckedEntry): boolean => has(each, 'note') && !has(each, 'error');

const totals = (checked: readonly CheckedEntry[]): string =>
  `tests="${checked.length}" failures="${checked.filter((each) => has(each, 'error')).length}" errors="0" skipped="${checked.filter(isSkipped).length}"`;

function caseOf(each: CheckedEntry): string {
  const { file, place, findings, ms } = each;
  const line = place ? ` line="${place.line}"` : '';
  const head = `    <testcase name=${quoted(entryName(each, 160))} classname=${quoted(nameOf(file))} file=${quoted(nameOf(file))}${line} time="${(ms / 1000).toFixed(3)}"`;
  if (findings.length === 0) return `${head}/>\n`;
  const results = findings.map(({ rule, level, message, ignored }) => {
    const text = ignored ? `${message} ${ignoredText(ignored)}` : message;
    if (level === 'error')
      return `      <failure type=${quoted(rule)} message=${quoted(text)}>${escapeXml(each.result.originalText)}</failure>\n`;
    if (level === 'note') return isSkipped(each) ? `      <skipped message=${quoted(text)}/>\n` : '';
    return `      <system-out>${escapeXml(`${rule}: ${text}`)}</system-out>\n`;
  });
  return `${head}>\n${results.join('')}    </testcase>\n`;
}

const quoted = (text: string): string => `"${escapeXml(text).replace(/\r?\n|\r/g, '&#10;')}"`;
