import { joinByDay } from './action-order.ts';
import type { ProgressContext } from './bill-progress.ts';
import { nameOfStep, type ProgressProof, readHistory, type Step, type StepKind } from './bill-history.ts';
import type { ActionFact, IsoDate } from './source-record.ts';
import type { Chamber } from './status.ts';

/** A proof of progress other than an action of the history. */
export interface OtherProof extends ProgressProof {
  /**
   * Where an undated proof goes: before the history, because the bill had come that far at some time, or after the
   * history as far as `asOf`. Dated ones go to their day.
   */
  place: 'before' | 'after';
  /** Day up to which the proof knows the history; by default all of it. */
  asOf?: IsoDate | null;
}

/**
 * Joins the history of a bill with everything else that proves its progress, oldest first. The history decides what it
 * tells of: another proof counts only if it shows a step that the history never took, so a print of an engrossed bill
 * doesn't outlive the reconsideration of its passage. Outcomes count unless the history contradicts them.
 */
export function joinProofs(
  actions: readonly ActionFact[],
  others: readonly OtherProof[],
  context: Pick<ProgressContext, 'isoCode' | 'billType' | 'isUnicameral'> & { first: Chamber },
): ProgressProof[] {
  const { taken, standing: history } = readHistory(actions, context);
  const isOfOneChamber = context.isUnicameral === true || context.billType === 'Resolution';
  const isNews = (proof: OtherProof) => {
    if (proof.outcome === 'ADOPTED' && !isOfOneChamber) return !isBeforeSecondChamber(history, taken, context.first);
    if (proof.outcome !== undefined) return true;
    const { standing } = readHistory([proof], context);
    return standing.some((step) => step.kind === 'law' || !taken.has(nameOfStep(step)));
  };
  const news = others.filter(isNews);
  const dated = news.filter(({ date }) => date !== null).toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1));
  let joined: ProgressProof[] = joinByDay<ProgressProof>(actions, dated);
  joined.unshift(...news.filter(({ date, place }) => date === null && place === 'before'));
  for (const proof of news.filter(({ date, place }) => date === null && place === 'after')) {
    const { asOf } = proof;
    const at = asOf == null ? joined.length : joined.findLastIndex(({ date }) => date !== null && date <= asOf) + 1;
    joined = joined.toSpliced(at, 0, proof);
  }
  return joined;
}

/** Steps of the chamber that has a measure and has not adopted it. */
const PENDING: ReadonlySet<StepKind> = new Set(['received', 'referred', 'committee', 'reported', 'floor', 'failed']);

/**
 * Whether a history shows that one chamber adopted a measure and the other still had it. LegiScan gives a concurrent or
 * joint resolution the status `Passed` when its first chamber has adopted it.
 */
function isBeforeSecondChamber(standing: readonly Step[], taken: ReadonlySet<string>, first: Chamber): boolean {
  const second: Chamber = first === 'upper' ? 'lower' : 'upper';
  const passed = standing.findLastIndex(({ kind, chamber }) => kind === 'passed' && chamber === first);
  if (passed < 0 || taken.has(`passed ${second}`)) return false;
  const after = standing.slice(passed + 1);
  return (
    after.some(({ kind, chamber }) => PENDING.has(kind) && chamber !== first) &&
    !after.some(({ kind }) => kind === 'enrolled' || kind === 'law')
  );
}
