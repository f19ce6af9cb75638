import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ROLES } from '@rotunda/contract/values';
import { useState, type FocusEvent } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
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
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const { organisation } = useSession();
  const [values, setValues] = useState(EMPTY);
  const [left, setLeft] = useState<ReadonlySet<keyof NewUser>>(new Set());
  const create = useMutation(
    queries.identity.createUser.mutationOptions({
      onSuccess: (user) => {
        onClose();
        toast.success(`${user.email} can sign in now.`);
        return queryClient.invalidateQueries({ queryKey: queries.identity.findUsers.key() });
      },
    }),
  );
  const fault = create.error ? toApiFault(create.error) : null;
  const refused = fault?.code === 'CONFLICT' ? { email: fault.message } : (fault?.fields ?? {});
  const found = checkNewUser(values);
  const faultOf = (name: keyof NewUser) => (left.has(name) ? found[name] : undefined) ?? refused[name];
  const change = (changes: Partial<NewUser>) => {
    create.reset();
    setValues({ ...values, ...changes });
  };
  const leave = (name: keyof NewUser, event: FocusEvent) => {
    // Leaving by the Cancel button is no mistake to point at.
    if (!(event.relatedTarget instanceof HTMLButtonElement)) setLeft(new Set([...left, name]));
  };
  return (
    <DialogShell
      title={organisationTexts.addUser}
      isOpen
      onClose={onClose}
      isDirty={values !== EMPTY}
      error={fault && Object.keys(refused).length === 0 ? fault.message : null}
      submit={{
        label: organisationTexts.addUser,
        pendingLabel: organisationTexts.adding,
        isPending: create.isPending,
        isDisabled: Object.keys(found).length > 0,
        onSubmit: () => create.mutate({ id: organisation._id, ...values, email: values.email.trim() }),
      }}
    >
      <Fields>
        {FIELDS.map(({ name, label, type, maxLength }) => (
          <TextField
            key={name}
            fullWidth
            autoFocus={name === 'firstName'}
            label={label}
            type={type}
            value={values[name]}
            autoComplete={type === 'password' ? 'new-password' : 'off'}
            onChange={(event) => change({ [name]: event.target.value })}
            onBlur={(event) => leave(name, event)}
            error={faultOf(name) !== undefined}
            helperText={faultOf(name) ?? (type === 'password' ? organisationTexts.passwordHint : null)}
            slotProps={{ htmlInput: { maxLength } }}
          />
        ))}
        <TextField
          select
          fullWidth
          label={organisationTexts.role}
          value={values.role}
          onChange={(event) => {
            const role = ROLES.find((one) => one === event.target.value);
            if (role) change({ role });
          }}
        >
          {ROLES.map((role) => (
            <MenuItem key={role} value={role}>
              {ROLE_WORDS[role]}
            </MenuItem>
          ))}
        </TextField>
      </Fields>
    </DialogShell>
  );
}
