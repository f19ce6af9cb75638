import Button from '@mui/material/Button';
import { PASSWORD_LIMITS } from '@rotunda/contract/values';
import { useSession } from '../../../shared/api/session.tsx';
import { PageField } from '../../../shared/records/page-field.ts';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useChangeAccount } from '../api/use-change-account.ts';
import { accountTexts } from '../model/account-texts.ts';
import { AccountError, AccountForm } from './account-form.tsx';

const EMPTY = { currentPassword: '', newPassword: '' };
const asTyped = (values: typeof EMPTY) => values;
const checkLength = ({ newPassword }: typeof EMPTY) =>
  newPassword !== '' && newPassword.length < PASSWORD_LIMITS.shortest
    ? { newPassword: accountTexts.passwordShort }
    : {};

/**
 * Replaces the current password with a new one. The server reports beside the field whether it is too easy to guess.
 */
export function PasswordForm() {
  const { email } = useSession().user;
  const { changePassword } = useChangeAccount();
  const form = useRecordForm({
    record: EMPTY,
    readValues: asTyped,
    check: checkLength,
    save: ({ values }) => changePassword.mutateAsync(values),
    isClearedOnSave: true,
    onSaved: () => toast.success(accountTexts.changed),
  });
  const newPassword = form.text('newPassword');
  const isComplete = form.values.currentPassword !== '' && form.values.newPassword !== '' && form.isValid;
  return (
    <AccountForm title={accountTexts.password} onSubmit={form.submit}>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PageField
        label={accountTexts.currentPassword}
        type="password"
        autoComplete="current-password"
        {...form.text('currentPassword')}
        slotProps={{ htmlInput: { maxLength: PASSWORD_LIMITS.longest } }}
      />
      <PageField
        label={accountTexts.newPassword}
        type="password"
        autoComplete="new-password"
        {...newPassword}
        helperText={newPassword.helperText ?? accountTexts.passwordHint}
        slotProps={{ htmlInput: { maxLength: PASSWORD_LIMITS.longest } }}
      />
      <AccountError fault={form.fault} />
      <div>
        <Button type="submit" variant="contained" disabled={!isComplete || form.isPending}>
          {form.isPending ? accountTexts.changing : accountTexts.change}
        </Button>
      </div>
    </AccountForm>
  );
}
