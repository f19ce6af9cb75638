import { styled } from '@mui/material/styles';
import { LIMITS } from '@rotunda/contract/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiError } from '../../../shared/api/api-error.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { FilterOption } from '../../../shared/ui/filter-option.tsx';
import { FindField, matchesText } from '../../../shared/ui/find-field.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { useChangeDecisions } from '../api/use-change-decisions.ts';
import { useProjectChoices, type ProjectChoices } from '../api/use-project-choices.ts';
import { documentMenuTexts } from '../document-menu-texts.ts';
import { useUndoToast } from '../hooks/use-undo-toast.ts';
import { collectPlaces } from '../model/collect-places.ts';
import {
  linkChanges,
  stateOfAllProjects,
  stateOfProject,
  withAllProjects,
  withProject,
  type ProjectChoice,
} from '../model/project-choice.ts';
import type { MenuProps } from './menu-props.ts';
import { MenuPopover } from './menu-popover.tsx';
import { NoProjects } from './no-projects.tsx';

/** Menu size in CSS pixels (PRJ-04). */
const SIZE = { width: 320, maxHeight: 400 };

const All = styled('div')(({ theme }) => ({
  paddingBottom: 4,
  marginBottom: 4,
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  fontWeight: 500,
}));

/** Menu that adds one or more documents to projects and removes them (PRJ-04). */
export function ProjectMenu({ documents, anchor, onClose }: MenuProps) {
  const { queries } = useApi();
  const { loaded, error, retry } = useProjectChoices(documents);
  const { changeProjects } = useChangeDecisions();
  const undoToast = useUndoToast();
  // A document removed from a project also leaves its board, so Undo needs its column.
  const columns = useQuery({
    ...queries.workflow.findAllColumns.queryOptions(),
    enabled: loaded?.decided.some((one) => one.projectIds.length > 0) ?? false,
  });
  const [find, setFind] = useState('');
  const [choice, setChoice] = useState<ProjectChoice>(new Map());
  const projectIds = loaded?.projects.map((project) => project._id) ?? [];
  const changes = linkChanges(choice, loaded?.decided ?? [], projectIds);
  const count = changes.create.length + changes.delete.length;
  const isTooMany = count > LIMITS.projectLinks;
  const fetchFailure = error ?? columns.error;
  const failure = changeProjects.error ? toApiError(changeProjects.error).message : null;
  const apply = () => {
    const places = collectPlaces(
      [...changes.create, ...changes.delete],
      loaded?.decided ?? [],
      columns.data?.results ?? [],
    );
    changeProjects.mutate(changes, {
      onSuccess: () => {
        undoToast(documents.length === 1 ? texts.projectLinks.updated : texts.projectLinks.updatedMany, places);
        onClose();
      },
    });
  };
  return (
    <MenuPopover
      label={documentMenuTexts.addToProjects}
      anchor={anchor}
      onClose={onClose}
      size={SIZE}
      head={<FindField label={documentMenuTexts.findProject} value={find} onChange={setFind} autoFocus />}
      apply={{
        isDisabled: count === 0 || isTooMany || (changes.delete.length > 0 && !columns.data),
        isPending: changeProjects.isPending,
        fault: isTooMany ? documentMenuTexts.tooManyLinks : failure,
        note: documentMenuTexts.items(documents.length),
        onApply: apply,
      }}
    >
      {fetchFailure ? (
        <ErrorState
          error={fetchFailure}
          onRetry={() => {
            void columns.refetch();
            retry();
          }}
        />
      ) : null}
      {loaded ? (
        <ProjectList {...loaded} find={find} choice={choice} onChoose={setChoice} />
      ) : fetchFailure ? null : (
        <SkeletonText lines={5} />
      )}
    </MenuPopover>
  );
}

type Loaded = NonNullable<ProjectChoices['loaded']>;
type ProjectListProps = Loaded & { find: string; choice: ProjectChoice; onChoose: (choice: ProjectChoice) => void };

function ProjectList({ projects, decided, find, choice, onChoose }: ProjectListProps) {
  const projectIds = projects.map((project) => project._id);
  const found = projects.filter((project) => matchesText(project.name, find));
  if (found.length === 0) return <NoProjects isSearch={projects.length > 0} />;
  const getState = (projectId: string) => stateOfProject(choice, projectId, decided);
  const all = stateOfAllProjects(projectIds.map(getState));
  return (
    <>
      {find.trim() === '' && projects.length > 1 ? (
        <All>
          <FilterOption
            label={documentMenuTexts.allProjects}
            isChecked={all === 'all'}
            isIndeterminate={all === 'some'}
            onChange={(isOn) => onChoose(withAllProjects(isOn, projectIds))}
          />
        </All>
      ) : null}
      <ul aria-label={documentMenuTexts.addToProjects}>
        {found.map(({ _id, name }) => (
          <li key={_id} title={name}>
            <FilterOption
              label={name}
              isChecked={getState(_id) === 'all'}
              isIndeterminate={getState(_id) === 'some'}
              onChange={(isOn) => onChoose(withProject(choice, _id, isOn, projectIds))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
