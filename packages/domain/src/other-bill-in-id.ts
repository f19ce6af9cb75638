import { findJurisdiction } from './jurisdictions.ts';

export interface BillInId {
  /** As people write it: `NY A 149`, `CA ABX1 1`, `Canada C-69`. */
  number: string;
  /** `2017-2018`, `44-1`, or the publisher's name of the session with dashes. */
  session: string;
}

/**
 * Reads the number and session of a state or Canadian bill from its id (`us-ny-2017-2018-a-149`, `ca-44-1-c-69`), which
 * `stateBillId` and `canadianBillId` build. For bills of Congress, see `federalBillInId`.
 *
 * @returns undefined for any other id
 */
export function otherBillInId(fusionId: string): BillInId | undefined {
  const [, parliament, letter, own] = /^ca-(\d+-\d+)-([a-z]+)-(\d+)$/.exec(fusionId) ?? [];
  if (parliament !== undefined) return { number: `Canada ${letter?.toUpperCase()}-${own}`, session: parliament };
  const [, state = '', session, mark = '', type = '', number = ''] =
    /^us-([a-z]{2})-(.+?)(?:-(x\d))?-([a-z]{1,5})-(\d{1,6}|([a-z])\6{0,2})$/.exec(fusionId) ?? [];
  if (session === undefined) return undefined;
  const locality = findJurisdiction(`us-${state}`)?.localityCode;
  if (locality === undefined) return undefined;
  return { number: `${locality} ${`${type}${mark} ${number}`.toUpperCase()}`, session };
}
