import { meetingChange } from '@rotunda/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatDay, formatMeeting } from '../../../shared/format/format-date.ts';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { getScope, type WidgetProps } from '../model/widgets.ts';
import { DateList } from './date-list.tsx';
import { QueryPanel } from './query-panel.tsx';

/** Committee events on the projects' bills in the next 5 days. */
export function HearingsPanel({ projectId }: WidgetProps) {
  const { queries } = useApi();
  const hearings = useQuery(queries.dashboards.findHearings.queryOptions({ input: getScope(projectId) }));
  return (
    <QueryPanel
      title={dashboardTexts.hearings}
      note={dashboardTexts.nextDays}
      isList
      query={hearings}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState icon="calendar" title={dashboardTexts.hearingsEmpty} description={dashboardTexts.hearingsHint} />
      }
    >
      {({ results }) => (
        <DateList
          entries={results.map((hearing) => ({
            key: hearing.fusionId,
            day: formatDay(hearing.date),
            href: documentPath(hearing),
            title: hearing.title,
            under: [
              [
                formatMeeting({ day: hearing.date, startTs: hearing.startTs, zone: hearing.timeZone }),
                meetingChange(hearing.status),
              ]
                .filter(Boolean)
                .join(' · '),
              [hearing.committees[0], hearing.bills.map(({ label }) => label).join(', ')].filter(Boolean).join(' · '),
            ],
          }))}
        />
      )}
    </QueryPanel>
  );
}
