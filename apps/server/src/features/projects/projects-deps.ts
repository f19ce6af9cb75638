import type { DocumentCard, EntityMetadata, SavedSearch } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Actor } from '../../platform/request-context.ts';

export interface ProjectsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  /** Owned by saved-searches: what is saved in a project, with counts. */
  findSavedSearches(actor: Actor, projectId: string): Promise<SavedSearch[]>;
  /** Owned by workflow: gives a new project its board, in the creation's transaction. */
  onProjectCreated(tx: DatabaseHandle, actor: Actor, projectId: string): Promise<void>;
  /** Told in the deletion's transaction, because the matcher must forget what was saved in them. */
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
