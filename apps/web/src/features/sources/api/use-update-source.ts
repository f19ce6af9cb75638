import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { sourcesTexts } from '../model/sources-texts.ts';

/**
 * Changes the settings of a source. The response is the new state and is shown immediately; the caller shows a refusal
 * in place.
 */
export function useUpdateSource() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    queries.sources.update.mutationOptions({
      onSuccess: (source) => {
        queryClient.setQueryData(queries.sources.get.queryKey({ input: { id: source.id } }), source);
        toast.success(sourcesTexts.saved);
        return queryClient.invalidateQueries({ queryKey: queries.sources.key() });
      },
    }),
  );
}
