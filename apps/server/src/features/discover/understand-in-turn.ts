import { searchedText, type SearchModel } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/app-error.ts';
import { FairQueue, QueueFullError } from '../../platform/fair-queue.ts';
import type { Actor } from '../../platform/request-context.ts';
import { type CompiledSearchModel, compileSearchModel } from './compile-search-model.ts';

/** In characters. Reading a text of a few words takes as long as answering any call. */
const SHORT = 500;
/** One long text of a person is read at a time; as many wait as searches may. */
const LIMITS = { running: 4, runningHeavy: 4, runningEach: 1, waitingEach: 12 };
/** After a text that was refused, before the next long one of the same person is read. */
const PAUSE_MS = 500;

export type UnderstandInTurn = (
  actor: Actor,
  model: SearchModel,
  nowTs: UnixSeconds,
  signal?: AbortSignal,
) => Promise<CompiledSearchModel>;

/**
 * Reads the text of a search for whoever asks. Long texts take milliseconds each of the thread that answers everyone, so
 * those of one person are read one after another, and more slowly when they are refused.
 *
 * @throws AppError QUERY_FAULT, at once; TOO_MANY_SEARCHES
 */
export function createUnderstandInTurn(clock: Clock): UnderstandInTurn {
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
      queue.run({ person: actor.userId, isHeavy: false, signal, run: read }).catch((error: unknown) => {
        reject(error instanceof QueueFullError ? new AppError('TOO_MANY_SEARCHES', { cause: error }) : error);
      });
    });
  };
}
