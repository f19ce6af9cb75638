import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** The calls that change projects. Alerts and saved searches name their project, so they are asked for again too. */
export function useChangeProjects() {
  const { alerts, projectEntities, projectMembers, projects, savedSearches } = useApi().queries;
  // A project that is gone is not asked for: its page would say so before it has been left.
  const afterwards = [projects.find, alerts, savedSearches];
  return {
    create: useRecordMutation(projects.create, [projects]),
    update: useRecordMutation(projects.update, [projects, alerts, savedSearches]),
    updateTags: useRecordMutation(projectEntities.updateTags, [projects]),
    remove: useRecordMutation(projects.delete, afterwards),
    leave: useRecordMutation(projectMembers.removeMyself, afterwards),
  };
}
