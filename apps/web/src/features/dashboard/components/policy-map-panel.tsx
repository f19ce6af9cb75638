import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { getScope, type WidgetProps } from '../model/widgets.ts';
import { FigureTable } from './figure-table.tsx';
import { JurisdictionTiles } from './jurisdiction-tiles.tsx';
import { QueryPanel } from './query-panel.tsx';
import { TableSwitch } from './table-switch.tsx';

const Body = styled('div')({ padding: '4px 16px 16px' });

/**
 * Documents of the projects by jurisdiction, as a tile map or a table. Each entry links to its documents in Discover.
 */
export function PolicyMapPanel({ projectId }: WidgetProps) {
  const { queries } = useApi();
  const [isTable, setIsTable] = useState(false);
  const counts = useQuery(queries.dashboards.countByJurisdiction.queryOptions({ input: getScope(projectId) }));
  return (
    <QueryPanel
      title={dashboardTexts.policyMap}
      query={counts}
      action={
        counts.data?.total ? (
          <TableSwitch isTable={isTable} picture={dashboardTexts.viewAsMap} onChange={setIsTable} />
        ) : null
      }
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState icon="globe" title={dashboardTexts.policyMapEmpty} description={dashboardTexts.policyMapHint} />
      }
    >
      {({ results, total }) => (
        <Body>
          {isTable ? (
            <FigureTable
              label={dashboardTexts.policyMap}
              nameColumn={dashboardTexts.jurisdiction}
              rows={results.map(({ isoCode, name, count }) => ({ key: isoCode, name, count }))}
              total={total}
            />
          ) : (
            <JurisdictionTiles counts={results} projectId={projectId} />
          )}
        </Body>
      )}
    </QueryPanel>
  );
}
