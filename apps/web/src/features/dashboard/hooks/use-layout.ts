import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DashboardItem } from '@rotunda/contract';
import { useRef } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { cachePatch, runOptimisticChange } from '../../../shared/api/optimistic-change.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { placeTiles, type Tile, toTiles } from '../model/arrange.ts';
import { dashboardTexts } from '../model/dashboard-texts.ts';

const getItem = ({ widget, x, y, w, h }: DashboardItem): DashboardItem => ({ widget, x, y, w, h });

/** Rearranges the current tiles. It runs again on the newer layout if someone else has changed it meanwhile. */
export type Arrange = (tiles: readonly Tile[]) => Tile[];

/**
 * Returns the widgets of a project, or of the user's home page if `projectId` is null, and a function that saves
 * another arrangement.
 */
export function useLayout(projectId: string | null) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const options = queries.dashboards.findConfigurations.queryOptions();
  const query = useQuery(options);
  type Configurations = NonNullable<typeof query.data>;
  const getConfiguration = (data: Configurations | undefined) =>
    data?.results.find((one) => one.projectId === projectId);
  const configuration = getConfiguration(query.data);
  const tiles = toTiles(configuration?.layout ?? []);
  const store = useSerialized((layout: readonly DashboardItem[], previousLayout: readonly DashboardItem[]) =>
    client.dashboards.saveConfiguration({
      projectId,
      layout: layout.map(getItem),
      previousLayout: previousLayout.map(getItem),
    }),
  );

  /** Shows an arrangement immediately and saves it; `words` announce it with an Undo. */
  const save = async (arrange: Arrange, words?: string): Promise<void> => {
    const before = getConfiguration(queryClient.getQueryData(options.queryKey))?.layout ?? [];
    const placed = placeTiles(arrange(toTiles(before)));
    const reportError = (error: unknown) => {
      const { code, message } = toApiError(error);
      if (code !== 'CONFLICT') toast.error(message);
      else toast.error(dashboardTexts.conflict(projectId), { label: dashboardTexts.repeat, run: () => void repeat() });
    };
    const repeat = async () => {
      await queryClient.refetchQueries(options);
      await save(arrange, words);
    };
    const outcome = await runOptimisticChange({
      queryClient,
      patches: [
        cachePatch<Configurations>(options, (data) => ({
          ...data,
          results: data.results.map((one) =>
            one.projectId === projectId
              ? { ...one, layout: placed.map((tile) => ({ ...getItem(tile), moduleId: tile.key })) }
              : one,
          ),
        })),
      ],
      commit: () => store(placed, before),
      revert: () => store(before, placed),
      refetch: [queries.dashboards.findConfigurations.key()],
    });
    if (!outcome.ok) {
      reportError(outcome.error);
      return;
    }
    const { undo } = outcome;
    if (words === undefined || undo === null) return;
    toast.undo(words, () => {
      void undo().then((undone) => {
        if (!undone.ok) toast.error(faultOfUndo(undone.error, projectId));
      });
    });
  };
  // The layout of a project created a moment ago comes with the next response.
  const isPending = query.isPending || (configuration === undefined && query.isFetching);
  return { query, isPending, tiles, save };
}

/** Returns the message for a failed undo. It offers no retry, because what was to be undone no longer exists. */
function faultOfUndo(error: unknown, projectId: string | null): string {
  const { code, message } = toApiError(error);
  return code === 'CONFLICT' ? dashboardTexts.conflict(projectId) : message;
}

/**
 * Queues calls one after another, so that the second of two quick changes builds on the first and causes no conflict.
 */
function useSerialized<Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (...args: Args): Promise<Result> => {
    const next = last.current.then(() => call(...args));
    last.current = next.catch(() => undefined);
    return next;
  };
}
