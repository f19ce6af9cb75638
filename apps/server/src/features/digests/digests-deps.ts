import type { DocumentCard, SearchAlert } from '@rotunda/contract';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { QueueMailDeps } from '../../platform/mail/queue-mail.ts';
import type { Actor } from '../../platform/request-context.ts';

export interface DigestsDeps extends QueueMailDeps {
  database: Database;
  /** Public address without a slash at its end. */
  baseUrl: string;
  /** Whether there is a mail server; without one, e-mails are kept in the outbox. */
  sendsMail: boolean;
  /** Owned by alerts: as a list shows them, by id; those the actor does not see are absent. */
  findAlerts(actor: Actor, searchAlertIds: readonly string[]): Promise<Map<string, SearchAlert>>;
  /** Owned by documents. */
  findCards(db: DatabaseHandle, actor: Actor, documentIds: readonly number[]): Promise<Map<number, DocumentCard>>;
}
