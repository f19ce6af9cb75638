import type { Database } from '../../platform/database/create-database.ts';
import type { QueueMailDeps } from '../../platform/mail/queue-mail.ts';

export interface OutboxDeps extends QueueMailDeps {
  database: Database;
  /** Public base URL without a trailing slash. */
  baseUrl: string;
  /** Whether a mail server is configured; without one, e-mails are only stored. */
  sendsMail: boolean;
}
