import type { Checked } from '../entries/checked';
import type { Level } from '../policy/findings';
import { entryName, slashed } from './plain';
import type { Run, Writer } from './run';

/** JUnit's report as CI systems read it: a suite for each file, a case for each entry. */
export const junit: Writer = {
  end: ({ files, checked }: Run) => {
    const suites = files.map((file) => {
      const own = checked.filter((each) => each.file === file);
      return `  <testsuite name=${quoted(nameOf(file))} ${totals(own)}>\n${own.map(caseOf).join('')}  </testsuite>\n`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="veracite" ${totals(checked)}>\n${suites.join('')}</testsuites>\n`;
  },
};

const nameOf = (file: string): string => (file === '-' ? 'standard input' : slashed(file));

const has = ({ findings }: Checked, level: Level): boolean => findings.some((finding) => finding.level === level);

const isSkipped = (each: Checked): boolean => has(each, 'note') && !has(each, 'error');

const totals = (checked: readonly Checked[]): string =>
  `tests="${checked.length}" failures="${checked.filter((each) => has(each, 'error')).length}" errors="0" skipped="${checked.filter(isSkipped).length}"`;

function caseOf(each: Checked): string {
  const { file, place, findings, ms } = each;
  const line = place ? ` line="${place.line}"` : '';
  const head = `    <testcase name=${quoted(entryName(each, 160))} classname=${quoted(nameOf(file))} file=${quoted(nameOf(file))}${line} time="${(ms / 1000).toFixed(3)}"`;
  if (findings.length === 0) return `${head}/>\n`;
  const told = findings.map(({ rule, level, message, ignored }) => {
    const text = ignored ? `${message} Let pass until ${ignored.expires}: ${ignored.reason}` : message;
    if (level === 'error')
      return `      <failure type=${quoted(rule)} message=${quoted(text)}>${escaped(each.result.originalText)}</failure>\n`;
    if (level === 'note') return isSkipped(each) ? `      <skipped message=${quoted(text)}/>\n` : '';
    return `      <system-out>${escaped(`${rule}: ${text}`)}</system-out>\n`;
  });
  return `${head}>\n${told.join('')}    </testcase>\n`;
}

const quoted = (text: string): string =>
  `"${escaped(text)
    .replace(/"/g, '&quot;')
    .replace(/\r?\n|\r/g, '&#10;')}"`;

/** XML 1.0 has no control characters but tab and line ends, and no half of a surrogate pair. */
const escaped = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- control characters are what is taken out
    .replace(/[\u0000-\u0008\v\f\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
