import { actionWords } from './action-words.ts';
import { milestoneOf, type MilestoneKind } from './bill-progress-milestones.ts';
import { type BillEnding, endingRulesOf } from './bill-ending-rules.ts';
import type { ActionFact, IsoDate } from './source-record.ts';

export interface EndOfBill {
  outcome: BillEnding;
  date: IsoDate;
  text: string;
  /** Stated in the legislature's own words. A lost vote known only by its code may have been taken again. */
  isStated: boolean;
}

/**
 * Determines how a bill ended short of becoming law, by the rules of its legislature. Returns null while the bill is
 * alive, including when it moved on afterward (reconsidered, recalled, reported again). Only an override undoes a veto,
 * which the caller checks.
 *
 * @param actions oldest first
 */
export function endOfBill(actions: readonly ActionFact[], isoCode = ''): EndOfBill | null {
  let end: EndOfBill | null = null;
  for (const action of actions) {
    const ending = endingOf(action, isoCode);
    if (ending !== null) {
      // Actions after a veto, such as a failed override vote, leave the veto in place.
      if (end?.outcome !== 'VETOED') end = { ...ending, date: action.date, text: action.text };
    } else if (end !== null && end.outcome !== 'VETOED' && movesOn(action, isoCode)) end = null;
  }
  return end;
}

/** Milestones from codes of Open States and the Library of Congress that mean a bill has ended. */
const ENDING_MILESTONES: Partial<Record<MilestoneKind, BillEnding>> = {
  failed: 'FAILED',
  withdrawn: 'WITHDRAWN',
  vetoed: 'VETOED',
};

function endingOf(action: ActionFact, isoCode: string): Pick<EndOfBill, 'outcome' | 'isStated'> | null {
  const text = actionWords(action);
  const isState = isoCode.startsWith('us-');
  if (isState && isAboutAnotherThing(text)) return null;
  const rule = endingRulesOf(isoCode).find(({ wording }) => wording.test(text));
  if (rule) return rule.outcome === null ? null : { outcome: rule.outcome, isStated: true };
  if (isState && /\bcommittee-failure\b/.test(action.code ?? '')) return { outcome: 'FAILED', isStated: true };
  const kind = milestoneOf(action, isoCode)?.kind;
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
    .replace(/\b(as|with|without) (house |senate )?(amendments?|amended)\b|\bconstitutional amendments?\b/g, '')
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

function movesOn(action: ActionFact, isoCode: string): boolean {
  const text = actionWords(action);
  if (REVIVED.test(text) && !/\b(fail|lost|reject)/.test(text)) return true;
  const kind = milestoneOf(action, isoCode)?.kind;
  return kind !== undefined && LIVING.has(kind);
}
