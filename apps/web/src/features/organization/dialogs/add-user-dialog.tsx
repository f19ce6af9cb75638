import TextField from '@mui/material/TextField';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Stack } from '../../../shared/ui/stack.tsx';
import { RoleField } from '../components/role-field.tsx';
import { checkNewUser, type NewUser } from '../model/check-new-user.ts';
import { organizationTexts, USER_LIMITS } from '../model/organization-texts.ts';

const EMPTY: NewUser = { firstName: '', lastName: '', email: '', role: 'member', password: '' };

const FIELDS = [
  { name: 'firstName', label: organizationTexts.firstName, type: 'text', maxLength: USER_LIMITS.name },
  { name: 'lastName', label: organizationTexts.lastName, type: 'text', maxLength: USER_LIMITS.name },
  { name: 'email', label: organizationTexts.email, type: 'email', maxLength: USER_LIMITS.email },
  { name: 'password', label: organizationTexts.password, type: 'password', maxLength: USER_LIMITS.longestPassword },
] as const;

/**
 * Adds a user, who can sign in immediately with the password given here. If the address is taken, the message appears
 * at its field.
 */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { client, queries } = useApi();
  const { organization } = useSession();
  const create = useRecordMutation(client.identity.createUser, [queries.identity.findUsers]);
  const form = useRecordForm({
    record: EMPTY,
    readValues: (values) => values,
    check: checkNewUser,
    save: ({ values }) => create.mutateAsync({ id: organization._id, ...values, email: values.email.trim() }),
    getErrors: ({ code, message, fields }) => (code === 'CONFLICT' ? { email: message } : fields),
    onSaved: ({ email }) => {
      toast.success(organizationTexts.added(email));
      onClose();
    },
  });
  return (
    <RecordFormDialog
      form={form}
      title={organizationTexts.addUser}
      label={organizationTexts.addUser}
      pendingLabel={organizationTexts.adding}
      onClose={onClose}
    >
      <Stack gap={16}>
        {FIELDS.map(({ name, label, type, maxLength }) => (
          <TextField
            key={name}
            fullWidth
            autoFocus={name === 'firstName'}
            label={label}
            type={type}
            autoComplete={type === 'password' ? 'new-password' : 'off'}
            {...form.text(name)}
            helperText={form.faults[name] ?? (type === 'password' ? organizationTexts.passwordHint : null)}
            slotProps={{ htmlInput: { maxLength } }}
          />
        ))}
        <RoleField value={form.values.role} onChange={(role) => form.set({ role })} />
      </Stack>
    </RecordFormDialog>
  );
}
