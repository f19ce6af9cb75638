import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { ROLES } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { checkNewUser, type NewUser } from '../model/check-new-user.ts';
import { organisationTexts, ROLE_WORDS, USER_LIMITS } from '../model/organisation-texts.ts';

const Fields = styled('div')({ display: 'grid', gap: 14 });

const EMPTY: NewUser = { firstName: '', lastName: '', email: '', role: 'member', password: '' };

const FIELDS = [
  { name: 'firstName', label: organisationTexts.firstName, type: 'text', maxLength: USER_LIMITS.name },
  { name: 'lastName', label: organisationTexts.lastName, type: 'text', maxLength: USER_LIMITS.name },
  { name: 'email', label: organisationTexts.email, type: 'email', maxLength: USER_LIMITS.email },
  { name: 'password', label: organisationTexts.password, type: 'password', maxLength: USER_LIMITS.longestPassword },
] as const;

/** A new user, who can sign in at once with the password given here. A taken address is said beside it. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { client, queries } = useApi();
  const { organisation } = useSession();
  const create = useRecordMutation(client.identity.createUser, [queries.identity.findUsers]);
  const form = useRecordForm({
    record: EMPTY,
    valuesOf: (values) => values,
    check: checkNewUser,
    save: ({ values }) => create.mutateAsync({ id: organisation._id, ...values, email: values.email.trim() }),
    faultsOf: ({ code, message, fields }) => (code === 'CONFLICT' ? { email: message } : fields),
    onSaved: ({ email }) => {
      toast.success(organisationTexts.added(email));
      onClose();
    },
  });
  return (
    <RecordFormDialog
      form={form}
      title={organisationTexts.addUser}
      label={organisationTexts.addUser}
      pendingLabel={organisationTexts.adding}
      onClose={onClose}
    >
      <Fields>
        {FIELDS.map(({ name, label, type, maxLength }) => (
          <TextField
            key={name}
            fullWidth
            autoFocus={name === 'firstName'}
            label={label}
            type={type}
            autoComplete={type === 'password' ? 'new-password' : 'off'}
            {...form.text(name)}
            helperText={form.faults[name] ?? (type === 'password' ? organisationTexts.passwordHint : null)}
            slotProps={{ htmlInput: { maxLength } }}
          />
        ))}
        <TextField
          select
          fullWidth
          label={organisationTexts.role}
          value={form.values.role}
          onChange={(event) => {
            const role = ROLES.find((one) => one === event.target.value);
            if (role) form.set({ role });
          }}
        >
          {ROLES.map((role) => (
            <MenuItem key={role} value={role}>
              {ROLE_WORDS[role]}
            </MenuItem>
          ))}
        </TextField>
      </Fields>
    </RecordFormDialog>
  );
}
