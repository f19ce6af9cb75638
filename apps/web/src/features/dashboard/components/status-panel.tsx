import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { getScope, type WidgetProps } from '../model/widgets.ts';
import { QueryPanel } from './query-panel.tsx';
import { ShareBar } from './share-bar.tsx';

const TONES = {
  Introduced: 'introduced',
  Considering: 'considering',
  Passed: 'passed',
  Failed: 'failed',
  Inactive: 'inactive',
  Other: 'oth',
} as const;

/** Bills of the projects by status. */
export function StatusPanel({ projectId }: WidgetProps) {
  const { queries } = useApi();
  const counts = useQuery(queries.dashboards.countByStatus.queryOptions({ input: getScope(projectId) }));
  return (
    <QueryPanel
      title={dashboardTexts.status}
      query={counts}
      isEmpty={({ results }) => results.length === 0}
      empty={
        <EmptyState icon="legislation" title={dashboardTexts.statusEmpty} description={dashboardTexts.statusHint} />
      }
    >
      {({ results }) => (
        <ShareBar
          label={dashboardTexts.status}
          nameColumn={dashboardTexts.status}
          parts={results.map(({ status, count }) => ({
            key: status,
            name: <StatusBadge status={status} />,
            tone: TONES[status],
            count,
          }))}
        />
      )}
    </QueryPanel>
  );
}
