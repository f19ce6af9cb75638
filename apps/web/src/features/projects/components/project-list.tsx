import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '@rotunda/contract';
import { PRIORITIES } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { useLoadedSelection } from '../../../shared/records/use-loaded-selection.ts';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import type { Priority } from '../../../shared/ui/decision-marks.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { AddressFindField } from '../../../shared/ui/find-field.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { PageColumn } from '../../../shared/ui/page-column.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { projectTexts } from '../model/project-texts.ts';
import { projectColumns } from './project-columns.tsx';

const ProjectTagsDialog = lazyComponent(
  async () => (await import('../dialogs/project-tags-dialog.tsx')).ProjectTagsDialog,
);
const DeleteProjectDialog = lazyComponent(
  async () => (await import('../dialogs/delete-project-dialog.tsx')).DeleteProjectDialog,
);

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
  /** Filters by name, case-insensitively. */
  name: string;
  onNameChange: (name: string) => void;
  /** Null lists all. Projects without a priority cannot be filtered for (PRJ-01). */
  priority: Priority | null;
  onPriorityChange: (priority: Priority | null) => void;
  onReset: () => void;
  onAdd: () => void;
}

/** Lists every project the user can see, with its unread count. */
export function ProjectList(props: ProjectListProps) {
  const { name, onNameChange, priority, onPriorityChange, onReset, onAdd } = props;
  const { queries } = useApi();
  const isEditor = canEdit(useSession());
  const projects = useQuery(queries.projects.find.queryOptions({ input: {} }));
  const words = name.trim().toLowerCase();
  const shown =
    projects.data?.results.filter(
      (project) => project.name.toLowerCase().includes(words) && (priority === null || project.priority === priority),
    ) ?? [];
  const selection = useLoadedSelection(shown, getId);
  const addButton = isEditor ? (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onAdd}>
      {projectTexts.add}
    </Button>
  ) : null;
  return (
    <PageColumn>
      <Toolbar
        title={texts.nav.projects}
        count={projects.data?.total}
        find={<AddressFindField label={projectTexts.find} value={name} onChange={onNameChange} />}
        filters={<PrioritySelect value={priority} onChange={onPriorityChange} />}
        actions={addButton}
      />
      <ChosenProjects projects={selection.rows} onClear={selection.clear} />
      <DataList
        label={texts.nav.projects}
        hasHeader={false}
        rowHeight={60}
        columns={projectColumns(isEditor)}
        items={shown}
        getKey={getId}
        query={projects}
        opening={{ getHref: ({ _id }) => `/projects/${_id}` }}
        selecting={isEditor ? { getBox: selection.getBox, getName: (project) => project.name } : null}
        empty={
          projects.data?.total === 0 ? (
            <EmptyState
              icon="folder"
              title={texts.projects.none}
              description={projectTexts.emptyHint}
              action={addButton}
            />
          ) : (
            <EmptyState
              icon="search"
              title={texts.search.noResults}
              description={noMatch(name.trim(), priority)}
              action={<Button onClick={onReset}>{texts.actions.reset}</Button>}
            />
          )
        }
      />
    </PageColumn>
  );
}

const getId = ({ _id }: Project) => _id;

interface PrioritySelectProps {
  value: Priority | null;
  onChange: (priority: Priority | null) => void;
}

function PrioritySelect({ value, onChange }: PrioritySelectProps) {
  return (
    <Select
      displayEmpty
      value={value ?? ''}
      slotProps={{ input: { 'aria-label': projectTexts.priority } }}
      onChange={({ target }) => onChange(PRIORITIES.find((one) => one === target.value) ?? null)}
    >
      <MenuItem value="">{projectTexts.anyPriority}</MenuItem>
      {PRIORITIES.map((one) => (
        <MenuItem key={one} value={one}>
          {one}
        </MenuItem>
      ))}
    </Select>
  );
}

/** Actions on the selected projects; renders nothing while none are selected. */
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
