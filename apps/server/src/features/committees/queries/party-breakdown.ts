import type { PartyBreakdown } from '@rotunda/contract';
import { partyName } from '@rotunda/domain';

/** Counts parties as named by the sources; people without one (undefined, null) are not counted. */
export function partyBreakdown(rawParties: Iterable<string | null | undefined>): PartyBreakdown {
  const counts: PartyBreakdown = {
    Democratic: 0,
    Republican: 0,
    Independent: 0,
    Libertarian: 0,
    Green: 0,
    Other: 0,
  };
  for (const rawParty of rawParties) if (rawParty) counts[partyName(rawParty)] += 1;
  return counts;
}
