import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { PriorityMark } from '../../../shared/ui/decision-marks.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { getScope, type WidgetProps } from '../model/widgets.ts';
import { QueryPanel } from './query-panel.tsx';
import { ShareBar } from './share-bar.tsx';

const TONES = { High: 'seq4', Medium: 'seq3', Low: 'seq2' } as const;

/** Priorities that the organization gave the bills of its projects. */
export function PriorityPanel({ projectId }: WidgetProps) {
  const { queries } = useApi();
  const counts = useQuery(queries.dashboards.countByPriority.queryOptions({ input: getScope(projectId) }));
  return (
    <QueryPanel
      title={dashboardTexts.priorities}
      query={counts}
      isEmpty={({ results }) => results.length === 0}
      empty={
        <EmptyState
          icon="priority-high"
          title={dashboardTexts.prioritiesEmpty}
          description={dashboardTexts.prioritiesHint}
        />
      }
    >
      {({ results }) => (
        <ShareBar
          label={dashboardTexts.priorities}
          nameColumn={dashboardTexts.priorities}
          parts={results.map(({ priority, count }) => ({
            key: priority ?? 'none',
            name: priority === null ? dashboardTexts.noPriority : <PriorityMark priority={priority} />,
            tone: priority === null ? 'inactiveBg' : TONES[priority],
            count,
          }))}
        />
      )}
    </QueryPanel>
  );
}
