import type { Statement } from '@veracite/model/bibliography';
import { aboutEntries } from './statements-entries';
import { aboutInText } from './statements-in-text';
import { aboutList } from './statements-list';
import { aboutXray } from './statements-xray';
import { Findings, StatementList } from './statement-list';

/** Returns strengths, weaknesses and recommendations with their entries, the most serious first. */
export function statementsOf(findings: Findings): Statement[] {
  const list = new StatementList(findings.entries);
  aboutEntries(findings, list);
  aboutInText(findings, list);
  aboutList(findings, list);
  aboutXray(findings, list);
  return list.items;
}
