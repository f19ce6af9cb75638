import type { DocumentCard } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { QueueMailDeps } from '../../platform/mail/queue-mail.ts';
import type { Queue } from '../../platform/queue/create-queue.ts';
import type { Actor } from '../../platform/request-context.ts';

export interface CommentsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  queue: Queue;
}

/** Dependencies for mailing mentioned users. */
export interface MentionMailsDeps extends QueueMailDeps {
  database: Database;
  /** Public URL without a trailing slash. */
  baseUrl: string;
  /** Owned by documents. */
  findCards(db: DatabaseHandle, actor: Actor, documentIds: readonly number[]): Promise<Map<number, DocumentCard>>;
}
