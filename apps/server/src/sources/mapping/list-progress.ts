import { instantOf, type UnixSeconds } from '@rotunda/domain';
import { z } from 'zod';
import type { LiveRequest } from '../source.ts';

const checkpointSchema = z.object({
  /** By list: the newest change a finished reading of it has seen. */
  since: z.record(z.string(), z.number()),
  /** The list being read, when a reading was interrupted. */
  at: z.object({ list: z.string(), place: z.number(), newest: z.number().optional() }).optional(),
});
type Checkpoint = z.output<typeof checkpointSchema>;

/**
 * How far a fetch of several paged lists has come. An interrupted one goes on at its page; a finished one is read again
 * from the newest change it saw. That mark comes from the data, not from a clock: what changes while pages are read is
 * newer than the mark or part of it, and is never jumped over.
 */
export class ListProgress {
  private readonly done: Checkpoint;

  constructor(private readonly request: Pick<LiveRequest, 'checkpoint' | 'sinceTs' | 'saveCheckpoint'>) {
    this.done = readCheckpoint(request.checkpoint);
  }

  /** The lists still to be read, each with its first page or offset; one no longer asked for is forgotten. */
  remaining<T extends { key: string }>(lists: readonly T[], firstPlace: number): { list: T; place: number }[] {
    const { at } = this.done;
    const index = at === undefined ? -1 : lists.findIndex(({ key }) => key === at.list);
    if (at === undefined || index < 0) {
      delete this.done.at;
      return lists.map((list) => ({ list, place: firstPlace }));
    }
    return lists.slice(index).map((list) => ({ list, place: list.key === at.list ? at.place : firstPlace }));
  }

  /** Only what changed at or after this instant is wanted; undefined for everything. */
  since(key: string): UnixSeconds | undefined {
    return this.request.sinceTs ?? this.done.since[key];
  }

  /** @param changes when the records of the page were last changed, as the publisher writes it */
  tookPage(key: string, nextPlace: number, changes: readonly (string | undefined)[]): void {
    const seen = changes.flatMap((change) => instantOf(change ?? '') ?? []);
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

/** A checkpoint of another shape is as good as none: everything is asked again and changes nothing twice. */
function readCheckpoint(checkpoint: string | undefined): Checkpoint {
  try {
    return checkpointSchema.parse(JSON.parse(checkpoint ?? ''));
  } catch {
    return { since: {} };
  }
}
