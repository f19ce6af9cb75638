import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { NEW_PROJECT, NO_PROJECT, type ProjectChoice } from '../model/project-choice.ts';

/**
 * The id of the chosen project, which is made first when it is a new one. `onCreated` remembers it, so that a second
 * attempt at saving does not make a second project.
 *
 * @throws the refusal, in the specification's words and about the field of the project's name
 */
export function useResolveProject(): (
  choice: ProjectChoice,
  onCreated: (projectId: string) => void,
) => Promise<string | null> {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  return async ({ projectId, projectName }, onCreated) => {
    if (projectId === NO_PROJECT || projectId === '') return null;
    if (projectId !== NEW_PROJECT) return projectId;
    try {
      const created = await client.projects.create({ name: projectName.trim() });
      await queryClient.invalidateQueries({ queryKey: queries.projects.key() });
      onCreated(created._id);
      return created._id;
    } catch (error) {
      const fault = toApiFault(error);
      const fields = { projectName: fault.fields['name'] ?? texts.projects.createFailed };
      throw new ORPCError(fault.code, { status: fault.status || 500, data: { fields }, cause: error });
    }
  };
}
