import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatDateTime, formatDay } from '../../../shared/format/format-date.ts';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { scopeOf, type WidgetProps } from '../model/widgets.ts';
import { DateList } from './date-list.tsx';
import { QueryPanel } from './query-panel.tsx';

/** Committee events on the projects' bills in the next 5 days. */
export function HearingsPanel({ projectId }: WidgetProps) {
  const { queries } = useApi();
  const hearings = useQuery(queries.dashboards.findHearings.queryOptions({ input: scopeOf(projectId) }));
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
              hearing.startTs === null ? formatDay(hearing.date) : formatDateTime(hearing.startTs),
              [hearing.committees[0], hearing.bills.map(({ label }) => label).join(', ')].filter(Boolean).join(' · '),
            ],
          }))}
        />
      )}
    </QueryPanel>
  );
}
