import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatActorName } from '../../../shared/format/actor-name.ts';
import { formatDayHeading } from '../../../shared/format/format-date.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { alertsTexts } from '../model/alerts-texts.ts';
import { ACTIVITY_ICONS, ACTIVITY_WORDS, groupActivities, type ActivityGroup } from '../model/group-activities.ts';

const List = styled('ol')(({ theme }) => ({
  paddingTop: 16,
  display: 'grid',
  gap: 16,
  fontSize: 13,
  lineHeight: '20px',
  '& h3': { fontSize: 13, fontWeight: 600, display: 'inline' },
  '& time': { flex: 'none', color: theme.vars.palette.token.ink3, fontSize: 12.5 },
}));

const Group = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: 10,
  '& > svg': { marginTop: 2, color: theme.vars.palette.token.ink2 },
}));

const Day = styled('span')(({ theme }) => ({ color: theme.vars.palette.token.ink3, marginLeft: 8 }));

const Activity = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  justifyContent: 'space-between',
  color: theme.vars.palette.token.ink2,
}));

/** Tab "Alerts Activity" of a document opened from an alert: grouped by kind and day, newest first. */
export function AlertsActivity({ fusionId }: { fusionId: string }) {
  const { queries } = useApi();
  const now = useNow();
  const activities = useQuery(
    queries.alerts.getAllAlertActivitiesForSearchAlert.queryOptions({ input: { id: fusionId } }),
  );
  if (activities.isPending) return <SkeletonText lines={8} />;
  if (activities.isError) {
    return (
      <div style={{ paddingTop: 16 }}>
        <ErrorState
          message={alertsTexts.activityFailed}
          error={activities.error}
          onRetry={() => void activities.refetch()}
        />
      </div>
    );
  }
  const groups = groupActivities(activities.data.alertActivities, (seconds) => formatDayHeading(seconds, now));
  if (groups.length === 0) return <EmptyState icon="clock" title={texts.alerts.noActivity} />;
  const titles = new Map(activities.data.savedAlerts.map((alert) => [alert._id, alert.title]));
  return (
    <List>
      {groups.map((group) => (
        <ActivityGroupItem key={`${group.label} ${group.day}`} group={group} titles={titles} />
      ))}
    </List>
  );
}

function ActivityGroupItem({ group, titles }: { group: ActivityGroup; titles: ReadonlyMap<string, string> }) {
  return (
    <Group>
      <Icon name={ACTIVITY_ICONS[group.label]} />
      <div>
        <h3>{ACTIVITY_WORDS[group.label]}</h3>
        <Day>{group.day}</Day>
        <ul>
          {group.activities.map((activity, index) => (
            <Activity key={index}>
              <span>
                {[
                  activity.savedSearchId ? titles.get(activity.savedSearchId) : null,
                  activity.projectName,
                  activity.userName ? `by ${formatActorName(activity.userName, activity.impersonatorName)}` : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <RelativeDate seconds={activity.eventTs} form="row" />
            </Activity>
          ))}
        </ul>
      </div>
    </Group>
  );
}
