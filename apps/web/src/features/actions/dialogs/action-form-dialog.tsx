import { RecordFormDialog, type RecordFormDialogProps } from '../../../shared/records/record-form-dialog.tsx';
import { ActionFields } from '../components/action-fields.tsx';
import { canSubmit, type ActionValues } from '../model/action-values.ts';

/** Wide enough for two columns of fields. */
const WIDTH = 680;

export type ActionFormDialogProps = Pick<
  RecordFormDialogProps<ActionValues>,
  'form' | 'title' | 'label' | 'pendingLabel' | 'isNew' | 'onClose'
>;

/** Dialog with an action's form. Closing it with unsaved changes is refused, in the specification's words (ACT-02). */
export function ActionFormDialog(props: ActionFormDialogProps) {
  const { form } = props;
  return (
    <RecordFormDialog {...props} width={WIDTH} whenUnsaved="refuse" isDisabled={!canSubmit(form.values)}>
      <ActionFields form={form} />
    </RecordFormDialog>
  );
}
