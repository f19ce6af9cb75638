import { actionWords } from './action-words.ts';
import { getMilestone } from './bill-progress-milestones.ts';
import type { MilestoneKind } from './bill-milestone.ts';
import type { BillEnding } from './bill-ending-rule.ts';
import { getEndingRules } from './bill-ending-rules.ts';
import type { ActionFact } from './source-record.ts';

/** Milestones from codes of Open States and the Library of Congress that mean a bill has ended. */
const ENDING_MILESTONES: Partial<Record<MilestoneKind, BillEnding>> = {
  failed: 'FAILED',
  withdrawn: 'WITHDRAWN',
  vetoed: 'VETOED',
};

export interface EndingOfBill {
  outcome: BillEnding;
  /** Stated in the legislature's own words. A lost vote known only by its code may have been taken again. */
  isStated: boolean;
}

/** Determines how an action ends a bill short of becoming law, by the rules of its legislature; null if it does not. */
export function getEnding(action: ActionFact, isoCode: string): EndingOfBill | null {
  const text = actionWords(action);
  const isState = isoCode.startsWith('us-');
  if (isState && isAboutAnotherThing(text)) return null;
  const rule = getEndingRules(isoCode).find(({ wording }) => wording.test(text));
  if (rule) return rule.outcome === null ? null : { outcome: rule.outcome, isStated: true };
  if (isState && /\bcommittee-failure\b/.test(action.code ?? '')) return { outcome: 'FAILED', isStated: true };
  const kind = getMilestone(action, isoCode)?.kind;
  // Bills are also withdrawn from a committee to be sent to another one, or recommitted.
  if (kind === 'withdrawn' && /\bwithdrawn from\b|\brecommit/.test(text)) return null;
  const outcome = kind && ENDING_MILESTONES[kind];
  return outcome === undefined ? null : { outcome, isStated: false };
}

/** Things that fail, are rejected, postponed or withdrawn without ending the bill. */
const OTHER_THINGS =
  /\bam(en)?d(men)?ts?\b|\bsubstitutes?\b|\bmotions?\b|\breconsider|\boverrid|\bconference (committee )?report\b|\bconcur|\b(emergency|urgency) clause\b|\bimmediate effect\b|\beffective date\b|\bsuspen(d|sion)|\bdischarge|\brecall|\b(minority|majority|committee) report\b|\bnotice\b|\bco-?(sponsor|author|patron)|\bsubject to call\b|\bfiscal\b/;

function isAboutAnotherThing(text: string): boolean {
  const bill = text
    // A vote taken again is a vote on the bill.
    .replace(/\b(up)?on reconsideration\b/g, '')
    // The second house's word for passage: `Failed to concur in pursuant to Senate Joint Resolution 1`.
    .replace(/\bconcur in (?=pursuant to\b)/g, '')
    .replace(/\b(as|with|without|no) (house |senate )?(amendments?|amended)\b|\bconstitutional amendments?\b/g, '')
    // A carried motion that ends the bill: `Motion to postpone indefinitely adopted`.
    .replace(
      /\b(on )?motion (to|that it be) (postponed? indefinitely|indefinitely postponed?)(?!.*\b(fail|lost|reject|defeat|withdrawn|mf\b))/g,
      'indefinitely postponed',
    );
  return OTHER_THINGS.test(bill);
}

/** Steps that only a live bill takes. */
const LIVING: ReadonlySet<MilestoneKind> = new Set([
  'referred',
  'reported',
  'floor',
  'received',
  'passed',
  'enrolled',
  'law',
]);

const REVIVED =
  /\breconsider(ed|ation)\b.*\b(passed|adopted|prevail|agreed|carried|granted|approved)|\bvote reconsidered\b|\b(recalled|revived|reinstated|resurrected)\b|\b(taken|removed) from (the )?table\b|\bconference committee\b|\bconferees\b|\bpostponed (for the day|temporarily)\b/;

/** Whether an action is one that only a live bill takes, so that an earlier end was none. */
export function movesOn(action: ActionFact, isoCode: string): boolean {
  const text = actionWords(action);
  if (REVIVED.test(text) && !/\b(fail|lost|reject)/.test(text)) return true;
  const kind = getMilestone(action, isoCode)?.kind;
  return kind !== undefined && LIVING.has(kind);
}
