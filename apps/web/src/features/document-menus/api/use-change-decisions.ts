import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { expectOwnDecisions, refetchDecisions } from '../../../shared/api/refetch-decisions.ts';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** Returns the calls of the menus. Everything that shows decisions is refetched after each, even after a failure. */
export function useChangeDecisions() {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const refetch = { onSettled: () => refetchDecisions(queryClient, queries) };
  return {
    update: useMutation(
      queries.entityMetadata.update.mutationOptions({
        ...refetch,
        onMutate: (input) => {
          const changes = Array.isArray(input) ? input : input.changes;
          return expectOwnDecisions(
            queryClient,
            changes.map(({ fusionId }) => fusionId),
          );
        },
      }),
    ),
    changeProjects: useMutation(queries.projectEntities.change.mutationOptions(refetch)),
    changeWorkflow: useMutation(queries.workflow.changeEntities.mutationOptions(refetch)),
    restorePlaces: useMutation(queries.workflow.restoreEntities.mutationOptions(refetch)),
    createTag: useRecordMutation(client.tags.create, [queries.tags]),
  };
}
