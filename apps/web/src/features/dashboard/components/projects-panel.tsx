import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatCount } from '../../../shared/format/format-number.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { PriorityMark } from '../../../shared/ui/decision-marks.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { QueryPanel } from './query-panel.tsx';
import { UnreadCount } from './unread-count.tsx';

const MAX_SHOWN = 25;

const List = styled('ul')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto 40px',
      columnGap: 12,
      alignItems: 'center',
      minHeight: 52,
      padding: '6px 16px',
      borderTop: `1px solid ${token.border}`,
      fontSize: 13,
      lineHeight: '20px',
    },
    '& li:hover': { backgroundColor: token.hover },
    '& a': {
      display: 'block',
      color: token.ink,
      fontWeight: 500,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  };
});

const Holdings = styled('span')(({ theme }) => ({
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink3,
}));

/** Projects, most important first, with their contents and unread counts. */
export function ProjectsPanel() {
  const { queries } = useApi();
  const router = useRouter();
  const projects = useQuery(queries.dashboards.summarizeProjects.queryOptions({ input: { limit: MAX_SHOWN } }));
  return (
    <QueryPanel
      title={dashboardTexts.projects}
      isList
      count={projects.data?.total}
      query={projects}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          icon="folder"
          title={dashboardTexts.projectsEmpty}
          description={dashboardTexts.projectsHint}
          action={
            <Button onClick={() => void router.navigate({ href: '/projects' })}>{dashboardTexts.createProject}</Button>
          }
        />
      }
    >
      {({ results }) => (
        <List>
          {results.map((project) => (
            <li key={project._id}>
              <span style={{ minWidth: 0 }}>
                <AddressLink href={`/projects/${project._id}`} title={project.name}>
                  {project.name}
                </AddressLink>
                <Holdings>
                  {`${formatCount(project.documents, 'document')} · ${formatCount(project.alerts, 'alert')}`}
                </Holdings>
              </span>
              <span>{project.priority === null ? null : <PriorityMark priority={project.priority} />}</span>
              <UnreadCount count={project.unread} />
            </li>
          ))}
        </List>
      )}
    </QueryPanel>
  );
}
