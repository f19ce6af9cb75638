import { getInstant, type UnixSeconds } from '@rotunda/domain';
import { z } from 'zod';
import type { LiveRequest } from '../source.ts';

const checkpointSchema = z.object({
  /** For each list, the newest change seen by its last completed read. */
  since: z.record(z.string(), z.number()),
  /** The list being read when a fetch was interrupted. */
  at: z.object({ list: z.string(), place: z.number(), newest: z.number().optional() }).optional(),
});
type Checkpoint = z.output<typeof checkpointSchema>;

/**
 * Progress of a fetch across several paged lists. An interrupted list continues at its page; a finished one is read
 * again from the newest change it contained. That time comes from the data, not from a clock, so a change made while
 * pages are read is at or after it and is never skipped.
 */
export class ListProgress {
  private readonly done: Checkpoint;

  constructor(private readonly request: Pick<LiveRequest, 'checkpoint' | 'sinceTs' | 'saveCheckpoint'>) {
    this.done = readCheckpoint(request.checkpoint);
  }

  /**
   * Returns the lists still to be read, each with its first page or offset. The saved position is dropped if its list
   * is no longer requested.
   */
  remaining<T extends { key: string }>(lists: readonly T[], firstPlace: number): { list: T; place: number }[] {
    const { at } = this.done;
    const index = at === undefined ? -1 : lists.findIndex(({ key }) => key === at.list);
    if (at === undefined || index < 0) {
      delete this.done.at;
      return lists.map((list) => ({ list, place: firstPlace }));
    }
    return lists.slice(index).map((list) => ({ list, place: list.key === at.list ? at.place : firstPlace }));
  }

  /** Returns the time from which changes are requested; undefined for everything. */
  since(key: string): UnixSeconds | undefined {
    return this.request.sinceTs ?? this.done.since[key];
  }

  /** @param changes when the page's records last changed, as written by the publisher */
  tookPage(key: string, nextPlace: number, changes: readonly (string | undefined)[]): void {
    const seen = changes.flatMap((change) => getInstant(change ?? '') ?? []);
    const before = this.done.at?.list === key ? (this.done.at.newest ?? 0) : 0;
    const newest = seen.reduce((latest, instant) => Math.max(latest, instant), before);
    this.done.at = { list: key, place: nextPlace, ...(newest > 0 ? { newest } : {}) };
    this.save();
  }

  finished(key: string): void {
    const newest = this.done.at?.list === key ? this.done.at.newest : undefined;
    if (newest !== undefined) this.done.since[key] = Math.max(newest, this.done.since[key] ?? 0);
    delete this.done.at;
    this.save();
  }

  private save(): void {
    this.request.saveCheckpoint(JSON.stringify(this.done));
  }
}

/**
 * Treats a checkpoint of another shape as missing: everything is requested again, and unchanged records have no effect.
 */
function readCheckpoint(checkpoint: string | undefined): Checkpoint {
  try {
    return checkpointSchema.parse(JSON.parse(checkpoint ?? ''));
  } catch {
    return { since: {} };
  }
}
