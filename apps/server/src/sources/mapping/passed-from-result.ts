const REFUSED = /\b(not|rejected|failed|defeated|veto sustained|disagreed)\b/i;
const CARRIED =
  /\b(passed|agreed|confirmed|adopted|overridden|ratified|sustained|well taken|germane|guilty|invoked)\b/i;

/**
 * Whether a motion carried, from the result of a roll call: `Passed`, `Cloture Motion Rejected`, `Veto Sustained` (the
 * motion to override failed). Undefined where the words do not say, as for an election.
 */
export function passedFromResult(result: string): boolean | undefined {
  if (REFUSED.test(result)) return false;
  return CARRIED.test(result) ? true : undefined;
}
