import type { Database } from '../../platform/database/create-database.ts';
import type { QueueMailDeps } from '../../platform/mail/queue-mail.ts';

export interface OutboxDeps extends QueueMailDeps {
  database: Database;
  /** Public address without a slash at its end. */
  baseUrl: string;
  /** Whether there is a mail server; without one, e-mails are kept. */
  sendsMail: boolean;
}
