import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { NEW_PROJECT, NO_PROJECT, type ProjectChoice } from '../model/project-choice.ts';

/**
 * Returns a function that resolves the chosen project to its id and creates a new project first if needed. `onCreated`
 * remembers the id, so that saving again does not create a second project.
 *
 * @throws the server's refusal, in the specification's words and attached to the project name field
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
      const fault = toApiError(error);
      const fields = { projectName: fault.fields['name'] ?? texts.projects.createFailed };
      throw new ORPCError(fault.code, { status: fault.status || 500, data: { fields }, cause: error });
    }
  };
}
