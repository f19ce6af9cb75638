import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** The calls that change projects. Alerts and saved searches name their project, so they are asked for again too. */
export function useChangeProjects() {
  const { client, queries } = useApi();
  const { alerts, projects, savedSearches } = queries;
  // A project that is gone is not asked for: its page would say so before it has been left.
  const afterwards = [projects.find, alerts, savedSearches];
  return {
    create: useRecordMutation(client.projects.create, [projects]),
    update: useRecordMutation(client.projects.update, [projects, alerts, savedSearches]),
    updateTags: useRecordMutation(client.projectEntities.updateTags, [projects]),
    remove: useRecordMutation(client.projects.delete, afterwards),
    leave: useRecordMutation(client.projectMembers.removeMyself, afterwards),
  };
}
