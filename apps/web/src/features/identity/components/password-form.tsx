import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PASSWORD_LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { accountTexts } from '../model/account-texts.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 20,
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surface,
  fontSize: 13,
  lineHeight: '20px',
  '& h2': { fontSize: 15, lineHeight: '24px', fontWeight: 600 },
  '& .field': { maxWidth: 480 },
  '& .fault': { color: theme.vars.palette.token.failed },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

const EMPTY = { currentPassword: '', newPassword: '' };
type Values = typeof EMPTY;

/** A new password for the current one; whether it is hard to guess is said by the server, beside the field. */
export function PasswordForm() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const { email } = useSession().user;
  const [values, setValues] = useState(EMPTY);
  const [hasLeft, setHasLeft] = useState(false);
  const update = useMutation(
    queries.identity.changePassword.mutationOptions({
      onSuccess: () => {
        setValues(EMPTY);
        setHasLeft(false);
        toast.success(accountTexts.changed);
        return queryClient.invalidateQueries({ queryKey: queries.identity.findSessions.key() });
      },
    }),
  );
  const change = (changes: Partial<Values>) => {
    update.reset();
    setValues({ ...values, ...changes });
  };
  const fault = update.error ? toApiFault(update.error) : null;
  const isShort = values.newPassword.length < PASSWORD_LIMITS.shortest;
  const shortFault = hasLeft && isShort && values.newPassword !== '' ? accountTexts.passwordShort : undefined;
  const currentFault = fault?.fields['currentPassword'];
  const newFault = shortFault ?? fault?.fields['newPassword'];
  return (
    <Form
      noValidate
      aria-labelledby="account-password"
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate(values);
      }}
    >
      <h2 id="account-password">{accountTexts.password}</h2>
      {/* For programs that keep passwords: whose it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        className="field"
        label={accountTexts.currentPassword}
        type="password"
        autoComplete="current-password"
        value={values.currentPassword}
        onChange={(event) => change({ currentPassword: event.target.value })}
        error={currentFault !== undefined}
        helperText={currentFault}
        slotProps={{ htmlInput: { maxLength: PASSWORD_LIMITS.longest } }}
      />
      <TextField
        className="field"
        label={accountTexts.newPassword}
        type="password"
        autoComplete="new-password"
        value={values.newPassword}
        onChange={(event) => change({ newPassword: event.target.value })}
        onBlur={() => setHasLeft(true)}
        error={newFault !== undefined}
        helperText={newFault ?? accountTexts.passwordHint}
        slotProps={{ htmlInput: { maxLength: PASSWORD_LIMITS.longest } }}
      />
      {fault && Object.keys(fault.fields).length === 0 ? (
        <p className="fault" role="alert">
          {fault.message}
        </p>
      ) : null}
      <div>
        <Button
          type="submit"
          variant="contained"
          disabled={values.currentPassword === '' || isShort || update.isPending}
        >
          {update.isPending ? accountTexts.changing : accountTexts.change}
        </Button>
      </div>
    </Form>
  );
}
