import { searchedText, type SearchModel } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/app-error.ts';
import { FairQueue, QueueFullError } from '../../../platform/fair-queue.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { type CompiledSearchModel, compileSearchModel } from './compile-search-model.ts';

/** In characters. Parsing a shorter text takes no longer than answering any other call. */
const SHORT = 500;
/** Each user has one long text parsed at a time; the number that may wait is the same as for searches. */
const LIMITS = { running: 4, runningHeavy: 4, runningEach: 1, waitingEach: 12 };
/** Delay after a rejected text before the same user's next long text is parsed. */
const PAUSE_MS = 500;

export type CompileUserSearch = (
  actor: Actor,
  model: SearchModel,
  nowTs: UnixSeconds,
  signal?: AbortSignal,
) => Promise<CompiledSearchModel>;

/**
 * Creates the function that compiles a user's search. A long text blocks the main thread for milliseconds, so those of
 * one user are compiled one after another, with a delay after a rejected one.
 *
 * @throws AppError QUERY_FAULT, without waiting for the delay; TOO_MANY_SEARCHES
 */
export function createCompileUserSearch(clock: Clock): CompileUserSearch {
  const queue = new FairQueue(LIMITS);
  return (actor, model, nowTs, signal) => {
    if (searchedText(model).length <= SHORT) return Promise.resolve().then(() => compileSearchModel(model, nowTs));
    return new Promise((resolve, reject) => {
      const read = async () => {
        try {
          resolve(compileSearchModel(model, nowTs));
        } catch (error) {
          reject(error);
          await clock.sleep(PAUSE_MS);
        }
      };
      const turn = { person: actor.userId, organizationId: actor.organizationId, isHeavy: false, signal };
      queue.run({ ...turn, run: read }).catch((error: unknown) => {
        reject(error instanceof QueueFullError ? new AppError('TOO_MANY_SEARCHES', { cause: error }) : error);
      });
    });
  };
}
