import type { VoteRecord } from '@rotunda/domain';

/** Returns the deciding vote of the Senate's presiding officer, which its counts of senators do not include. */
export function getTieBreaker(by: string | undefined, vote: string | undefined): VoteRecord['tieBreaker'] {
  if (by === undefined) return undefined;
  return vote === undefined ? { by } : { by, vote };
}
