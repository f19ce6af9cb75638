import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/**
 * Returns the mutations that change projects. They refetch alerts and saved searches too, because those include the
 * name of their project.
 */
export function useChangeProjects() {
  const { client, queries } = useApi();
  const { alerts, projects, savedSearches } = queries;
  // A deleted or left project is not refetched, because its page would show an error before the user leaves it.
  const afterwards = [projects.find, alerts, savedSearches];
  return {
    create: useRecordMutation(client.projects.create, [projects]),
    update: useRecordMutation(client.projects.update, [projects, alerts, savedSearches]),
    updateTags: useRecordMutation(client.projectEntities.updateTags, [projects]),
    remove: useRecordMutation(client.projects.delete, afterwards),
    leave: useRecordMutation(client.projectMembers.removeMyself, afterwards),
  };
}
