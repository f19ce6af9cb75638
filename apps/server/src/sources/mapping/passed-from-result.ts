const REFUSED = /\b(not|rejected|failed|defeated|veto sustained|disagreed)\b/i;
const CARRIED =
  /\b(passed|agreed|confirmed|adopted|overridden|ratified|sustained|well taken|germane|guilty|invoked)\b/i;

/**
 * Whether a motion carried, from the words of a roll call's result: `Passed`, `Cloture Motion Rejected`, `Veto
 * Sustained` (the motion to override failed). Undefined where the words do not say, as with an election.
 */
export function passedFromResult(result: string): boolean | undefined {
  if (REFUSED.test(result)) return false;
  return CARRIED.test(result) ? true : undefined;
}
