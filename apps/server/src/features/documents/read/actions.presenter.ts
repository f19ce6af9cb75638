import { createHash } from 'node:crypto';
import type { Legislation } from '@rotunda/contract';
import { chamberName } from '@rotunda/domain';
import type { TimelineEntry } from '../merge/get-progress.ts';
import { secondsOfDay } from '../merge/seconds-of-day.ts';

type PresentedAction = Legislation['actions'][number];

/**
 * Presents the history as a timeline shows it, newest first. The id of an action is a hash of its day, its text and the
 * number of earlier identical actions on that day, so it stays the same when actions are added before or after it.
 *
 * @param actions oldest first
 */
export function presentActions(
  fusionId: string,
  isoCode: string,
  actions: readonly TimelineEntry[],
): PresentedAction[] {
  const counts = new Map<string, number>();
  return actions
    .map(({ date, ts, text, chamber, step }): PresentedAction => {
      const words = `${date} ${text}`;
      const times = counts.get(words) ?? 0;
      counts.set(words, times + 1);
      return {
        _id: createHash('sha256').update(`${fusionId}\n${words}\n${times}`).digest('hex').slice(0, 20),
        date,
        ts: ts ?? secondsOfDay(date),
        hasTime: ts !== undefined,
        text,
        chamberName: chamber === undefined ? null : chamberName(isoCode, chamber),
        step: step ?? null,
      };
    })
    .toReversed();
}
