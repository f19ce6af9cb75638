import { useQuery } from '@tanstack/react-query';
import type { Project } from '@rotunda/contract';
import { useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { MultiPicker } from '../../../shared/ui/multi-picker.tsx';
import { useChangeProjects } from '../api/use-change-projects.ts';
import { projectTexts } from '../model/project-texts.ts';
import { TAG_DISPLAY_LIMIT, toTagUpdates } from '../model/tag-updates.ts';

export interface ProjectTagsDialogProps {
  /** One or more projects. */
  projects: readonly Project[];
  onClose: () => void;
}

/**
 * Edits the tags of one project. For several projects, picks the tags to add to all of them and to remove from all of
 * them.
 */
export function ProjectTagsDialog({ projects, onClose }: ProjectTagsDialogProps) {
  const { queries } = useApi();
  const { updateTags } = useChangeProjects();
  const tags = useQuery(queries.tags.find.queryOptions());
  const [added, setAdded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const updates = toTagUpdates(projects, added, removed);
  const hasChanges = added.length + removed.length > 0;
  const options = tags.data?.results ?? [];
  const currentTags = [...new Set(projects.flatMap((project) => project.tags.map((tag) => tag._id)))];
  return (
    <DialogShell
      title={projectTexts.editTags}
      isOpen
      onClose={onClose}
      isDirty={updates.length > 0}
      error={updateTags.error ? toApiError(updateTags.error).message : null}
      submit={{
        label: texts.actions.apply,
        pendingLabel: projectTexts.saving,
        isPending: updateTags.isPending,
        isDisabled: updates.length === 0,
        onSubmit: () =>
          updateTags.mutate(
            { updates },
            {
              onSuccess: () => {
                toast.success(texts.tags.updated);
                onClose();
              },
            },
          ),
      }}
    >
      {tags.data?.results.length === 0 ? <p>{texts.tags.none}</p> : null}
      {projects.length === 1 ? (
        <MultiPicker
          label={projectTexts.tags}
          options={options}
          limit={TAG_DISPLAY_LIMIT}
          value={[...currentTags.filter((id) => !removed.includes(id)), ...added]}
          onChange={(ids) => {
            setAdded(ids.filter((id) => !currentTags.includes(id)));
            setRemoved(currentTags.filter((id) => !ids.includes(id)));
          }}
        />
      ) : (
        <div style={{ display: 'grid', gap: 16 }}>
          <MultiPicker
            label={projectTexts.addTags}
            options={options.filter((tag) => !removed.includes(tag._id))}
            limit={TAG_DISPLAY_LIMIT}
            value={added}
            onChange={setAdded}
          />
          <MultiPicker
            label={projectTexts.removeTags}
            options={options.filter((tag) => currentTags.includes(tag._id) && !added.includes(tag._id))}
            limit={TAG_DISPLAY_LIMIT}
            value={removed}
            onChange={setRemoved}
          />
        </div>
      )}
      {hasChanges && updates.length === 0 ? <p role="status">{texts.tags.unchanged}</p> : null}
    </DialogShell>
  );
}
