import { useState } from 'react';
import { useSession } from '../../../shared/api/session.tsx';
import { useNow } from '../../../shared/format/use-now.ts';
import { toast } from '../../../shared/toast/toast.ts';
import type { ShownAction } from '../api/use-action-list.ts';
import { useChangeActions } from '../api/use-change-actions.ts';
import {
  copyOf,
  defaultValues,
  isChanged,
  summaryOf,
  type ActionContext,
  type ActionValues,
} from '../model/action-values.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { ActionFormDialog } from './action-form-dialog.tsx';

export interface CreateActionDialogProps {
  /** What the place it is opened from is about. */
  context?: ActionContext;
  /** Made again with these; its name gets "(Copy)". */
  copied?: ShownAction;
  /** From the Actions screen one text, from a document or an event another (S1 §8, S3 §8). */
  createdText: string;
  onClose: () => void;
}

/** A new action, from defaults or from a copy. */
export function CreateActionDialog({ context = {}, copied, createdText, onClose }: CreateActionDialogProps) {
  const { user } = useSession();
  const now = useNow();
  const { create } = useChangeActions();
  const [initial] = useState(() => (copied ? copyOf(copied) : defaultValues(context, user._id, now)));
  const [values, setValues] = useState<ActionValues>(initial);
  const submit = () => {
    const { startTime, endTime, summary: _typed, ...rest } = values;
    if (startTime === null || endTime === null) return;
    create.mutate(
      { ...rest, name: values.name.trim(), summary: summaryOf(values), startTime, endTime },
      {
        onSuccess: () => {
          toast.success(createdText);
          onClose();
        },
      },
    );
  };
  return (
    <ActionFormDialog
      title={copied ? actionTexts.duplicate : actionTexts.create}
      submitLabel={actionTexts.create}
      pendingLabel={actionTexts.creating}
      values={values}
      onChange={setValues}
      isDirty={isChanged(values, initial)}
      isUnchanged={false}
      isPending={create.isPending}
      error={create.error}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
