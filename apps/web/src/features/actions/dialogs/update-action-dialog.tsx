import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import type { ShownAction } from '../api/use-action-list.ts';
import { useChangeActions } from '../api/use-change-actions.ts';
import { checkValues, getDifferences, readValues } from '../model/action-values.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { ActionFormDialog } from './action-form-dialog.tsx';

export interface UpdateActionDialogProps {
  actionId: string;
  onClose: () => void;
}

/** Loads the action's current state, because the list may be minutes old. */
export function UpdateActionDialog({ actionId, onClose }: UpdateActionDialogProps) {
  const { queries } = useApi();
  const [opened, setOpened] = useState<ShownAction | null>(null);
  const { data, isError, isSuccess, isFetching } = useQuery({
    ...queries.actions.get.queryOptions({ input: { id: actionId } }),
    refetchOnMount: 'always',
  });
  // The form keeps the state it was opened with, because a later response must not change what the user is typing.
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
  const form = useRecordForm({
    record: action,
    readValues,
    check: checkValues,
    save: ({ record, values, before }) =>
      update.mutateAsync({ id: record._id, version: record.version, updates: getDifferences(values, before) }),
    conflict: { message: actionTexts.conflict, load: () => client.actions.get({ id: action._id }) },
    onSaved: () => {
      toast.success(actionTexts.updatedOnScreen);
      onClose();
    },
  });
  return (
    <ActionFormDialog
      form={form}
      title={actionTexts.edit}
      label={texts.actions.save}
      pendingLabel={actionTexts.saving}
      onClose={onClose}
    />
  );
}
