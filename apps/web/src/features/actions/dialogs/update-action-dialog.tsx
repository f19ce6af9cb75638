import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { ConflictNotice } from '../../../shared/records/conflict-notice.tsx';
import { rebaseValues } from '../../../shared/records/rebase-values.ts';
import { toast } from '../../../shared/toast/toast.ts';
import type { ShownAction } from '../api/use-action-list.ts';
import { useChangeActions } from '../api/use-change-actions.ts';
import { differencesOf, isChanged, valuesOf, type ActionValues } from '../model/action-values.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { ActionFormDialog } from './action-form-dialog.tsx';

export interface UpdateActionDialogProps {
  actionId: string;
  onClose: () => void;
}

/** Opens on the action as it is now, not as a list that is minutes old shows it. */
export function UpdateActionDialog({ actionId, onClose }: UpdateActionDialogProps) {
  const { queries } = useApi();
  const [opened, setOpened] = useState<ShownAction | null>(null);
  const { data, isError, isSuccess, isFetching } = useQuery({
    ...queries.actions.get.queryOptions({ input: { id: actionId } }),
    refetchOnMount: 'always',
  });
  // The form keeps what it was opened on: an answer that comes later must not change what is being typed.
  if (opened === null && isSuccess && !isFetching) setOpened(data);
  const hasFailed = isError && opened === null;
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(actionTexts.openFailed);
    onClose();
  }, [hasFailed, onClose]);
  return opened === null ? null : <UpdateForm action={opened} onClose={onClose} />;
}

function UpdateForm({ action, onClose }: { action: ShownAction; onClose: () => void }) {
  const { client } = useApi();
  const { update } = useChangeActions();
  const [base, setBase] = useState(action);
  const [values, setValues] = useState<ActionValues>(() => valuesOf(action));
  const before = valuesOf(base);
  const isConflict = update.error !== null && toApiFault(update.error).code === 'CONFLICT';
  const isDirty = isChanged(values, before);
  const submit = () => {
    update.mutate(
      { id: base._id, version: base.version, updates: differencesOf(values, before) },
      {
        onSuccess: () => {
          toast.success(actionTexts.updatedOnScreen);
          onClose();
        },
      },
    );
  };
  return (
    <ActionFormDialog
      title={actionTexts.edit}
      submitLabel="Save"
      pendingLabel={actionTexts.saving}
      values={values}
      onChange={setValues}
      isDirty={isDirty}
      isUnchanged={!isDirty || isConflict}
      isPending={update.isPending}
      error={update.error}
      notice={
        isConflict ? (
          <ConflictNotice
            message={actionTexts.conflict}
            load={() => client.actions.get({ id: base._id })}
            onReloaded={(current) => {
              setValues(rebaseValues(values, before, valuesOf(current)));
              setBase(current);
              update.reset();
            }}
          />
        ) : null
      }
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
