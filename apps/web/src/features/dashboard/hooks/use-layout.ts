import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { cachePatch, runOptimisticChange } from '../../../shared/api/optimistic-change.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { placeTiles, type Tile, toTiles } from '../model/arrange.ts';

const withoutKey = ({ widget, x, y, w, h }: Tile) => ({ widget, x, y, w, h });

/** The widgets of a project, or of the person's home page when `projectId` is null, and keeping another arrangement. */
export function useLayout(projectId: string | null) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const options = queries.dashboards.findConfigurations.queryOptions();
  const query = useQuery(options);
  const kept = query.data?.results.find((one) => one.projectId === projectId);
  const tiles = toTiles(kept?.layout ?? []);

  /** Shows an arrangement at once and keeps it; `words` announce it with a way back. */
  const save = async (next: readonly Tile[], words?: string): Promise<void> => {
    const placed = placeTiles(next);
    const store = (layout: readonly Tile[]) =>
      client.dashboards.saveConfiguration({ projectId, layout: layout.map(withoutKey) });
    const outcome = await runOptimisticChange({
      queryClient,
      patches: [
        cachePatch<NonNullable<typeof query.data>>(options, (data) => ({
          ...data,
          results: data.results.map((one) =>
            one.projectId === projectId
              ? { ...one, layout: placed.map((tile) => ({ ...withoutKey(tile), moduleId: tile.key })) }
              : one,
          ),
        })),
      ],
      commit: () => store(placed),
      revert: () => store(tiles),
      refetch: [queries.dashboards.findConfigurations.key()],
    });
    if (!outcome.ok) {
      toast.error(toApiFault(outcome.error).message);
      return;
    }
    const { undo } = outcome;
    if (words !== undefined && undo !== null) toast.undo(words, () => void undo());
  };
  // A project made a moment ago comes with the next answer.
  const isPending = query.isPending || (kept === undefined && query.isFetching);
  return { query, isPending, tiles, save };
}
