import TextField from '@mui/material/TextField';
import type { User } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { changedValues } from '../../../shared/records/changed-values.ts';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { organizationTexts, USER_LIMITS } from '../model/organization-texts.ts';

/** Edits a user's first and last name. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { client, queries } = useApi();
  const update = useRecordMutation(client.identity.updateUser, [queries.identity]);
  const form = useRecordForm({
    record: user,
    readValues: ({ firstName, lastName }) => ({ firstName, lastName }),
    check: ({ firstName }) => (firstName.trim() === '' ? { firstName: organizationTexts.firstNameRequired } : {}),
    save: ({ record, values: { firstName, lastName }, before }) =>
      update.mutateAsync({
        id: record._id,
        ...changedValues({ firstName: firstName.trim(), lastName: lastName.trim() }, before),
      }),
    onSaved: onClose,
  });
  const length = { htmlInput: { maxLength: USER_LIMITS.name } };
  return (
    <RecordFormDialog form={form} title={organizationTexts.editName} label={texts.actions.save} onClose={onClose}>
      <div style={{ display: 'grid', gap: 14 }}>
        <TextField
          fullWidth
          autoFocus
          label={organizationTexts.firstName}
          {...form.text('firstName')}
          slotProps={length}
        />
        <TextField fullWidth label={organizationTexts.lastName} {...form.text('lastName')} slotProps={length} />
      </div>
    </RecordFormDialog>
  );
}
