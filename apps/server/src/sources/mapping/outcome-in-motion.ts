import { passedFromResult } from './passed-from-result.ts';

/** Counts at the end of a motion: `54-7-1-0-0`. */
const TALLY = /[\s:]*\d+(-\d+)+\s*$/;
/**
 * A motion that is worded as its outcome, at its beginning or end: `H Failed Introduction`, `S 3rd Reading:Passed`,
 * `HB0007VT001: Did Not Override Veto`.
 */
const STATED =
  /^:?(?:[HS] )?(failed|rejected|defeated|lost|passed|adopted)\b|(?:^|[:\s])(did not (?:override|pass|adopt|concur|agree|prevail))\b|(?:[:\s])(failed|rejected|defeated|lost|passed|adopted)$/i;
/** Michigan's journals name the roll call after the result: `Senate Third Reading: Passed By 3/4 Vote Roll Call # 45`. */
const BEFORE_NUMBER = /^(?:house|senate)[^:]*:\s*(\S.*?)\s*\broll call ?# ?\d+\s*$/i;
/** Michigan gives immediate effect to what it has just passed, by the roll call on passage. */
const IMMEDIATE_EFFECT = /^given immediate effect$/i;

/** Returns the words in which a motion states its own outcome, and whether it carried; undefined if it states none. */
export function outcomeInMotion(text: string): { words: string; passed: boolean } | undefined {
  const motion = text.trim().replace(TALLY, '');
  const result = BEFORE_NUMBER.exec(motion)?.[1];
  const [, first, denied, last] = STATED.exec(motion) ?? [];
  const words = result ?? first ?? denied ?? last;
  if (words === undefined || /\bby which\b|\breconsider/i.test(motion)) return undefined;
  const passed = IMMEDIATE_EFFECT.test(words) ? true : passedFromResult(words);
  return passed === undefined ? undefined : { words: words.toLowerCase(), passed };
}
