import { useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { membershipChanges, switchedMembership } from '../../../shared/membership/membership.ts';
import { recordTexts } from '../../../shared/records/record-texts.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { FilterOption } from '../../../shared/ui/filter-option.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { ShownAction } from '../api/use-action-list.ts';
import { useChangeActions } from '../api/use-change-actions.ts';
import { useDirectory } from '../../../shared/directory/use-directory.ts';
import { actionTexts } from '../model/actions-texts.ts';

/** Number of tags shown (ACT-01). */
const MAX_SHOWN = 10;

export interface ActionTagsDialogProps {
  actions: readonly ShownAction[];
  onClose: () => void;
}

/** Edits the tags of several actions together. Each tag is on all, some or none of them. */
export function ActionTagsDialog({ actions, onClose }: ActionTagsDialogProps) {
  const { tags } = useDirectory();
  const { changeTags } = useChangeActions();
  const [switched, setSwitched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const tagsOfEach = actions.map((action) => action.tags);
  const { added, removed } = membershipChanges(switched, tagsOfEach);
  const isUnchanged = added.length + removed.length === 0;
  return (
    <DialogShell
      title={actionTexts.editTags}
      isOpen
      onClose={onClose}
      isDirty={!isUnchanged}
      error={changeTags.error ? toApiError(changeTags.error).message : null}
      submit={{
        label: texts.actions.apply,
        pendingLabel: actionTexts.saving,
        isPending: changeTags.isPending,
        isDisabled: isUnchanged,
        onSubmit: () =>
          changeTags.mutate(
            { selectedActions: actions.map((action) => action._id), tagsAdded: added, tagsRemoved: removed },
            {
              onSuccess: () => {
                toast.success(texts.tags.updated);
                onClose();
              },
            },
          ),
      }}
    >
      {tags.length === 0 ? <p>{texts.tags.none}</p> : null}
      <ShowMoreList limit={MAX_SHOWN} label={actionTexts.fields.tags} moreText={() => recordTexts.showMore}>
        {tags.map(({ _id, name }) => {
          const state = switchedMembership(_id, switched, tagsOfEach);
          return (
            <li key={_id}>
              <FilterOption
                label={name}
                isChecked={state === 'all'}
                isIndeterminate={state === 'some'}
                onChange={(isChecked) => setSwitched(new Map([...switched, [_id, isChecked]]))}
              />
            </li>
          );
        })}
      </ShowMoreList>
      {switched.size > 0 && isUnchanged ? <p role="status">{texts.tags.unchanged}</p> : null}
    </DialogShell>
  );
}
