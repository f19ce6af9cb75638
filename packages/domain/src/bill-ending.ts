import { actionWords } from './action-words.ts';
import { milestoneOf, type MilestoneKind } from './bill-progress-milestones.ts';
import { type BillEnding, endingRulesOf } from './bill-ending-rules.ts';
import type { ActionFact, IsoDate } from './source-record.ts';

export interface EndOfBill {
  outcome: BillEnding;
  date: IsoDate;
  text: string;
  /** Said by the legislature's words; a vote lost, told by a code alone, may have been taken again. */
  isStated: boolean;
}

/**
 * How a bill has ended short of becoming law, by the rules of its legislature; null while it goes on, or where it moved
 * on afterwards (reconsidered, recalled, reported again). A veto ends only with an override, which the caller sees.
 *
 * @param actions oldest first
 */
export function endOfBill(actions: readonly ActionFact[], isoCode = ''): EndOfBill | null {
  let end: EndOfBill | null = null;
  for (const action of actions) {
    const told = endingOf(action, isoCode);
    if (told !== null) {
      // What follows a veto (a vote to override that fails) leaves the veto standing.
      if (end?.outcome !== 'VETOED') end = { ...told, date: action.date, text: action.text };
    } else if (end !== null && end.outcome !== 'VETOED' && movesOn(action, isoCode)) end = null;
  }
  return end;
}

/** Codes by which Open States and the Library of Congress say that a bill has ended. */
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
  // Bills are withdrawn from a committee to be sent to another one, and recommitted.
  if (kind === 'withdrawn' && /\bwithdrawn from\b|\brecommit/.test(text)) return null;
  const outcome = kind && ENDING_MILESTONES[kind];
  return outcome === undefined ? null : { outcome, isStated: false };
}

/** Things that fail, are rejected, postponed or withdrawn without ending the bill they belong to. */
const OTHER_THINGS =
  /\bam(en)?d(men)?ts?\b|\bsubstitutes?\b|\bmotions?\b|\breconsider|\boverrid|\bconference (committee )?report\b|\bconcur|\b(emergency|urgency) clause\b|\bimmediate effect\b|\beffective date\b|\bsuspen(d|sion)|\bdischarge|\brecall|\b(minority|majority|committee) report\b|\bnotice\b|\bco-?(sponsor|author|patron)|\bsubject to call\b|\bfiscal\b/;

function isAboutAnotherThing(text: string): boolean {
  const bill = text
    .replace(/\b(as|with|without) (house |senate )?(amendments?|amended)\b|\bconstitutional amendments?\b/g, '')
    // A motion that ends the bill when it is carried: `Motion to postpone indefinitely adopted`.
    .replace(
      /\b(on )?motion (to|that it be) (postponed? indefinitely|indefinitely postponed?)(?!.*\b(fail|lost|reject|defeat|withdrawn|mf\b))/g,
      'indefinitely postponed',
    );
  return OTHER_THINGS.test(bill);
}

/** Steps a bill takes only while it lives. */
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
