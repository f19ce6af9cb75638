import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '@rotunda/contract';
import { LIMITS, PRIORITIES } from '@rotunda/contract/values';
import { useState } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useUnsavedChanges } from '../../../shared/navigation/unsaved-changes.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { checkProject } from '../model/check-project.ts';
import { projectTexts } from '../model/project-texts.ts';
import { CollaboratorPicker } from './collaborator-picker.tsx';

type Values = Pick<Project, 'name' | 'priority' | 'users'> & { impact: string; description: string };

export interface ProjectDetailsFormProps {
  project: Project;
  isEditor: boolean;
}

/** Name, priority, impact, description and collaborators, saved together. */
export function ProjectDetailsForm({ project, isEditor }: ProjectDetailsFormProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  // Only what was touched: the rest follows the server while the form is open.
  const [changes, setChanges] = useState<Partial<Values>>({});
  const values: Values = {
    ...project,
    impact: project.impact ?? '',
    description: project.description ?? '',
    ...changes,
  };
  const isDirty = Object.keys(changes).length > 0;
  useUnsavedChanges(isDirty, '?tab');
  const update = useMutation(
    queries.projects.update.mutationOptions({
      onSuccess: async () => {
        setChanges({});
        toast.success(projectTexts.updated);
        for (const part of [queries.projects, queries.alerts, queries.savedSearches]) {
          await queryClient.invalidateQueries({ queryKey: part.key() });
        }
      },
    }),
  );
  const change = (next: Partial<Values>) => setChanges({ ...changes, ...next });
  const faults = checkProject(values);
  const fault = update.error ? toApiFault(update.error) : null;
  const usersFault = fault?.fields?.['users'];
  return (
    <section aria-label={projectTexts.details}>
      <h2>{projectTexts.details}</h2>
      <DetailFields values={values} isDisabled={!isEditor} onChange={change} />
      <CollaboratorPicker
        userIds={values.users}
        isDisabled={!isEditor}
        fault={usersFault}
        onChange={(users) => change({ users })}
      />
      {fault && usersFault === undefined ? <p role="alert">{fault.message}</p> : null}
      {isEditor ? (
        <div className="buttons">
          <Button
            variant="contained"
            disabled={!isDirty || update.isPending || Object.keys(faults).length > 0}
            onClick={() => {
              const { impact, description, ...rest } = changes;
              update.mutate({
                id: project._id,
                ...rest,
                ...(impact === undefined ? {} : { impact: impact.trim() || null }),
                ...(description === undefined ? {} : { description: description.trim() || null }),
              });
            }}
          >
            {update.isPending ? projectTexts.saving : texts.actions.save}
          </Button>
          <Button disabled={!isDirty || update.isPending} onClick={() => setChanges({})}>
            {texts.actions.revert}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface DetailFieldsProps {
  values: Values;
  isDisabled: boolean;
  onChange: (changes: Partial<Values>) => void;
}

function DetailFields({ values, isDisabled, onChange }: DetailFieldsProps) {
  const faults = checkProject(values);
  return (
    <>
      <TextField
        label={projectTexts.name}
        value={values.name}
        disabled={isDisabled}
        error={faults.name !== undefined}
        helperText={faults.name}
        onChange={(event) => onChange({ name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: LIMITS.projectName } }}
      />
      <TextField
        select
        label={projectTexts.priority}
        value={values.priority ?? ''}
        disabled={isDisabled}
        onChange={(event) => onChange({ priority: PRIORITIES.find((one) => one === event.target.value) ?? null })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{projectTexts.noPriority}</MenuItem>
        {PRIORITIES.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={projectTexts.impact}
        value={values.impact}
        disabled={isDisabled}
        error={faults.impact !== undefined}
        helperText={faults.impact ?? `${values.impact.length} of ${LIMITS.projectImpact}`}
        onChange={(event) => onChange({ impact: event.target.value })}
      />
      <TextField
        multiline
        minRows={3}
        maxRows={10}
        label={projectTexts.description}
        value={values.description}
        disabled={isDisabled}
        onChange={(event) => onChange({ description: event.target.value })}
        slotProps={{ htmlInput: { maxLength: LIMITS.projectDescription } }}
      />
    </>
  );
}
