import type { DocumentCard, EmailSettings, EntityMetadata, SavedSearch } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Actor } from '../../platform/request-context.ts';

/** How often a person is told of a project. */
type EmailFrequencies = Pick<EmailSettings, 'alertEmailFrequency' | 'updateEmailFrequency'>;

export interface ProjectsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  /** Owned by saved-searches: what is saved in a project, with counts. */
  findSavedSearches(actor: Actor, projectId: string): Promise<SavedSearch[]>;
  /** Owned by workflow: gives a new project its board, in the creation's transaction. */
  onProjectCreated(tx: DatabaseHandle, actor: Actor, projectId: string): Promise<void>;
  /** Owned by digests, told in the transaction of the change: from where the actor is told of the project from now on. */
  onFrequencyChanged(
    tx: DatabaseHandle,
    actor: Actor,
    projectId: string,
    change: { before: EmailFrequencies; after: EmailFrequencies },
  ): Promise<void>;
  /** Owned by actions; null for one the actor may not read as for none. */
  findActionName(db: DatabaseHandle, actor: Actor, actionId: string): Promise<string | null>;
  /**
   * Told in the deletion's transaction and before it: the matcher must forget what was saved in them, and what belongs
   * to them alone must not open.
   */
  onProjectsDeleted(tx: DatabaseHandle, organisationId: string, projectIds: readonly string[]): Promise<void>;
  /** Owned by documents. */
  findCards(db: DatabaseHandle, actor: Actor, documentIds: readonly number[]): Promise<Map<number, DocumentCard>>;
  /** Owned by entity-metadata; of the projects only those named. */
  findMetadata(
    actor: Actor,
    fusionIds: readonly string[],
    projectIds: readonly string[] | undefined,
  ): Promise<EntityMetadata[]>;
}
