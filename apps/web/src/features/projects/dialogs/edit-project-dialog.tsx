import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '@rotunda/contract';
import { useState } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { ProjectForm } from '../components/project-form.tsx';
import { checkProject } from '../model/check-project.ts';
import { projectTexts } from '../model/project-texts.ts';

/** Another name or impact. */
export function EditProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const before = { name: project.name, impact: project.impact ?? '' };
  const [values, setValues] = useState(before);
  const isDirty = values.name.trim() !== before.name || values.impact !== before.impact;
  const update = useMutation(
    queries.projects.update.mutationOptions({
      onSuccess: async () => {
        onClose();
        toast.success(projectTexts.updated);
        // The name stands on alerts and saved searches too.
        for (const part of [queries.projects, queries.alerts, queries.savedSearches]) {
          await queryClient.invalidateQueries({ queryKey: part.key() });
        }
      },
    }),
  );
  return (
    <DialogShell
      title={projectTexts.edit}
      isOpen
      onClose={onClose}
      isDirty={isDirty}
      error={update.error ? toApiFault(update.error).message : null}
      submit={{
        label: texts.actions.save,
        pendingLabel: projectTexts.saving,
        isPending: update.isPending,
        isDisabled: !isDirty || Object.keys(checkProject(values)).length > 0,
        onSubmit: () => {
          const impact = values.impact.trim();
          update.mutate({ id: project._id, name: values.name.trim(), impact: impact === '' ? null : impact });
        },
      }}
    >
      <ProjectForm values={values} onChange={setValues} />
    </DialogShell>
  );
}
