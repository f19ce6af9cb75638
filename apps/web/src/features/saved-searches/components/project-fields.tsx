import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@rotunda/contract/values';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { RecordForm } from '../../../shared/records/use-record-form.ts';
import { isNewProject, NEW_PROJECT, NO_PROJECT, type ProjectChoice } from '../model/project-choice.ts';
import { savedSearchTexts } from '../model/saved-search-texts.ts';

export interface ProjectFieldsProps {
  form: RecordForm<ProjectChoice>;
}

/** Picks the project that receives the alerts: an existing one, or a new one by name. */
export function ProjectFields({ form }: ProjectFieldsProps) {
  const { values: value, set } = form;
  const { queries } = useApi();
  const projects = useQuery(queries.projects.find.queryOptions({ input: {} }));
  const results = projects.data?.results ?? [];
  const isKnown =
    [NEW_PROJECT, NO_PROJECT, ''].includes(value.projectId) || results.some(({ _id }) => _id === value.projectId);
  return (
    <>
      <TextField
        select
        fullWidth
        label={savedSearchTexts.project}
        // Empty until the list is loaded, because the select would warn about an unknown value.
        value={isKnown ? value.projectId : ''}
        onChange={(event) => set({ projectId: event.target.value })}
        error={projects.isError}
        helperText={projects.isError ? toApiError(projects.error).message : undefined}
      >
        <MenuItem value={NEW_PROJECT}>{savedSearchTexts.newProject}</MenuItem>
        {results.map((project) => (
          <MenuItem key={project._id} value={project._id} sx={{ whiteSpace: 'normal' }}>
            {project.name}
          </MenuItem>
        ))}
        <MenuItem value={NO_PROJECT}>{savedSearchTexts.noProject}</MenuItem>
      </TextField>
      {isNewProject(value) ? (
        <TextField
          fullWidth
          label={savedSearchTexts.newProjectName}
          {...form.text('projectName')}
          slotProps={{ htmlInput: { maxLength: LIMITS.projectName } }}
        />
      ) : null}
    </>
  );
}
