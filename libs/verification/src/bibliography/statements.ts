import type { Statement } from '@veracite/model/bibliography';
import { aboutEntries } from './statements-entries';
import { aboutInText } from './statements-in-text';
import { aboutList } from './statements-list';
import { aboutXray } from './statements-xray';
import { Findings, StatementList } from './statement-list';

/** Strengths, weaknesses and recommendations, each from a figure, with the entries it speaks of; the gravest first. */
export function statementsOf(findings: Findings): Statement[] {
  const told = new StatementList(findings.entries);
  aboutEntries(findings, told);
  aboutInText(findings, told);
  aboutList(findings, told);
  aboutXray(findings, told);
  return told.statements;
}
