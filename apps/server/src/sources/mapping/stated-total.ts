import type { LiveRequest } from '../source.ts';

/**
 * Reports the progress of a fetch relative to the total that the publisher states. Lists are read one after the other
 * and each states its own count, so the total grows when another list begins.
 */
export class StatedTotal {
  private before = 0;

  constructor(private readonly request: Pick<LiveRequest, 'reportPlace'>) {}

  /**
   * @param done items of the list fetched so far in this run
   * @param total items of the list that this run will fetch in total; undefined where the publisher does not state it
   */
  report(done: number, total: number | undefined): void {
    if (total !== undefined) this.request.reportPlace?.(this.before + done, this.before + Math.max(done, total));
  }

  /** Ends a list, so that the next one adds to it. */
  finished(done: number): void {
    this.before += done;
  }
}
