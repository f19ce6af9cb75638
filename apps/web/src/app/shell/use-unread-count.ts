import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api-context.tsx';
import { useFlag } from '../../shared/api/session.tsx';

/** Unread alerts over all projects the person sees; null while unknown or with the alerts page off. */
export function useUnreadCount(): number | null {
  const { queries } = useApi();
  const isOn = useFlag('alertsPage');
  const counts = useQuery({ ...queries.alerts.getCounts.queryOptions(), enabled: isOn });
  return isOn ? (counts.data?.unread ?? null) : null;
}
