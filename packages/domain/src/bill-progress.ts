import { type BillHistory, type ProgressProof, readHistory, type Step } from './bill-history.ts';
import { AFTER_BOTH, getStages, type StageOfBill } from './bill-stages.ts';
import { type Position, getPosition, type Route } from './bill-position.ts';
import type { BillStatus, BillType, Chamber } from './status.ts';

export interface BillProgress {
  status: BillStatus;
  /** Chamber where the bill is now; absent once both are done with it. */
  chamber?: Chamber;
  stages: StageOfBill[];
  /** Positions of the proofs that moved the bill, and of those among them that were taken back later. */
  moved: ReadonlySet<number>;
  undone: ReadonlySet<number>;
  /** The bill came to its status on a day that no proof gives. */
  isUndated: boolean;
}

export interface ProgressContext {
  originatingChamber?: Chamber;
  billType?: BillType;
  /** Jurisdiction whose wordings tell that a bill has ended (`us-wy`); Congress by default. */
  isoCode?: string;
  /** True for Nebraska, the District of Columbia and city councils. */
  isUnicameral?: boolean;
  /** Display names of the two chambers; `House` and `Senate` by default. */
  chamberNames?: { lower: string; upper: string };
}

/**
 * Computes a bill's progress from its actions and whatever else proves how far it has come, oldest first (federal
 * wording and codes, or Open States classifications in `code`). Proofs that say nothing about the stage are ignored, so
 * an incomplete history gives the furthest stage it proves. Status, chamber and stages are one account: all are read
 * from the position that the standing steps amount to.
 */
export function getStageTrack(proofs: readonly ProgressProof[], context: ProgressContext = {}): BillProgress {
  const first = getFirstChamber(proofs, context);
  const history = readHistory(proofs, { ...context, first });
  const route = getRoute(first, context);
  const position = getPosition(history.standing, route);
  const chamber = getChamber(position, route);
  return {
    status: position.status,
    ...(chamber === undefined ? {} : { chamber }),
    stages: getStages(history.standing, route, position, context),
    moved: history.moved,
    undone: history.undone,
    isUndated: isUndated(history, position),
  };
}

/** Computes only the status; see getStageTrack. */
export function getBillStatus(proofs: readonly ProgressProof[], context: ProgressContext = {}): BillStatus {
  return getStageTrack(proofs, context).status;
}

const RESOLUTIONS: ReadonlySet<BillType> = new Set([
  'Resolution',
  'Concurrent Resolution',
  'Memorial',
  'Joint Memorial',
]);

function getRoute(first: Chamber, context: ProgressContext): Route {
  return {
    first,
    second: first === 'upper' ? 'lower' : 'upper',
    oneChamber: context.isUnicameral === true || context.billType === 'Resolution',
    isResolution: context.billType !== undefined && RESOLUTIONS.has(context.billType),
  };
}

/** The chamber where a bill began: as its source or number says, or else where it was first introduced. */
export function getFirstChamber(proofs: readonly ProgressProof[], context: ProgressContext): Chamber {
  if (context.originatingChamber !== undefined) return context.originatingChamber;
  const { standing } = readHistory(proofs, { ...context, first: 'lower' });
  return standing.some(({ kind, chamber }) => kind === 'introduced' && chamber === 'upper') ? 'upper' : 'lower';
}

function getChamber({ status, differences }: Position, route: Route): Chamber | undefined {
  if (status === 'RESOLVING_DIFFERENCES') return differences?.pending;
  if (AFTER_BOTH.has(status)) return undefined;
  return status === 'PASSED_FIRST_CHAMBER' ? route.second : route.first;
}

const STEPS_OF_STATUS: Partial<Record<BillStatus, readonly Step['kind'][]>> = {
  ENACTED: ['law', 'overrode'],
  ADOPTED: ['law', 'adopted', 'passed'],
  ENROLLED: ['enrolled'],
  PASSED_SECOND_CHAMBER: ['passed'],
  RESOLVING_DIFFERENCES: ['passed'],
  PASSED_FIRST_CHAMBER: ['passed', 'received'],
};

/** Whether no dated step shows when the bill came to its status. */
function isUndated({ standing }: BillHistory, { status, end }: Position): boolean {
  if (end !== null) return end.date === null;
  const kinds = STEPS_OF_STATUS[status];
  const shown = standing.filter(({ kind }) => kinds?.includes(kind) === true);
  return shown.length > 0 && shown.every(({ date }) => date === null);
}
