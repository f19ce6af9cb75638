import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { Queue } from '../../platform/queue/create-queue.ts';
import type { PassageThreads } from './passages/passage-threads.ts';

export interface SimilarDeps {
  database: Database;
  clock: Clock;
  queue: Queue;
  passages: Pick<PassageThreads, 'find'>;
}
