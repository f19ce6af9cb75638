import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { boardBars, boardRows } from '../model/board-bars.ts';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { getScope, type WidgetProps } from '../model/widgets.ts';
import { FigureTable } from './figure-table.tsx';
import { QueryPanel } from './query-panel.tsx';
import { TableSwitch } from './table-switch.tsx';

const Bars = styled('ul')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    padding: '4px 0 8px',
    display: 'grid',
    // The column fits the longest name in full; the bars take the rest and align on the left.
    gridTemplateColumns: 'fit-content(60%) minmax(64px, 1fr) auto',
    columnGap: 12,
    '& li': {
      position: 'relative',
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      alignItems: 'center',
      minHeight: 36,
      padding: '4px 16px',
      fontSize: 13,
      lineHeight: '20px',
    },
    '& li:hover': { backgroundColor: token.hover },
    '& a': { color: token.ink, overflowWrap: 'anywhere' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  };
});

const Bar = styled('span')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'flex',
    gap: 2,
    height: 10,
    borderRadius: 2,
    backgroundColor: token.sunken,
    '& > span': { borderRadius: 2, backgroundColor: token.seq3, minWidth: 3 },
    '& > span:nth-of-type(even)': { backgroundColor: token.seq4 },
    // The rest up to the longest bar.
    '& > span:last-of-type': { minWidth: 0, backgroundColor: 'transparent' },
  };
});

const Count = styled('span')({ textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

const Table = styled('div')({ padding: '0 16px 16px' });

/** Progress on boards: the cards of a project's board by column, or one bar per board divided by column. */
export function WorkflowPanel({ projectId }: WidgetProps) {
  const { queries } = useApi();
  const [isTable, setIsTable] = useState(false);
  const counts = useQuery(queries.dashboards.countByColumn.queryOptions({ input: getScope(projectId) }));
  const isOneBoard = projectId !== null;
  return (
    <QueryPanel
      title={dashboardTexts.workflow}
      count={counts.data?.total}
      isList
      action={
        counts.data?.total ? (
          <TableSwitch isTable={isTable} picture={dashboardTexts.viewAsChart} onChange={setIsTable} />
        ) : null
      }
      query={counts}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState icon="board" title={dashboardTexts.workflowEmpty} description={dashboardTexts.workflowHint} />}
    >
      {({ results, total }) =>
        isTable ? (
          <Table>
            <FigureTable
              label={dashboardTexts.workflow}
              nameColumn={dashboardTexts.column}
              rows={boardRows(results, isOneBoard)}
              total={total}
            />
          </Table>
        ) : (
          <Bars>
            {boardBars(results, isOneBoard).map(({ key, name, projectId: boardId, parts, count, rest }) => (
              <li key={key}>
                <AddressLink href={`/projects/${boardId}?tab=Workflows`}>{name}</AddressLink>
                <Bar aria-hidden="true">
                  {parts.map((part) => (
                    <span key={part.columnId} title={part.title} style={{ flexGrow: part.count }} />
                  ))}
                  <span style={{ flexGrow: rest }} />
                </Bar>
                <Count>{formatNumber(count)}</Count>
              </li>
            ))}
          </Bars>
        )
      }
    </QueryPanel>
  );
}
