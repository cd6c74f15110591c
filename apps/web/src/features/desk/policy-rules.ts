import { FLAG_RULES, type FlagRule } from '@veracite/contracts/collections';
import { isMap, parseDocument, visit, type Document } from 'yaml';

/** What a policy does with the references that a rule applies to. Those that do not count may still be flagged. */
export type Effect = 'both' | 'against' | 'look' | 'none';

export interface PolicyRule {
  rule: FlagRule;
  effect: Effect;
  /** Lowest chance, 0 to 1, that the verdict is right. */
  minConfidence: number;
  /** Counts only when more references than this are affected. */
  moreThan: number;
}

interface PolicyFile {
  against?: Partial<Record<FlagRule, Partial<PolicyRule>>>;
  look?: FlagRule[];
}

/** Rules that a policy without the list `look` flags. */
const LOOK: FlagRule[] = ['invented', 'other-work', 'retracted', 'wrong-authors'];

/** Reads the rules of a policy. @returns undefined for a text that is no policy */
export function rulesOf(yaml: string): PolicyRule[] | undefined {
  const document = parseDocument(yaml);
  if (document.errors.length > 0 || !isMap(document.contents) || hasAlias(document)) return undefined;
  const { against = {}, look = LOOK } = document.toJS() as PolicyFile;
  if (typeof against !== 'object' || !Array.isArray(look)) return undefined;
  return FLAG_RULES.map((rule) => {
    const { minConfidence = 0, moreThan = 0 } = against[rule] ?? {};
    const isLook = look.includes(rule);
    const effect = rule in against ? (isLook ? 'both' : 'against') : isLook ? 'look' : 'none';
    return { rule, effect, minConfidence, moreThan };
  });
}

/** Tests for an alias, which the server refuses, too. */
function hasAlias(document: Document): boolean {
  let isFound = false;
  visit(document, { Alias: () => void (isFound = true) });
  return isFound;
}

/** Returns a policy with one rule changed. Comments, and what the form does not show, stay. */
export function withRule(yaml: string, { rule, effect, minConfidence, moreThan }: PolicyRule): string {
  const document = parseDocument(yaml);
  const { look = LOOK } = document.toJS() as PolicyFile;
  const isLook = effect === 'both' || effect === 'look';
  const condition = { ...(minConfidence > 0 && { minConfidence }), ...(moreThan > 0 && { moreThan }) };
  if (effect === 'both' || effect === 'against')
    document.setIn(['against', rule], document.createNode(condition, { flow: true }));
  else if (document.hasIn(['against', rule])) document.deleteIn(['against', rule]);
  if (isLook !== look.includes(rule))
    document.set(
      'look',
      document.createNode(isLook ? [...look, rule] : look.filter((each) => each !== rule), { flow: true }),
    );
  return document.toString();
}
