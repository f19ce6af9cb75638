import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '@rotunda/contract';
import { PRIORITIES } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { formatDate } from '../../../shared/format/format-date.ts';
import { formatCount, formatNumber } from '../../../shared/format/format-number.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { type Priority, PriorityMark } from '../../../shared/ui/decision-marks.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { AddressFindField } from '../../../shared/ui/find-field.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-rows.tsx';
import { TagChips } from '../../../shared/ui/tag-chips.tsx';
import { DeleteProjectDialog } from '../dialogs/delete-project-dialog.tsx';
import { ProjectTagsDialog } from '../dialogs/project-tags-dialog.tsx';
import { projectTexts } from '../model/project-texts.ts';
import { TAG_DISPLAY_LIMIT } from '../model/tag-updates.ts';
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
    // The field gets a line of its own, so that what is typed can be read.
    '& .end': { width: '100%', flexWrap: 'wrap', '& > :first-child': { flex: '1 1 100%' }, '& > *': { flex: 1 } },
  },
}));

const Table = styled('ul')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    border: `1px solid ${token.border}`,
    borderRadius: 6,
    backgroundColor: token.surface,
    overflow: 'hidden',
    // Its own rows only: the tags in them are a list too.
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '32px minmax(0, 1fr) 96px 112px 184px 32px',
      columnGap: 16,
      alignItems: 'center',
      minHeight: 60,
      padding: '8px 12px',
      fontSize: 13,
      lineHeight: '20px',
      '&:hover': { backgroundColor: token.hover },
    },
    '& > li + li': { borderTop: `1px solid ${token.border}` },
    '& a': { fontSize: 14, fontWeight: 500, color: token.ink },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& .trunc': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .second': { display: 'flex', gap: 12, minWidth: 0 },
    '& .impact, & .figure': { color: token.ink2 },
    '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& .unread': { color: token.accent, fontWeight: 600 },
    '& .what': { minWidth: 0 },
    '& .options, & .choose': { position: 'relative', zIndex: 1 },
    [theme.breakpoints.down('sm')]: {
      '& > li': { gridTemplateColumns: '32px auto minmax(0, 1fr) 32px', rowGap: 2, padding: '12px 8px' },
      '& > li > .what': { gridColumn: '2 / 4' },
      '& .second': { flexWrap: 'wrap', rowGap: 2 },
      '& .unread-count': { gridColumn: 2 },
      '& .alert-count': { gridColumn: 3 },
      '& .figure': { gridRow: 2, textAlign: 'left' },
      '& .created': { display: 'none' },
      '& .options': { gridColumn: 4, gridRow: 1 },
    },
  };
});

const Chosen = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '4px 12px',
  borderRadius: 6,
  fontSize: 13,
  fontWeight: 600,
  backgroundColor: theme.vars.palette.token.selected,
}));

export interface ProjectListProps {
  /** Case does not matter. */
  name: string;
  onNameChange: (name: string) => void;
  /** All when null; there is no choice of those without one (S1 §5). */
  priority: Priority | null;
  onPriorityChange: (priority: Priority | null) => void;
  onReset: () => void;
  onAdd: () => void;
}

/** Every project the person sees, with what is unread in it. */
export function ProjectList(props: ProjectListProps) {
  const { name, onNameChange, priority, onPriorityChange, onReset, onAdd } = props;
  const { queries } = useApi();
  const isEditor = canEdit(useSession());
  const projects = useQuery(queries.projects.find.queryOptions({ input: {} }));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const words = name.trim().toLowerCase();
  const shown =
    projects.data?.results.filter(
      (project) => project.name.toLowerCase().includes(words) && (priority === null || project.priority === priority),
    ) ?? [];
  const selected = shown.filter((project) => chosen.has(project._id));
  return (
    <Root>
      <div className="head">
        <h1>{texts.nav.projects}</h1>
        {projects.data ? <CountBadge>{formatNumber(projects.data.total)}</CountBadge> : null}
        <div className="end">
          <AddressFindField label={projectTexts.find} value={name} onChange={onNameChange} />
          <Select
            displayEmpty
            value={priority ?? ''}
            slotProps={{ input: { 'aria-label': projectTexts.priority } }}
            onChange={({ target }) => onPriorityChange(PRIORITIES.find((one) => one === target.value) ?? null)}
          >
            <MenuItem value="">{projectTexts.anyPriority}</MenuItem>
            {PRIORITIES.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </Select>
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
          description={noMatch(name.trim(), priority)}
          action={<Button onClick={onReset}>{texts.actions.reset}</Button>}
        />
      ) : null}
      <ChosenProjects projects={selected} onClear={() => setChosen(new Set())} />
      {shown.length > 0 ? (
        <Table aria-label={texts.nav.projects}>
          {shown.map((project) => (
            <ProjectRow
              key={project._id}
              project={project}
              isEditor={isEditor}
              isChosen={chosen.has(project._id)}
              onChoose={(isChosen) => {
                const next = new Set(chosen);
                if (isChosen) next.add(project._id);
                else next.delete(project._id);
                setChosen(next);
              }}
            />
          ))}
        </Table>
      ) : null}
    </Root>
  );
}

/** What can be done with the chosen projects; nothing while there are none. */
function ChosenProjects({ projects, onClear }: { projects: readonly Project[]; onClear: () => void }) {
  const { open, dialog } = useDialogs({
    tag: (close) => <ProjectTagsDialog projects={projects} onClose={close} />,
    remove: (close) => <DeleteProjectDialog projects={projects} onClose={close} onDeleted={onClear} />,
  });
  if (projects.length === 0) return null;
  return (
    <Chosen role="region" aria-label={projectTexts.selected(projects.length)}>
      <span role="status">{projectTexts.selected(projects.length)}</span>
      <Button size="small" startIcon={<Icon name="tag" />} onClick={() => open.tag()}>
        {projectTexts.editTags}
      </Button>
      <Button size="small" color="error" startIcon={<Icon name="trash" />} onClick={() => open.remove()}>
        {projectTexts.delete}
      </Button>
      <Button size="small" variant="text" onClick={onClear}>
        {projectTexts.clearSelection}
      </Button>
      {dialog}
    </Chosen>
  );
}

function noMatch(name: string, priority: Priority | null): string {
  if (name === '') return `No project has ${priority ?? 'this'} priority.`;
  return `No project${priority ? ` of ${priority} priority` : ''} has “${name}” in its name.`;
}

interface ProjectRowProps {
  project: Project;
  isEditor: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function ProjectRow({ project, isEditor, isChosen, onChoose }: ProjectRowProps) {
  return (
    <li>
      {isEditor ? (
        <Checkbox
          className="choose"
          checked={isChosen}
          onChange={(_event, isChecked) => onChoose(isChecked)}
          slotProps={{ input: { 'aria-label': `Select ${project.name}` } }}
        />
      ) : (
        <span />
      )}
      <span className="what">
        <AddressLink className="trunc" href={`/projects/${project._id}`} title={project.name}>
          {project.name}
        </AddressLink>
        <span className="second">
          {project.priority ? <PriorityMark priority={project.priority} /> : null}
          {project.impact ? <span className="trunc impact">{project.impact}</span> : null}
          <TagChips tags={project.tags} limit={TAG_DISPLAY_LIMIT} />
        </span>
      </span>
      <span className={project.unread > 0 ? 'figure unread-count unread' : 'figure unread-count'}>
        {`${formatNumber(project.unread)} unread`}
      </span>
      <span className="figure alert-count">{formatCount(project.total, 'alert')}</span>
      <span className="figure created">{`Created ${formatDate(project.createdAtTs)}`}</span>
      <span className="options">
        <ProjectOptions project={project} isEditor={isEditor} />
      </span>
    </li>
  );
}
