import { useQuery } from '@tanstack/react-query';
import type { SearchAlert } from '@rotunda/contract';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { AlertActions } from '../api/use-alert-actions.ts';
import type { AlertsSearch } from '../model/alerts-search.ts';

export interface OpenedAlert {
  alert: SearchAlert | null;
  /** Index among the rows shown; null if it is not among them because a link from elsewhere opened it. */
  index: number | null;
  isFetching: boolean;
  error: unknown;
  retry: () => void;
}

/** Returns the alert that the address names: one of the rows, or fetched if it is not among them. */
export function useOpenedAlert(search: AlertsSearch, rows: readonly SearchAlert[]): OpenedAlert {
  const { queries } = useApi();
  const { open, in: projectId } = search;
  const isNamed = open !== undefined && projectId !== undefined;
  const index = rows.findIndex((alert) => alert.fusionId === open && alert.projectId === projectId);
  const found = useQuery({
    ...queries.alerts.getSearchAlert.queryOptions({ input: { fusionId: open ?? '', projectId: projectId ?? '' } }),
    enabled: isNamed && index === -1,
  });
  const retry = () => void found.refetch();
  if (!isNamed) return { alert: null, index: null, isFetching: false, error: null, retry };
  if (index !== -1) return { alert: rows[index] ?? null, index, isFetching: false, error: null, retry };
  return { alert: found.data ?? null, index: null, isFetching: found.isPending, error: found.error, retry };
}

/**
 * Marks an alert read when it is opened. This happens once per opening, so an alert marked unread while open stays
 * unread. Without `actions` nothing is marked.
 */
export function useReadOnOpen(alert: SearchAlert | null, actions: AlertActions | null): void {
  const markRead = useEffectEvent(() => {
    if (alert && actions && !alert.markedRead) void actions.setRead([alert], true, { isQuiet: true });
  });
  const alertId = alert?._id;
  useEffect(() => {
    if (alertId !== undefined) markRead();
  }, [alertId]);
}
