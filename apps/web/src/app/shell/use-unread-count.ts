import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api-context.tsx';
import { useFlag } from '../../shared/api/session.tsx';

/**
 * Returns the number of unread alerts in all projects the user can see; null while unknown or if the alerts page is
 * disabled.
 */
export function useUnreadCount(): number | null {
  const { queries } = useApi();
  const isOn = useFlag('alertsPage');
  const counts = useQuery({ ...queries.alerts.getCounts.queryOptions(), enabled: isOn });
  return isOn ? (counts.data?.unread ?? null) : null;
}
