import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { EntityMetadata, Project, WorkflowColumn } from '@rotunda/contract';
import { useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { FilterOption } from '../../../shared/ui/filter-option.tsx';
import { FindField, matchesText } from '../../../shared/ui/find-field.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { useChangeDecisions } from '../api/use-change-decisions.ts';
import { useProjectChoices } from '../api/use-project-choices.ts';
import { documentMenuTexts } from '../document-menu-texts.ts';
import { useUndoToast } from '../hooks/use-undo-toast.ts';
import { collectPlaces } from '../model/collect-places.ts';
import {
  NOTHING_CHOSEN,
  findCommonColumn,
  stateInWorkflow,
  workflowChanges,
  type WorkflowChoice,
} from '../model/workflow-choice.ts';
import type { MenuProps, RenderCreateProject } from './menu-props.ts';
import { MenuPopover } from './menu-popover.tsx';
import { NoProjects } from './no-projects.tsx';

const SIZE = { width: 320, maxHeight: 400 };

const Columns = styled('fieldset')({ border: 0, margin: 0, padding: '0 0 6px 24px', minWidth: 0 });

export interface WorkflowMenuProps extends MenuProps {
  renderCreateProject: RenderCreateProject;
}

/** Menu with the projects that one or more documents are in, and their column on each board (WFL-02). */
export function WorkflowMenu({ documents, anchor, onClose, renderCreateProject }: WorkflowMenuProps) {
  const { queries } = useApi();
  const { loaded, error, retry } = useProjectChoices(documents);
  const columns = useQuery(queries.workflow.findAllColumns.queryOptions());
  const { changeWorkflow } = useChangeDecisions();
  const undoToast = useUndoToast();
  const [find, setFind] = useState('');
  const [choice, setChoice] = useState(NOTHING_CHOSEN);
  const [isAdding, setIsAdding] = useState(false);
  const getColumns = (projectId: string) =>
    columns.data?.results.filter((column) => column.projectId === projectId) ?? [];
  const changes = workflowChanges(choice, loaded?.decided ?? [], getColumns);
  const check = (projectId: string, isOn: boolean) =>
    setChoice((before) => ({ ...before, projects: new Map([...before.projects, [projectId, isOn]]) }));
  const failure = error ?? columns.error;
  const apply = () => {
    const entities = documents.map(({ fusionId, documentType }) => ({ fusionId, documentType }));
    const links = changes.flatMap(({ projectId }) => entities.map((entity) => ({ projectId, ...entity })));
    const places = collectPlaces(links, loaded?.decided ?? [], columns.data?.results ?? []);
    changeWorkflow.mutate(
      { entities, projects: changes },
      {
        onSuccess: () => {
          undoToast(texts.workflow.updated, places);
          onClose();
        },
      },
    );
  };
  return (
    <MenuPopover
      label={documentMenuTexts.workflow}
      anchor={anchor}
      onClose={onClose}
      size={SIZE}
      head={
        <>
          <FindField label={documentMenuTexts.findProject} value={find} onChange={setFind} autoFocus />
          <Button
            size="small"
            variant="text"
            startIcon={<Icon name="plus" />}
            onClick={() => setIsAdding(true)}
            sx={{ mt: 1 }}
          >
            {documentMenuTexts.addProject}
          </Button>
        </>
      }
      apply={{
        isDisabled: changes.length === 0,
        isPending: changeWorkflow.isPending,
        fault: changeWorkflow.error ? toApiError(changeWorkflow.error).message : null,
        note: documentMenuTexts.items(documents.length),
        onApply: apply,
      }}
    >
      {failure ? (
        <ErrorState
          error={failure}
          onRetry={() => {
            void columns.refetch();
            retry();
          }}
        />
      ) : null}
      {loaded && columns.data ? (
        <Boards {...loaded} find={find} choice={choice} getColumns={getColumns} onCheck={check} onChoose={setChoice} />
      ) : failure ? null : (
        <SkeletonText lines={5} />
      )}
      {isAdding
        ? renderCreateProject({
            onClose: () => setIsAdding(false),
            onCreated: (project) => {
              setIsAdding(false);
              check(project._id, true);
            },
          })
        : null}
    </MenuPopover>
  );
}

interface BoardsProps {
  projects: readonly Project[];
  decided: readonly EntityMetadata[];
  find: string;
  choice: WorkflowChoice;
  getColumns: (projectId: string) => readonly WorkflowColumn[];
  onCheck: (projectId: string, isOn: boolean) => void;
  onChoose: (choice: WorkflowChoice) => void;
}

function Boards({ projects, decided, find, choice, getColumns, onCheck, onChoose }: BoardsProps) {
  const found = projects.filter((project) => matchesText(project.name, find));
  if (found.length === 0) return <NoProjects isSearch={projects.length > 0} />;
  return (
    <ul aria-label={documentMenuTexts.workflow}>
      {found.map((project) => {
        const state = stateInWorkflow(choice, project._id, decided);
        return (
          <li key={project._id}>
            <FilterOption
              label={<span title={project.name}>{project.name}</span>}
              isChecked={state === 'all'}
              isIndeterminate={state === 'some'}
              onChange={(isOn) => onCheck(project._id, isOn)}
            />
            {state === 'all' ? (
              <BoardColumns
                project={project}
                columns={getColumns(project._id)}
                chosen={choice.columns.get(project._id)}
                decided={decided}
                onChoose={(columnId) =>
                  onChoose({ ...choice, columns: new Map([...choice.columns, [project._id, columnId]]) })
                }
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

interface BoardColumnsProps {
  project: Project;
  columns: readonly WorkflowColumn[];
  /** Undefined if nothing was chosen, in which case the current column is shown. */
  chosen: string | null | undefined;
  decided: readonly EntityMetadata[];
  onChoose: (columnId: string | null) => void;
}

function BoardColumns({ project, columns, chosen, decided, onChoose }: BoardColumnsProps) {
  const current = chosen === undefined ? findCommonColumn(columns, decided) : chosen;
  const options = [{ _id: null, title: documentMenuTexts.offBoard }, ...columns];
  return (
    <Columns role="radiogroup" aria-label={documentMenuTexts.getColumn(project.name)}>
      {options.map(({ _id, title }) => (
        <FilterOption key={_id} kind="radio" label={title} isChecked={current === _id} onChange={() => onChoose(_id)} />
      ))}
    </Columns>
  );
}
