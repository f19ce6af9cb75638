import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { toApiError } from '../../shared/api/api-error.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { useScreenSession } from '../../shared/api/screen-session.ts';
import { useSingleMutation } from '../../shared/records/use-single-mutation.ts';
import { texts } from '../../shared/texts/texts.ts';
import { DialogShell } from '../../shared/ui/dialog-shell.tsx';
import { Stack } from '../../shared/ui/stack.tsx';

/** Dialog over a page with unsaved input whose session has ended. The user signs in again and continues. */
export function SessionEnded({ email }: { email: string }) {
  const { queries, tokens } = useApi();
  const screenSession = useScreenSession();
  const [password, setPassword] = useState('');
  const signIn = useSingleMutation(
    queries.identity.signIn.mutationOptions({ onSuccess: ({ token }) => tokens.set(token) }),
  );
  return (
    <DialogShell
      title={texts.sessionEnded.heading}
      isOpen
      isDirty
      hidesPage
      onClose={screenSession.leave}
      cancelLabel={texts.sessionEnded.leave}
      error={signIn.error ? toApiError(signIn.error).message : null}
      submit={{
        label: texts.signIn.submit,
        pendingLabel: texts.signIn.pending,
        isPending: signIn.isPending,
        isDisabled: password.trim() === '',
        onSubmit: () => signIn.mutate({ email, password }),
      }}
    >
      <Stack gap={16}>
        <p>{texts.sessionEnded.hint(email)}</p>
        <TextField
          fullWidth
          type="password"
          label={texts.signIn.password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'current-password', maxLength: 256 } }}
        />
      </Stack>
    </DialogShell>
  );
}
