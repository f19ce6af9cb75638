import { useState } from 'react';
import { useSession } from '../../../shared/api/session.tsx';
import { useNow } from '../../../shared/format/use-now.ts';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import type { ShownAction } from '../api/use-action-list.ts';
import { useChangeActions } from '../api/use-change-actions.ts';
import {
  canSubmit,
  checkValues,
  getCopy,
  defaultValues,
  getDetails,
  type ActionContext,
} from '../model/action-values.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { ActionFormDialog } from './action-form-dialog.tsx';

export interface CreateActionDialogProps {
  /** Values given by the place the dialog is opened from. */
  context?: ActionContext;
  /** Action to copy; the copy's name gets "(Copy)". */
  copied?: ShownAction;
  /** Success message; the Actions screen uses another one than documents and events (ACT-02). */
  createdText: string;
  onClose: () => void;
}

/** Dialog for a new action, filled with defaults or from a copy. */
export function CreateActionDialog({ context = {}, copied, createdText, onClose }: CreateActionDialogProps) {
  const { user } = useSession();
  const now = useNow();
  const { create } = useChangeActions();
  // Kept in state, because the defaults depend on the current time, which moves on while the form is open.
  const [offered] = useState(() => (copied ? getCopy(copied) : defaultValues(context, user._id, now)));
  const form = useRecordForm({
    record: offered,
    readValues: (values) => values,
    check: checkValues,
    save: async ({ values }) => {
      if (!canSubmit(values)) throw new Error('The dialog offers no saving without times.');
      return create.mutateAsync(getDetails(values));
    },
    onSaved: () => {
      toast.success(createdText);
      onClose();
    },
  });
  return (
    <ActionFormDialog
      form={form}
      title={copied ? actionTexts.duplicate : actionTexts.create}
      label={actionTexts.create}
      pendingLabel={actionTexts.creating}
      isNew
      onClose={onClose}
    />
  );
}
