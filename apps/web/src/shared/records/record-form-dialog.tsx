import { DialogShell, type DialogShellProps } from '../ui/dialog-shell.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { RecordForm } from './use-record-form.ts';

export interface RecordFormDialogProps<Values> extends Pick<
  DialogShellProps,
  'title' | 'width' | 'whenUnsaved' | 'onClose' | 'children'
> {
  form: RecordForm<Values>;
  /** The button that saves, and what it says while it does. */
  label: string;
  pendingLabel?: string;
  /** A new record may be saved as it is offered. */
  isNew?: boolean;
  /** Something besides the fields is missing. */
  isDisabled?: boolean;
  /** Saving may be tried while something is missing, and says what. */
  canTry?: boolean;
  /** Nothing can be saved here. */
  isReadOnly?: boolean;
}

/** The dialog around a `useRecordForm`: what the server refused, who was faster, and when there is something to save. */
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
