import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatActorName } from '../../../shared/format/actor-name.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { QueryPanel } from './query-panel.tsx';

const MAX_SHOWN = 50;
const ICONS = { created: 'plus', updated: 'edit', deleted: 'trash' } as const;

const List = styled('ol')(({ theme }) => ({
  fontSize: 13,
  lineHeight: '20px',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    columnGap: 10,
    padding: '8px 16px',
    borderTop: `1px solid ${theme.vars.palette.token.border}`,
  },
  '& svg': { marginTop: 2, color: theme.vars.palette.token.ink2 },
  '& li > span': { overflowWrap: 'anywhere' },
  '& a': { color: theme.vars.palette.token.ink, fontWeight: 500 },
  '& time': { fontSize: 12.5, color: theme.vars.palette.token.ink3, whiteSpace: 'nowrap' },
}));

/** Log of who created, updated or deleted the actions of a project, newest first (PRJ-06). */
export function ActivityPanel({ projectId }: { projectId: string }) {
  const { queries } = useApi();
  const activity = useQuery(queries.projectActivity.find.queryOptions({ input: { id: projectId, limit: MAX_SHOWN } }));
  return (
    <QueryPanel
      title={dashboardTexts.activity}
      count={activity.data?.total}
      isList
      query={activity}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState icon="clock" title={dashboardTexts.activityEmpty} description={dashboardTexts.activityHint} />}
    >
      {({ results }) => (
        <List aria-label={dashboardTexts.activity}>
          {results.map(({ action, entityId, entityName, userName, impersonatorName, eventTs }, index) => {
            const name = entityName ?? dashboardTexts.unnamedAction;
            return (
              <li key={index}>
                <Icon name={ICONS[action]} />
                <span>
                  {`${formatActorName(userName, impersonatorName)} ${dashboardTexts.did[action]} `}
                  {action === 'deleted' ? (
                    <b>{name}</b>
                  ) : (
                    <AddressLink href={`/projects/${projectId}?tab=Actions&open=${entityId}`}>{name}</AddressLink>
                  )}
                </span>
                <RelativeDate seconds={eventTs} />
              </li>
            );
          })}
        </List>
      )}
    </QueryPanel>
  );
}
