import type { FollowedPassage, SavedSearch, SearchModel } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** A passage to follow. The server adds the name of its document. */
export type NewPassage = Omit<FollowedPassage, 'source'>;

interface NewSavedSearch {
  title: string;
  searchModel: SearchModel;
  documentType: DocumentType | null;
  /** Null saves the search without alerts. */
  projectId: string | null;
  passage?: NewPassage;
}

const create =
  (client: ApiClient) =>
  async ({ projectId, ...input }: NewSavedSearch): Promise<SavedSearch> =>
    projectId === null
      ? client.savedSearches.create({ ...input, projectId })
      : client.savedSearches.createAlert({ ...input, projectId });

interface Settings extends Pick<NewSavedSearch, 'title' | 'projectId' | 'searchModel'> {
  savedSearch: SavedSearch;
}

/**
 * Sends only what changed. A move between projects uses the call that also moves the alerts, and comes last, so that a
 * refused text leaves the saved search in its project.
 */
const saveSettings =
  (client: ApiClient) =>
  async ({ savedSearch, title, projectId, searchModel }: Settings): Promise<void> => {
    const isMoved = projectId !== savedSearch.projectId;
    const hasAlerts = projectId !== null && savedSearch.projectId !== null;
    await client.savedSearches.update({
      id: savedSearch._id,
      version: savedSearch.version,
      title,
      ...(isMoved && !hasAlerts ? { projectId } : {}),
      ...(searchModel === savedSearch.searchModel ? {} : { searchModel }),
    });
    if (isMoved && hasAlerts) {
      await client.alerts.moveAlertToProject({ savedSearchId: savedSearch._id, toProjectId: projectId });
    }
  };

/**
 * Returns the mutations of saved searches. They refetch alerts and projects too, because alerts and project counts
 * change with them.
 */
export function useChangeSavedSearches() {
  const { client, queries } = useApi();
  const shownIn = [queries.savedSearches, queries.alerts, queries.projects];
  return {
    create: useRecordMutation(create(client), [queries.savedSearches]),
    saveSettings: useRecordMutation(saveSettings(client), shownIn),
    remove: useRecordMutation(client.savedSearches.delete, shownIn),
  };
}
