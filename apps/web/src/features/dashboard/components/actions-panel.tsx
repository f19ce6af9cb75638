import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ACTION_TYPE_LABELS } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatDate, formatDateTime } from '../../../shared/format/format-date.ts';
import { formatCount } from '../../../shared/format/format-number.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import type { WidgetProps } from '../model/widgets.ts';
import { DateList } from './date-list.tsx';
import { QueryPanel } from './query-panel.tsx';

/** How far ahead the panel looks, in seconds (PRJ-07). */
const AHEAD_SECONDS = 5 * 86_400;
const MAX_SHOWN = 25;

/** Meetings, calls and other actions that begin in the next 5 days, soonest first. */
export function ActionsPanel({ projectId }: WidgetProps) {
  const { queries } = useApi();
  const router = useRouter();
  const until = useNow() + AHEAD_SECONDS;
  const actions = useQuery(
    queries.actions.find.queryOptions({
      input: {
        part: 'upcoming',
        sortBy: 'startTime',
        sortOrder: 'asc',
        limit: MAX_SHOWN,
        filters: projectId === null ? {} : { projects: [projectId] },
      },
    }),
  );
  const all = projectId === null ? '/actions' : `/projects/${projectId}?tab=Actions`;
  const soon = actions.data?.results.filter(({ startTime }) => startTime <= until) ?? [];
  return (
    <QueryPanel
      title={texts.nav.actions}
      note={dashboardTexts.nextDays}
      isList
      action={soon.length > 0 ? <AddressLink href={all}>{texts.actions.viewAll}</AddressLink> : null}
      query={actions}
      isEmpty={() => soon.length === 0}
      empty={
        <EmptyState
          icon="users"
          title={dashboardTexts.actionsEmpty}
          description={dashboardTexts.actionsHint}
          action={<Button onClick={() => void router.navigate({ href: all })}>{dashboardTexts.goToActions}</Button>}
        />
      }
    >
      {() => (
        <DateList
          entries={soon.map((action) => ({
            key: action._id,
            day: formatDate(action.startTime),
            href: `${all}${projectId === null ? '?' : '&'}open=${action._id}`,
            title: action.name,
            under: [
              formatDateTime(action.startTime),
              [
                ACTION_TYPE_LABELS[action.type],
                action.attendees.length > 0 && formatCount(action.attendees.length, dashboardTexts.attendees),
              ]
                .filter(Boolean)
                .join(' · '),
            ],
          }))}
        />
      )}
    </QueryPanel>
  );
}
