import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@rotunda/contract';
import { useState } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { organisationTexts, USER_LIMITS } from '../model/organisation-texts.ts';

/** A user's first and last name. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const update = useMutation(
    queries.identity.updateUser.mutationOptions({
      onSuccess: () => {
        onClose();
        return queryClient.invalidateQueries({ queryKey: queries.identity.key() });
      },
    }),
  );
  const isEmpty = firstName.trim() === '';
  const length = { htmlInput: { maxLength: USER_LIMITS.name } };
  return (
    <DialogShell
      title={organisationTexts.editName}
      isOpen
      onClose={onClose}
      isDirty={firstName !== user.firstName || lastName !== user.lastName}
      error={update.error ? toApiFault(update.error).message : null}
      submit={{
        label: texts.actions.save,
        isPending: update.isPending,
        isDisabled: isEmpty,
        onSubmit: () => update.mutate({ id: user._id, firstName: firstName.trim(), lastName: lastName.trim() }),
      }}
    >
      <div style={{ display: 'grid', gap: 14 }}>
        <TextField
          fullWidth
          autoFocus
          label={organisationTexts.firstName}
          value={firstName}
          onChange={(event) => setFirstName(event.target.value)}
          error={isEmpty}
          helperText={isEmpty ? organisationTexts.firstNameRequired : null}
          slotProps={length}
        />
        <TextField
          fullWidth
          label={organisationTexts.lastName}
          value={lastName}
          onChange={(event) => setLastName(event.target.value)}
          slotProps={length}
        />
      </div>
    </DialogShell>
  );
}
