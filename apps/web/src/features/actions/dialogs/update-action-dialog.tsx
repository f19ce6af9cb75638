import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { ShownAction } from '../api/use-action-list.ts';
import { useChangeActions } from '../api/use-change-actions.ts';
import { differencesOf, isChanged, rebaseValues, valuesOf, type ActionValues } from '../model/action-values.ts';
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
            actionId={base._id}
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

/** Somebody else saved first: says so, and brings their state under what was typed here. */
function ConflictNotice({ actionId, onReloaded }: { actionId: string; onReloaded: (current: ShownAction) => void }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const reload = useMutation({
    mutationFn: () =>
      queryClient.fetchQuery({ ...queries.actions.get.queryOptions({ input: { id: actionId } }), staleTime: 0 }),
    onSuccess: onReloaded,
  });
  return (
    <Alert
      severity="warning"
      icon={<Icon name="warning" />}
      sx={{ mb: 4, alignItems: 'center' }}
      action={
        <Button size="small" disabled={reload.isPending} onClick={() => reload.mutate()}>
          {actionTexts.reload}
        </Button>
      }
    >
      <strong>{actionTexts.conflict}</strong> {actionTexts.conflictHint}
      {reload.error ? <> {toApiFault(reload.error).message}</> : null}
    </Alert>
  );
}
