import { textOrUndefined } from '../mapping/defined-fields.ts';
import type { XmlElement } from '../reading/xml-element.ts';

/** Committee actions by the codes of the agenda. */
const RESULTS: Readonly<Record<string, string>> = {
  '3': 'Reported to third reading',
  D: 'Defeated',
  F: 'Reported to first reading',
  R: 'Reported',
  R3: 'Restored to third reading',
  RC: 'Referred to committee',
  S: 'Special',
};

export interface CommitteeDecision {
  code: string | undefined;
  /** Text of the code, or the code itself if it is unknown. */
  result: string | undefined;
  /** Undefined for codes that do not show whether the bill passed. */
  passed: boolean | undefined;
  /** Committee that the bill is referred to, such as the Finance Committee. */
  referredTo: string | undefined;
}

/** Returns the committee's decision on a bill of its agenda. */
export function committeeDecision(item: XmlElement): CommitteeDecision {
  const code = textOrUndefined(item.child('action')?.plainText());
  return {
    code,
    result: code !== undefined && Object.hasOwn(RESULTS, code) ? RESULTS[code] : code,
    passed: passedByCode(code),
    referredTo: textOrUndefined(item.child('refercomm')?.plainText()),
  };
}

function passedByCode(code: string | undefined): boolean | undefined {
  if (code === 'D') return false;
  return code === 'F' || code === '3' || code === 'R' || code === 'RC' ? true : undefined;
}
