import { useState, type ReactNode } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { ActionFields } from '../components/action-fields.tsx';
import { canSubmit, type ActionValues } from '../model/action-values.ts';

/** Wide enough for two columns of fields. */
const WIDTH = 680;

export interface ActionFormDialogProps {
  title: string;
  submitLabel: string;
  pendingLabel: string;
  values: ActionValues;
  onChange: (values: ActionValues) => void;
  isDirty: boolean;
  /** There is nothing to send. */
  isUnchanged: boolean;
  isPending: boolean;
  error: unknown;
  /** Over the fields: what happened meanwhile. */
  notice?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** The form of an action in its dialog; closing with unsaved changes is refused in the specification's words (S1 §4). */
export function ActionFormDialog(props: ActionFormDialogProps) {
  const { values, onChange, error, notice } = props;
  const [isNameTouched, setIsNameTouched] = useState(false);
  const fault = error === null || error === undefined ? null : toApiFault(error);
  const fields = fault?.fields ?? {};
  return (
    <DialogShell
      title={props.title}
      isOpen
      onClose={props.onClose}
      width={WIDTH}
      isDirty={props.isDirty}
      whenUnsaved="refuse"
      error={fault === null || notice || Object.keys(fields).length > 0 ? null : fault.message}
      submit={{
        label: props.submitLabel,
        pendingLabel: props.pendingLabel,
        isPending: props.isPending,
        isDisabled: !canSubmit(values) || props.isUnchanged,
        onSubmit: props.onSubmit,
      }}
    >
      {notice}
      <ActionFields
        values={values}
        onChange={onChange}
        faults={fields}
        isNameTouched={isNameTouched}
        onNameBlur={() => setIsNameTouched(true)}
      />
    </DialogShell>
  );
}
