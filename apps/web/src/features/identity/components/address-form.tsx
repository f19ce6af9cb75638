import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { PASSWORD_LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { PageField } from '../../../shared/records/page-field.ts';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { useChangeAccount } from '../api/use-change-account.ts';
import { accountTexts } from '../model/account-texts.ts';
import { AccountError, AccountForm } from './account-form.tsx';

const EMPTY = { email: '', currentPassword: '' };
const MAX_EMAIL_LENGTH = 254;
const asTyped = (values: typeof EMPTY) => values;
const checkNothing = () => ({});

/** Changes the user's own address, if a new one can be confirmed by e-mail. */
export function AddressForm() {
  const { queries } = useApi();
  const { organization } = useSession();
  const settings = useQuery(queries.system.settings.queryOptions());
  if (settings.isPending) return <SkeletonText />;
  return settings.data?.sendsMail === false || organization.isSample ? <ClosedAddress /> : <OpenAddressForm />;
}

/** The new address takes effect once the link sent to it is opened. */
function OpenAddressForm() {
  const { requestAddressChange } = useChangeAccount();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useRecordForm({
    record: EMPTY,
    readValues: asTyped,
    check: checkNothing,
    save: async ({ values }) => {
      const email = values.email.trim();
      await requestAddressChange.mutateAsync({ ...values, email });
      return email;
    },
    isClearedOnSave: true,
    onSaved: setSentTo,
  });
  const isComplete = form.values.email.trim() !== '' && form.values.currentPassword !== '';
  return (
    <AccountForm title={accountTexts.address} onSubmit={form.submit}>
      <PageField
        label={accountTexts.newAddress}
        type="email"
        autoComplete="email"
        {...form.text('email')}
        slotProps={{ htmlInput: { maxLength: MAX_EMAIL_LENGTH } }}
      />
      <PageField
        label={accountTexts.currentPassword}
        type="password"
        autoComplete="current-password"
        {...form.text('currentPassword')}
        slotProps={{ htmlInput: { maxLength: PASSWORD_LIMITS.longest } }}
      />
      <AccountError fault={form.fault} />
      {sentTo === null ? null : <p role="status">{accountTexts.addressSent(sentTo)}</p>}
      <div>
        <Button type="submit" variant="contained" disabled={!isComplete || form.isPending}>
          {form.isPending ? accountTexts.addressSending : accountTexts.changeAddress}
        </Button>
      </div>
    </AccountForm>
  );
}

function ClosedAddress() {
  return (
    <SectionCard title={accountTexts.address}>
      <p>{accountTexts.addressClosed}</p>
    </SectionCard>
  );
}
