import type { LiveRequest } from '../source.ts';

/**
 * How far a fetch is in what its publisher says there is. Lists are read one after the other and each states its own
 * number, so the total grows when another list begins.
 */
export class StatedTotal {
  private before = 0;

  constructor(private readonly request: Pick<LiveRequest, 'reportPlace'>) {}

  /**
   * @param done items of the list handed on by this fetch
   * @param total those it will hand on in all; undefined where the publisher does not say
   */
  report(done: number, total: number | undefined): void {
    if (total !== undefined) this.request.reportPlace?.(this.before + done, this.before + Math.max(done, total));
  }

  /** The next list begins. */
  finished(done: number): void {
    this.before += done;
  }
}
