/** Stage at which a bill of each status is; the last stage for the others. */
const STAGE_OF_STATUS = {
  INTRODUCED: 'Introduced',
  IN_COMMITTEE: 'Committee',
  REPORTED: 2,
  PASSED_FIRST_CHAMBER: 3,
};

const ENDED = new Set(['FAILED', 'FAILED_SINE_DIE', 'WITHDRAWN', 'VETOED']);
const DONE = new Set(['ENACTED', 'ADOPTED']);

const GENERIC = {
  INTRODUCED: 'Introduced',
  IN_COMMITTEE: 'Introduced',
  REPORTED: 'Considering',
  PASSED_FIRST_CHAMBER: 'Considering',
  RESOLVING_DIFFERENCES: 'Considering',
  PASSED_SECOND_CHAMBER: 'Considering',
  ENROLLED: 'Considering',
  ENACTED: 'Passed',
  ADOPTED: 'Passed',
  OTHER: 'Other',
  FAILED: 'Failed',
  FAILED_SINE_DIE: 'Failed',
  WITHDRAWN: 'Failed',
  VETOED: 'Failed',
};

/**
 * Checks whether what the product says about the progress of a bill is one story.
 *
 * @param {{ status: string | null, genericStatus: string | null, stageTrack: object[], isStatusUndated: boolean,
 *   lastActionOn: string | null, sessionActive: boolean | null }} bill
 * @returns {[field: string, isRight: boolean, shown: string][]}
 */
export function progressErrors(bill) {
  const { status, genericStatus, stageTrack, isStatusUndated, lastActionOn } = bill;
  const states = stageTrack.map(({ state }) => state);
  const told = `${status} (${genericStatus}); ${stageTrack.map(({ label, state, date }) => `${label} ${state} ${date ?? ''}`.trim()).join(', ')}; last action ${lastActionOn}`;
  const expected = GENERIC[status];
  const isPending = expected === 'Introduced' || expected === 'Considering';
  const latest = stageTrack
    .flatMap(({ date }) => date ?? [])
    .toSorted()
    .at(-1);
  return [
    ['status and stages', isStageOf(status, stageTrack), told],
    ['stages in order', /^(done )*(current|failed|done)( ahead)*$/.test(states.join(' ')), told],
    ['status and generic status', genericStatus === expected || (isPending && genericStatus === 'Inactive'), told],
    ['last action and status', latest === undefined || isStatusUndated || (lastActionOn ?? '') >= latest, told],
    ['no date ahead', stageTrack.every(({ state, date }) => state !== 'ahead' || date === null), told],
  ];
}

function isStageOf(status, stages) {
  const at = stages.findIndex(({ state }) => state === 'current' || state === 'failed');
  if (DONE.has(status)) return at < 0 && stages.every(({ state }) => state === 'done');
  const stage = stages[at];
  if (stage === undefined) return false;
  if (ENDED.has(status)) return stage.state === 'failed' && (status !== 'VETOED' || at === stages.length - 1);
  if (status === 'OTHER') return stage.state === 'current';
  const place = STAGE_OF_STATUS[status] ?? stages.length - 1;
  const isThere = typeof place === 'number' ? at === Math.min(place, stages.length - 1) : stage.label === place;
  return stage.state === 'current' && isThere;
}
