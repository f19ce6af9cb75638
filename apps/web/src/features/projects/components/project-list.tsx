import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { formatDate } from '../../../shared/format/format-date.ts';
import { formatCount, formatNumber } from '../../../shared/format/format-number.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-rows.tsx';
import { projectTexts } from '../model/project-texts.ts';
import { ProjectOptions } from './project-options.tsx';

const Root = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1120,
  margin: '0 auto',
  padding: 24,
  display: 'grid',
  gap: 16,
  '& .head': { display: 'flex', alignItems: 'center', gap: 12, flexWrap: 'wrap' },
  '& h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600 },
  '& .end': { marginLeft: 'auto', display: 'flex', gap: 8, alignItems: 'center' },
  [theme.breakpoints.down('sm')]: {
    padding: 16,
    '& .end': { width: '100%', '& .MuiOutlinedInput-root': { flex: 1 } },
  },
}));

const Table = styled('ul')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    border: `1px solid ${token.border}`,
    borderRadius: 6,
    backgroundColor: token.surface,
    overflow: 'hidden',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 96px 112px 184px 32px',
      columnGap: 16,
      alignItems: 'center',
      minHeight: 60,
      padding: '8px 12px 8px 20px',
      fontSize: 13,
      lineHeight: '20px',
      '&:hover': { backgroundColor: token.hover },
    },
    '& li + li': { borderTop: `1px solid ${token.border}` },
    '& a': { fontSize: 14, fontWeight: 500, color: token.ink },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& .trunc': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .impact, & .figure': { color: token.ink2 },
    '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& .unread': { color: token.accent, fontWeight: 600 },
    '& .options': { position: 'relative', zIndex: 1 },
    [theme.breakpoints.down('sm')]: {
      '& li': { gridTemplateColumns: 'auto minmax(0, 1fr) 32px', rowGap: 2, padding: '12px 8px 12px 16px' },
      '& li > :first-of-type': { gridColumn: '1 / 3' },
      '& .figure': { gridRow: 2, textAlign: 'left' },
      '& .created': { display: 'none' },
      '& .options': { gridColumn: 3, gridRow: 1 },
    },
  };
});

export interface ProjectListProps {
  /** Case does not matter. */
  name: string;
  onNameChange: (name: string) => void;
  onAdd: () => void;
}

/** Every project the person sees, with what is unread in it. */
export function ProjectList({ name, onNameChange, onAdd }: ProjectListProps) {
  const { queries } = useApi();
  const isEditor = canEdit(useSession());
  const projects = useQuery(queries.projects.find.queryOptions({ input: {} }));
  const words = name.trim().toLowerCase();
  const shown = projects.data?.results.filter((project) => project.name.toLowerCase().includes(words)) ?? [];
  return (
    <Root>
      <div className="head">
        <h1>{texts.nav.projects}</h1>
        {projects.data ? <CountBadge>{formatNumber(projects.data.total)}</CountBadge> : null}
        <div className="end">
          <OutlinedInput
            type="search"
            placeholder={projectTexts.find}
            value={name}
            onChange={(event) => onNameChange(event.target.value)}
            slotProps={{ input: { 'aria-label': projectTexts.find } }}
            startAdornment={
              <InputAdornment position="start" sx={{ m: 0 }}>
                <Icon name="search" />
              </InputAdornment>
            }
          />
          {isEditor ? (
            <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onAdd}>
              {projectTexts.add}
            </Button>
          ) : null}
        </div>
      </div>
      {projects.isPending ? <SkeletonText lines={8} /> : null}
      {projects.isError ? <ErrorState error={projects.error} onRetry={() => void projects.refetch()} /> : null}
      {projects.data?.total === 0 ? (
        <EmptyState
          icon="folder"
          title={texts.projects.none}
          description={projectTexts.emptyHint}
          action={
            isEditor ? (
              <Button variant="contained" onClick={onAdd}>
                {projectTexts.add}
              </Button>
            ) : null
          }
        />
      ) : null}
      {projects.data && projects.data.total > 0 && shown.length === 0 ? (
        <EmptyState
          icon="search"
          title={texts.search.noResults}
          description={`No project has “${name.trim()}” in its name.`}
          action={<Button onClick={() => onNameChange('')}>{texts.actions.reset}</Button>}
        />
      ) : null}
      {shown.length > 0 ? (
        <Table aria-label={texts.nav.projects}>
          {shown.map((project) => (
            <ProjectRow key={project._id} project={project} isEditor={isEditor} />
          ))}
        </Table>
      ) : null}
    </Root>
  );
}

function ProjectRow({ project, isEditor }: { project: Project; isEditor: boolean }) {
  return (
    <li>
      <span style={{ minWidth: 0 }}>
        <AddressLink className="trunc" href={`/projects/${project._id}?tab=Alerts`} title={project.name}>
          {project.name}
        </AddressLink>
        {project.impact ? <span className="trunc impact">{project.impact}</span> : null}
      </span>
      <span className={project.unread > 0 ? 'figure unread' : 'figure'}>
        {`${formatNumber(project.unread)} unread`}
      </span>
      <span className="figure">{formatCount(project.total, 'alert')}</span>
      <span className="figure created">{`Created ${formatDate(project.createdAtTs)}`}</span>
      <span className="options">{isEditor ? <ProjectOptions project={project} /> : null}</span>
    </li>
  );
}
