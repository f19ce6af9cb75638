import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '@rotunda/contract';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { ProjectForm } from '../components/project-form.tsx';
import { checkProject } from '../model/check-project.ts';
import { projectTexts } from '../model/project-texts.ts';

export interface CreateProjectDialogProps {
  onClose: () => void;
  /** Closes the dialog too. */
  onCreated: (project: Project) => void;
}

/** "Add New Project": name, impact; submitting is off until both are right (S1 §5). */
export function CreateProjectDialog({ onClose, onCreated }: CreateProjectDialogProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const [values, setValues] = useState({ name: '', impact: '' });
  const create = useMutation(
    queries.projects.create.mutationOptions({
      onSuccess: async (project) => {
        onCreated(project);
        await queryClient.invalidateQueries({ queryKey: queries.projects.key() });
      },
    }),
  );
  const impact = values.impact.trim();
  return (
    <DialogShell
      title={projectTexts.add}
      isOpen
      onClose={onClose}
      isDirty={values.name !== '' || values.impact !== ''}
      error={create.error ? texts.projects.createFailed : null}
      submit={{
        label: projectTexts.create,
        pendingLabel: projectTexts.creating,
        isPending: create.isPending,
        isDisabled: Object.keys(checkProject(values)).length > 0,
        onSubmit: () => create.mutate({ name: values.name.trim(), ...(impact === '' ? {} : { impact }) }),
      }}
    >
      <ProjectForm values={values} onChange={setValues} />
    </DialogShell>
  );
}
