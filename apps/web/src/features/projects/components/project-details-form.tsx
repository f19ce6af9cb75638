import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Project } from '@rotunda/contract';
import { LIMITS, PRIORITIES } from '@rotunda/contract/values';
import { PageForm } from '../../../shared/records/page-form.tsx';
import { useRecordForm, type RecordForm } from '../../../shared/records/use-record-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { useChangeProjects } from '../api/use-change-projects.ts';
import { projectTexts } from '../model/project-texts.ts';
import { checkProject, getDetails, getDifferences, type ProjectDetails } from '../model/project-values.ts';
import { CollaboratorPicker } from './collaborator-picker.tsx';

export interface ProjectDetailsFormProps {
  project: Project;
  isEditor: boolean;
}

/** Edits name, priority, impact, description and collaborators, which are saved together. */
export function ProjectDetailsForm({ project, isEditor }: ProjectDetailsFormProps) {
  const { update } = useChangeProjects();
  const form = useRecordForm({
    record: project,
    readValues: getDetails,
    check: checkProject,
    save: ({ values, before }) => update.mutateAsync({ id: project._id, ...getDifferences(values, before) }),
    place: '?tab',
    onSaved: () => toast.success(projectTexts.updated),
  });
  return (
    <SectionCard title={projectTexts.details}>
      <PageForm form={form} of={projectTexts.detailsSaved} pendingLabel={projectTexts.saving} isReadOnly={!isEditor}>
        <DetailFields form={form} isDisabled={!isEditor} />
        <CollaboratorPicker
          userIds={form.values.users}
          isDisabled={!isEditor}
          fault={form.faults['users']}
          onChange={(users) => form.set({ users })}
        />
      </PageForm>
    </SectionCard>
  );
}

function DetailFields({ form, isDisabled }: { form: RecordForm<ProjectDetails>; isDisabled: boolean }) {
  const { values, faults } = form;
  return (
    <>
      <TextField
        label={projectTexts.name}
        disabled={isDisabled}
        {...form.text('name')}
        slotProps={{ htmlInput: { maxLength: LIMITS.projectName } }}
      />
      <TextField
        select
        label={projectTexts.priority}
        value={values.priority ?? ''}
        disabled={isDisabled}
        onChange={(event) => form.set({ priority: PRIORITIES.find((one) => one === event.target.value) ?? null })}
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
        disabled={isDisabled}
        {...form.text('impact')}
        helperText={faults['impact'] ?? `${values.impact.length} of ${LIMITS.projectImpact}`}
      />
      <TextField
        multiline
        minRows={3}
        maxRows={10}
        label={projectTexts.description}
        disabled={isDisabled}
        {...form.text('description')}
        slotProps={{ htmlInput: { maxLength: LIMITS.projectDescription } }}
      />
    </>
  );
}
