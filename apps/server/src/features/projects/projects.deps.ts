import type { DocumentCard, EmailSettings, EntityMetadata, SavedSearch } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Actor } from '../../platform/request-context.ts';

/** How often a user is notified about a project. */
type EmailFrequencies = Pick<EmailSettings, 'alertEmailFrequency' | 'updateEmailFrequency'>;

export interface ProjectsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  /** Owned by saved-searches: the saved searches of a project, with counts. */
  findSavedSearches(actor: Actor, projectId: string): Promise<SavedSearch[]>;
  /** Owned by workflow: creates the board of a new project, in the transaction that creates the project. */
  onProjectCreated(tx: DatabaseHandle, actor: Actor, projectId: string): Promise<void>;
  /**
   * Owned by digests, called in the transaction of the change: sets from where the actor's next digest of the project
   * starts.
   */
  onFrequencyChanged(
    tx: DatabaseHandle,
    actor: Actor,
    projectId: string,
    change: { before: EmailFrequencies; after: EmailFrequencies },
  ): Promise<void>;
  /** Owned by actions; null for an action the actor may not read, as for a missing one. */
  findActionName(db: DatabaseHandle, actor: Actor, actionId: string): Promise<string | null>;
  /**
   * Called in the deletion's transaction, before the deletion: the matcher must forget the projects' saved searches,
   * and things that belong only to them must not become open.
   */
  onProjectsDeleted(tx: DatabaseHandle, organizationId: string, projectIds: readonly string[]): Promise<void>;
  /** Owned by documents. */
  findCards(db: DatabaseHandle, actor: Actor, documentIds: readonly number[]): Promise<Map<number, DocumentCard>>;
  /** Owned by entity-metadata; returns only the named projects. */
  findMetadata(
    actor: Actor,
    fusionIds: readonly string[],
    projectIds: readonly string[] | undefined,
  ): Promise<EntityMetadata[]>;
}
