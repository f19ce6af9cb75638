import type { DocumentCard, SearchAlert } from '@rotunda/contract';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { QueueMailDeps } from '../../platform/mail/queue-mail.ts';
import type { Actor } from '../../platform/request-context.ts';

export interface DigestsDeps extends QueueMailDeps {
  database: Database;
  /** Public URL without a trailing slash. */
  baseUrl: string;
  /** Whether there is a mail server; without one, emails stay in the outbox. */
  sendsMail: boolean;
  /** Owned by alerts: returns alerts by id, as shown in a list; alerts hidden from the actor are absent. */
  findAlerts(actor: Actor, searchAlertIds: readonly string[]): Promise<Map<string, SearchAlert>>;
  /** Owned by documents. */
  findCards(db: DatabaseHandle, actor: Actor, documentIds: readonly number[]): Promise<Map<number, DocumentCard>>;
}
