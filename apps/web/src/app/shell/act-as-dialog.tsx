import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { toApiError } from '../../shared/api/api-error.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { useSingleMutation } from '../../shared/records/use-single-mutation.ts';
import { texts } from '../../shared/texts/texts.ts';
import { DialogShell } from '../../shared/ui/dialog-shell.tsx';

export interface ActAsDialogProps {
  onClose: () => void;
  /** Called once the session belongs to the other user. */
  onActing: () => void;
}

/** Dialog in which support starts acting as a user of any organization, identified by e-mail address (AUT-04). */
export function ActAsDialog({ onClose, onActing }: ActAsDialogProps) {
  const { queries, tokens } = useApi();
  const [email, setEmail] = useState('');
  const start = useSingleMutation(
    queries.identity.impersonate.mutationOptions({
      onSuccess: ({ token }) => {
        tokens.set(token);
        onActing();
      },
    }),
  );
  const fault = start.error ? toApiError(start.error) : null;
  return (
    <DialogShell
      title={texts.shell.actAsTitle}
      isOpen
      onClose={onClose}
      error={fault?.code === 'NOT_FOUND' ? texts.shell.actAsUnknown : (fault?.message ?? null)}
      submit={{
        label: texts.shell.actAsStart,
        isPending: start.isPending,
        isDisabled: email.trim() === '',
        onSubmit: () => start.mutate({ email: email.trim() }),
      }}
    >
      <TextField
        fullWidth
        autoFocus
        type="email"
        label={texts.shell.actAsEmail}
        helperText={texts.shell.actAsHint}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
      />
    </DialogShell>
  );
}
