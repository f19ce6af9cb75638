import type { FollowedPassage, SavedSearch, SearchModel } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** A passage to follow; the server names its document. */
export type NewPassage = Omit<FollowedPassage, 'source'>;

interface NewSavedSearch {
  title: string;
  searchModel: SearchModel;
  documentType: DocumentType | null;
  /** Null saves it without alerts. */
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
 * Sends what differs. Another project goes by the call that takes the alerts along, and last: a text that is refused
 * leaves the saved search where it was.
 */
const saveSettings =
  (client: ApiClient) =>
  async ({ savedSearch, title, projectId, searchModel }: Settings): Promise<void> => {
    const isMoved = projectId !== savedSearch.projectId;
    const hasAlerts = projectId !== null && savedSearch.projectId !== null;
    await client.savedSearches.update({
      id: savedSearch._id,
      title,
      ...(isMoved && !hasAlerts ? { projectId } : {}),
      ...(searchModel === savedSearch.searchModel ? {} : { searchModel }),
    });
    if (isMoved && hasAlerts) {
      await client.alerts.moveAlertToProject({ savedSearchId: savedSearch._id, toProjectId: projectId });
    }
  };

/** The calls that change saved searches, which change their alerts and the counts of projects with them. */
export function useChangeSavedSearches() {
  const { client, queries } = useApi();
  const shownIn = [queries.savedSearches, queries.alerts, queries.projects];
  return {
    create: useRecordMutation(create(client), [queries.savedSearches]),
    saveSettings: useRecordMutation(saveSettings(client), shownIn),
    remove: useRecordMutation(client.savedSearches.delete, shownIn),
  };
}
