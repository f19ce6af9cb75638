import { DialogShell, type DialogShellProps } from '../ui/dialog-shell.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { RecordForm } from './use-record-form.ts';

export interface RecordFormDialogProps<Values> extends Pick<
  DialogShellProps,
  'title' | 'width' | 'whenUnsaved' | 'onClose' | 'children'
> {
  form: RecordForm<Values>;
  /** Label of the Save button, and its label while saving. */
  label: string;
  pendingLabel?: string;
  /** Allows a new record to be saved with its initial values. */
  isNew?: boolean;
  /** Something other than a field value is missing. */
  isDisabled?: boolean;
  /** Keeps Save enabled while values are missing. Pressing it shows which. */
  canTry?: boolean;
  /** Disables saving. */
  isReadOnly?: boolean;
}

/** A `useRecordForm` in a dialog: it shows refusals and conflicts, and enables Save when there is something to save. */
export function RecordFormDialog<Values>(props: RecordFormDialogProps<Values>) {
  const {
    form,
    label,
    pendingLabel,
    isNew = false,
    isDisabled = false,
    canTry = false,
    isReadOnly = false,
    children,
    ...shell
  } = props;
  const submit = {
    label,
    ...(pendingLabel === undefined ? {} : { pendingLabel }),
    isPending: form.isPending,
    isDisabled: isDisabled || (!canTry && !form.isValid) || form.conflict !== null || (!isNew && !form.isDirty),
    onSubmit: form.submit,
  };
  return (
    <DialogShell isOpen isDirty={form.isDirty} error={form.fault} {...(isReadOnly ? {} : { submit })} {...shell}>
      {form.conflict ? <ConflictNotice {...form.conflict} /> : null}
      {children}
    </DialogShell>
  );
}
