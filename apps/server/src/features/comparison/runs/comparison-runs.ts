import type { ComparisonProgress } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/create-database.ts';
import type { ComparisonMessage, ComparisonNews } from './comparison-news.ts';
import { createComparisonRepository } from '../comparison.repository.ts';
import { type ComparedTexts, type ComparisonThreads, createPercent } from './comparison-threads.ts';
import { ComparisonsElsewhere } from './comparisons-elsewhere.ts';

interface ComparisonRunsOptions {
  database: Database;
  clock: Clock;
  threads: Pick<ComparisonThreads, 'compare'>;
  /** The other web servers. */
  news: ComparisonNews;
}

interface WantedComparison {
  userId: string;
  organizationId?: string;
  /** Identifies the compared state of both texts. */
  state: string;
  texts: ComparedTexts;
}

/** Limit for all cached comparisons together; that of the longest federal bill takes 5 MB. */
const MAX_KEPT_BYTES = 256 * 1024 ** 2;
/** How long a failure is kept for those who asked for the comparison and have not heard of it. */
const FAILURE_KEPT_MS = 120_000;
/** How often the other processes hear of the progress. */
const TELL_MS = 2000;

interface Run {
  /** Everyone who wants the result. When the last one cancels, the comparison is stopped. */
  wantedBy: Set<string>;
  percent: Int32Array;
  stop: AbortController;
  done: Promise<void>;
  /** The users in `wantedBy` have not heard of it. */
  hasFailed: boolean;
}

/**
 * Comparisons in progress. They go on when the user leaves the page and store their result, so that returning finds it.
 * Users who want the same comparison share one, on whichever web server their requests arrive.
 */
export class ComparisonRuns {
  readonly #options: ComparisonRunsOptions;
  readonly #runs = new Map<string, Run>();
  readonly #elsewhere: ComparisonsElsewhere;

  constructor(options: ComparisonRunsOptions) {
    this.#options = options;
    this.#elsewhere = new ComparisonsElsewhere(options.clock);
    options.news.subscribe((message) => this.#hear(message));
  }

  /**
   * Starts a comparison or joins the one in progress, and waits until its result is stored.
   * @throws AppError as `ComparisonThreads.compare`, CONFLICT when it was canceled; the signal's reason, which leaves it
   *   running
   */
  async finish(wanted: WantedComparison, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    // Begun at once if nobody else does, so that it goes on when the user leaves at once.
    if (this.#isElsewhere(wanted.state) && (await this.#awaitElsewhere(wanted, signal)) === 'stored') return;
    const { done } = this.#begin(wanted);
    let leave: () => void = () => undefined;
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(signal?.reason);
      signal?.addEventListener('abort', leave, { once: true });
    });
    try {
      await Promise.race([done, left]);
      this.#acknowledge(wanted);
    } catch (error) {
      if (signal?.aborted !== true) this.#acknowledge(wanted);
      throw error;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  /**
   * Starts a comparison or joins the one in progress, and returns its progress after at most `patienceMs`. A failure is
   * reported once to each user; asking again after that compares again.
   *
   * @throws AppError as `finish`
   */
  async follow(wanted: WantedComparison, patienceMs: number): Promise<ComparisonProgress> {
    const patience = AbortSignal.timeout(patienceMs);
    const outcome = await this.#awaitElsewhere(wanted, patience).catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      return 'late' as const;
    });
    if (outcome === 'stored') return { state: 'done', percent: 100 };
    if (outcome === 'late') return describe(this.#elsewhere.getPercent(wanted.state) ?? 0);
    const run = this.#begin(wanted);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), patienceMs);
    });
    try {
      if ((await Promise.race([run.done, late])) !== 'late') {
        this.#acknowledge(wanted);
        return { state: 'done', percent: 100 };
      }
    } catch (error) {
      this.#acknowledge(wanted);
      throw error;
    } finally {
      clearTimeout(timer);
    }
    return describe(Atomics.load(run.percent, 0));
  }

  /** Stops a comparison, also one of another process, unless someone else wants it too. */
  cancel({ userId, state }: Pick<WantedComparison, 'userId' | 'state'>): void {
    this.#cancelHere(userId, state);
    this.#options.news.send({ kind: 'canceled', state, userId });
  }

  #cancelHere(userId: string, state: string): void {
    const run = this.#runs.get(state);
    run?.wantedBy.delete(userId);
    if (run === undefined || run.wantedBy.size > 0) return;
    this.#runs.delete(state);
    run.stop.abort(createCanceled());
  }

  #hear(message: ComparisonMessage): void {
    const { kind, state } = message;
    if (kind === 'wanted') this.#runs.get(state)?.wantedBy.add(message.userId);
    else if (kind === 'canceled') this.#cancelHere(message.userId, state);
    else this.#elsewhere.hear(message);
  }

  #isElsewhere(state: string): boolean {
    return !this.#runs.has(state) && this.#elsewhere.getPercent(state) !== null;
  }

  /**
   * Waits for a comparison that another process makes.
   * @returns null at once if none does, or as soon as it has died
   * @throws AppError CONFLICT when it was canceled; the signal's reason
   */
  async #awaitElsewhere(
    { userId, state }: WantedComparison,
    signal?: AbortSignal,
  ): Promise<'stored' | 'failed' | null> {
    if (!this.#isElsewhere(state)) return null;
    this.#options.news.send({ kind: 'wanted', state, userId });
    const outcome = await this.#elsewhere.waitForEnd(state, signal);
    if (outcome === 'canceled') throw createCanceled();
    return outcome;
  }

  #begin(wanted: WantedComparison): Run {
    const known = this.#runs.get(wanted.state);
    if (known === undefined || (known.hasFailed && !known.wantedBy.has(wanted.userId))) {
      return this.#start(wanted);
    }
    known.wantedBy.add(wanted.userId);
    return known;
  }

  #start({ userId, organizationId, state, texts }: WantedComparison): Run {
    const stop = new AbortController();
    const percent = createPercent();
    const { database, clock, threads } = this.#options;
    const done = threads
      .compare({ userId, organizationId, stop: stop.signal, percent }, texts)
      .then((result) => createComparisonRepository(database).store(result, clock.now(), MAX_KEPT_BYTES));
    const run: Run = { wantedBy: new Set([userId]), percent, stop, done, hasFailed: false };
    this.#runs.set(state, run);
    const endTelling = this.#tellOthers(state, percent);
    done.then(
      () => {
        endTelling('stored');
        this.#forget(state, run);
      },
      () => {
        endTelling(stop.signal.aborted ? 'canceled' : 'failed');
        run.hasFailed = true;
        setTimeout(() => this.#forget(state, run), FAILURE_KEPT_MS).unref();
      },
    );
    return run;
  }

  /** Tells the other processes of a comparison until the returned function is called. */
  #tellOthers(state: string, percent: Int32Array): (outcome: 'stored' | 'failed' | 'canceled') => void {
    const { news } = this.#options;
    const tell = () => news.send({ kind: 'running', state, percent: Atomics.load(percent, 0) });
    tell();
    const telling = setInterval(tell, TELL_MS).unref();
    return (outcome) => {
      clearInterval(telling);
      news.send({ kind: 'ended', state, outcome });
    };
  }

  /** Notes that a user has heard how the comparison ended. */
  #acknowledge({ userId, state }: WantedComparison): void {
    const run = this.#runs.get(state);
    run?.wantedBy.delete(userId);
    if (run?.wantedBy.size === 0) this.#forget(state, run);
  }

  #forget(state: string, run: Run): void {
    if (this.#runs.get(state) === run) this.#runs.delete(state);
  }
}

function describe(percent: number): ComparisonProgress {
  return { state: percent === 0 ? 'waiting' : 'running', percent };
}

const createCanceled = () => new AppError('CONFLICT', { message: 'This comparison was canceled.' });
